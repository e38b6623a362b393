import { at } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS, type Board, FACINGS } from '../../src/pack/components.ts';
import type { LocationId } from '../../src/pack/printed.ts';
import { jewelsFor, onwardFrom, startOf } from '../../src/rules/geometry/island.ts';
import { boardOf, regionAhead } from '../../src/rules/geometry/ring.ts';
import { place, spot, table } from '../positions.ts';

const { printed } = table.pack;
const chart = (board: Board, relicsLeft = 0) => ({
  printed,
  board,
  crater: new Array<string>(relicsLeft).fill('totem-x'),
});
const keysOf = (board: Board, ids: readonly LocationId[]): string[] =>
  ids.map((id) => at(printed.boards[board].locations, id).key);
const locations = (board: Board) => printed.boards[board].locations;

describe('The ring of water', () => {
  it('DD-065 sailing on in one direction leads through every region and back', () => {
    for (const board of BOARDS)
      for (const facing of FACINGS) {
        const g = chart(board);
        const { regions } = boardOf(g);
        const first = at(regions, 0).id;
        const seen = regions.map((_, by) => regionAhead(g, first, facing, by));

        expect(new Set(seen).size).toBe(board === 'standard' ? 4 : 5);
        expect(regionAhead(g, first, facing, regions.length)).toBe(first);
      }
  });

  it('DD-345 the faced region is the next one in that direction, the region beyond the one after', () => {
    const g = chart('standard');
    const [south, west, north, east] = boardOf(g).regions.map(({ id }) => id);
    if (south === undefined || west === undefined) throw new Error('four regions');

    expect(regionAhead(g, south, 'cw')).toBe(west);
    expect(regionAhead(g, south, 'ccw')).toBe(east);
    expect(regionAhead(g, south, 'cw', 2)).toBe(north);
    expect(regionAhead(g, west, 'ccw', 2)).toBe(east);
  });
});

describe('The standard island', () => {
  const g = chart('standard');

  it('DD-S16 three routes of 5, 7 and 3 locations lead from the beach to the Mount', () => {
    const walk = (first: string): string[] => {
      const way = [place(first)];
      for (;;) {
        const [next] = onwardFrom(g, at(locations('standard'), at(way, way.length - 1)).id);
        if (next === undefined)
          return keysOf(
            'standard',
            way.map((id) => at(locations('standard'), id).id),
          );
        way.push(next);
      }
    };

    expect(walk('C1')).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'mount']);
    expect(walk('V1')).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'mount']);
    expect(walk('P1')).toEqual(['P1', 'P2', 'P3', 'mount']);
  });

  it('DD-S16 crossings lead from V3 to C2, from C3 to V6 and from V5 to P2', () => {
    const onward = (key: string) =>
      keysOf('standard', onwardFrom(g, at(locations('standard'), place(key)).id));

    expect(onward('beach')).toEqual(['C1', 'V1', 'P1']);
    expect(onward('V3')).toEqual(['V4', 'C2']);
    expect(onward('C3')).toEqual(['C4', 'V6']);
    expect(onward('V5')).toEqual(['V6', 'P2']);
    expect(onward('mount')).toEqual([]);
  });

  it('DD-S44 a location is as far from the Mount as the fewest steps forward', () => {
    const distances = Object.fromEntries(locations('standard').map((l) => [l.key, l.distance]));

    expect(distances).toMatchObject({
      mount: 0,
      C5: 1,
      P3: 1,
      V6: 2,
      P2: 2,
      V5: 3,
      beach: 4,
      V1: 7,
    });
  });

  it('DD-203 DD-204 DD-205 0, 1 and 2 spaces from the Mount give 3, 2 and 1 jewels, others none', () => {
    const jewels = locations('standard').map(({ id, distance }) => [distance, jewelsFor(g, id)]);

    for (const [distance = 0, count] of jewels) expect(count).toBe([3, 2, 1][distance] ?? 0);
  });
});

describe('The alternate island', () => {
  it('DD-S17 every beach is 2 red steps from a ruin, and no way is shorter', () => {
    const beaches = locations('alternate').filter(({ kind }) => kind === 'beach');

    expect(beaches.map(({ distance }) => distance)).toEqual([3, 3, 3, 3, 3]);
    for (const { id, key } of beaches) {
      const touching = keysOf('alternate', onwardFrom(chart('alternate'), id));
      expect(touching).toHaveLength(3);
      expect(touching).toContain(key.replace('B', 'P'));
    }
  });

  it('DD-S17 V1 leads on to P1 and P2 only', () => {
    const v1 = at(locations('alternate'), spot('V1')).id;

    expect(keysOf('alternate', onwardFrom(chart('alternate'), v1))).toEqual(['C1', 'P1', 'P2']);
  });

  it('DD-295 every path can be walked both ways', () => {
    const g = chart('alternate');
    for (const { id, next } of locations('alternate'))
      for (const to of next) expect(onwardFrom(g, to)).toContain(id);
  });

  it('DD-312 the crater is next to the four ruins, and open only when no relic is left in it', () => {
    const { goal } = printed.boards.alternate;
    const touching = (relics: number) =>
      locations('alternate').filter(({ id }) =>
        onwardFrom(chart('alternate', relics), id).includes(goal),
      );

    expect(touching(0).map(({ kind }) => kind)).toEqual(['ruin', 'ruin', 'ruin', 'ruin']);
    expect(touching(1)).toEqual([]);
  });

  it('DD-289 a captain starts on the beach of the region of its ship', () => {
    const g = chart('alternate');
    const starts = boardOf(g).regions.map(({ id }) => startOf(g, id));

    expect(keysOf('alternate', starts)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
  });
});
