import { byId, HIDDEN_WORD } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { DoubloonsOptions } from '../../../src/model/options.ts';
import type { Kinds } from '../../../src/model/state.ts';
import { spot, table, W1, W2, W3, W4, W5 } from '../../positions.ts';

const { printed, content } = table.pack;
const { alternate } = printed.boards;
const SEATS = [2, 3, 4, 5, 6] as const;

const setUp = (seats: number, seed = 1, options: Partial<DoubloonsOptions> = {}): Match<Kinds> =>
  table.create({ seats, options: { alternateIsland: true, ...options }, rng: sfcRng(seed) });

const groupsOf = (match: Match<Kinds>): string[] =>
  match.state.regions.map(({ tile }) => byId(content.waterTiles, tile).group);

/** The same list, begun anywhere. */
const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(list.length - by),
  ...list.slice(0, list.length - by),
];

describe('Set-up of the alternate island', () => {
  it('DD-284 the alternate island has five water regions, five beaches and four Tribal Ruins round the crater', () => {
    const kinds = alternate.locations.map(({ kind }) => kind);

    expect(alternate.regions).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'beach')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'ruin')).toHaveLength(4);
    expect(content.islands.alternate.locations[alternate.goal]?.name).toBe('Mucevher Crater');
    expect(alternate.locations[alternate.goal]?.next).toEqual(['T1', 'T2', 'T3', 'T4'].map(spot));
  });

  it('DD-S17 a ruin is two Advances from each beach, through a red location', () => {
    for (const beach of alternate.beaches) {
      const red = (alternate.locations[beach]?.next ?? []).filter(
        (at) => alternate.locations[at]?.colour === 'red',
      );
      const beyond = red.flatMap((at) => alternate.locations[at]?.next ?? []);

      expect(red).toHaveLength(1);
      expect(beyond.some((at) => alternate.locations[at]?.kind === 'ruin')).toBe(true);
    }
  });

  it('DD-S17 the first valley leads on to the first two passages only', () => {
    const { next = [] } = alternate.locations[spot('V1')] ?? {};

    expect([...next].sort()).toEqual([spot('C1'), spot('P1'), spot('P2')].sort());
  });

  it('DD-285 the four green-top cards make a deck of 45, and are no captain cards', () => {
    const { deck } = setUp(3).state;
    const kinds = deck.map((card) => printed.cards[card]?.kind);

    expect(deck).toHaveLength(45);
    expect(kinds.filter((kind) => kind === 'green')).toHaveLength(4);
    expect(kinds).not.toContain('captain');
  });

  it('DD-S03 each green-top card has a Hunt that grants a crew, and another common action', () => {
    const actions = printed.cardsOf.green.map((card) => printed.cards[card]?.actions ?? []);

    expect(actions.map(([hunt]) => [hunt?.type, hunt?.gainCrew])).toEqual(
      new Array(4).fill(['hunt', 1]),
    );
    expect(actions.map(([, other]) => other?.type).sort()).toEqual([
      'attackBroadsides',
      'attackForward',
      'pillage',
      'repair',
    ]);
  });

  it('DD-286 the six green landmarks are a fourth stack', () => {
    expect(setUp(2).state.stacks.map((stack) => stack.length)).toEqual([9, 9, 8, 6]);
  });

  it('DD-287 DD-S151 four relics a player lie in the crater, and nobody knows which', () => {
    for (const seats of SEATS) {
      const match = setUp(seats);
      const view = table.view(match, 0 as never).state;

      expect(match.state.crater).toHaveLength(4 * seats);
      expect(match.state.boxedRelics).toHaveLength(24 - 4 * seats);
      expect(new Set(view.crater)).toEqual(new Set([HIDDEN_WORD]));
    }
  });

  it('DD-288 the alternate chart is laid clockwise from any region', () => {
    for (const seats of SEATS) {
      const chart = content.waterChart.alternate[`${seats}`].map((group) => group.slice(0, 1));
      const turns = chart.map((_, by) => turned(chart, by).join());

      for (let seed = 1; seed <= 10; seed++)
        expect(turns).toContain(groupsOf(setUp(seats, seed)).join());
    }
  });

  it('DD-S15 each of the five regions may be the first of the chart', () => {
    const starts = new Set<number>();
    // With two players the only tile of group 1 is third in the chart.
    for (let seed = 1; seed <= 60; seed++)
      starts.add((groupsOf(setUp(2, seed)).indexOf('1') + 3) % 5);

    expect(starts).toEqual(new Set([W1, W2, W3, W4, W5]));
  });

  it('DD-S13 the star stands in the chart of two players alone', () => {
    const starred = SEATS.filter((seats) =>
      content.waterChart.alternate[`${seats}`].includes('3*'),
    );

    expect(starred).toEqual([2]);
  });

  it('DD-288 DD-S14 Mists of Morgana is never in the starred region', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 80; seed++)
      for (const { tile } of setUp(2, seed).state.regions)
        if (byId(content.waterTiles, tile).group === '3') seen.add(tile);

    expect(seen).toEqual(new Set(['highWater', 'riverMerfolk']));
  });

  it('DD-288 Mists of Morgana may lie where there is no star', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++)
      for (const { tile } of setUp(3, seed).state.regions) seen.add(tile);

    expect(seen).toContain('mistsOfMorgana');
  });

  it('DD-289 a captain starts on the beach of the region of its ship', () => {
    for (const region of [W1, W2, W3, W4, W5]) {
      const match = setUp(6);
      const { initiative } = match.state;

      script(table, match, [{ do: 'captain', captain: 'voet', region, facing: 'ccw' }]);

      expect(match.state.ships[initiative]).toMatchObject({
        region,
        facing: 'ccw',
        location: spot(`B${region + 1}`),
      });
    }
  });

  it('DD-290 DD-354 end game trackers are off their tracks until the dig', () => {
    expect(setUp(4).state.ships.map(({ track }) => track)).toEqual([0, 0, 0, 0]);
    expect(content.counts.modules.endGameTrackers).toBe(6);
  });

  it('DD-291 each player has two fragments; the rest of the twelve are out of the game', () => {
    for (const seats of SEATS) {
      const { ships, boxedFragments } = setUp(seats).state;

      expect(ships.map(({ fragments }) => fragments.length)).toEqual(new Array(seats).fill(2));
      expect(boxedFragments).toHaveLength(12 - 2 * seats);
    }
  });

  it('DD-292 the map stack holds special tiles only, the Orb from five players on', () => {
    for (const seats of SEATS) {
      const orb = seats > 4 ? ['protectionOrb'] : [];

      expect(setUp(seats).state.mapStack.toSorted()).toEqual(
        ['islandLore', ...orb, 'skullAmulet'].toSorted(),
      );
    }
  });

  it('DD-299 no ship is placed in a region of group S', () => {
    const match = setUp(2);
    const barred = groupsOf(match).indexOf('S');
    const open = groupsOf(match).indexOf('1');
    const taking = { do: 'captain', captain: 'voet', facing: 'cw' } as const;

    expect(isOffered(table, match, { ...taking, region: open })).toBe(true);
    expect(whyNot(table, match, { ...taking, region: barred })).toBe('DD-041');
  });
});
