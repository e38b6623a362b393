import { at } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { type Counted, inWords, obeysTheLaws, unproven } from '@quarterdeck/kernel/test-kit';
import { countOf } from '@quarterdeck/proof';
import { lawRun, lawTime } from '@quarterdeck/proof/law-run';
import { describe, expect, it } from 'vitest';
import { seawolf } from '../src/index.ts';
import type { Kinds } from '../src/model/state.ts';

const MATCHES = countOf('lawMatches');

/** Whatever the book counts (SW-006 to SW-023), wherever it lies. */
const counted: Counted<Kinds> = (g) => {
  const { rows } = at(at(g.printed.tables, g.ships.length - 2).supply, g.supplySide);
  const onBoard = rows.flatMap((row, index) => row.slice(at(g.taken, index)));
  const inPorts = g.ports.flatMap(({ tile, slots }) => {
    const face = at(at(g.printed.pieces, at(g.pieces, tile)).faces, at(g.faces, tile));
    return slots.flatMap((cover, slot) => {
      if (cover === 'good' && face.kind === 'port') return [at(face.slots, slot)];
      return cover === 'cocoa' || cover === 'cocoa-left' ? ['cocoa' as const] : [];
    });
  });
  const markers = (good: 'cotton' | 'wine' | 'tea' | 'cocoa'): number =>
    g.box[good] +
    [...onBoard, ...inPorts].filter((one) => one === good).length +
    g.ships.reduce((sum, ship) => sum + ship[good], 0);
  return {
    cotton: markers('cotton'),
    wine: markers('wine'),
    tea: markers('tea'),
    cocoa: markers('cocoa'),
    cannons: g.cannons + g.ships.reduce((sum, ship) => sum + ship.cannons, 0),
    chests: g.chestStack.length + g.ships.reduce((sum, ship) => sum + ship.chests.length, 0),
    chestValues:
      g.chestStack.reduce((sum, value) => sum + value, 0) +
      g.ships.reduce((sum, ship) => sum + ship.chests.reduce((a, b) => a + b, 0), 0),
    ports: g.ports.length + g.portPile.length + g.usedPorts.length,
    overfull: g.ships.filter((ship) => {
      const aboard = ship.rum + ship.cotton + ship.wine + ship.tea + ship.cocoa;
      const holds = ship.extensions.filter((id) => at(g.printed.extensions, id).type === 'hold');
      return aboard > g.printed.holdSpaces + 2 * holds.length || ship.rum < 0 || ship.thalers < 0;
    }).length,
    missingExtensions:
      new Set(g.ships.flatMap((ship) => ship.extensions)).size -
      g.ships.reduce((sum, ship) => sum + ship.extensions.length, 0),
  };
};

const SECRETS = ['state.chestStack', 'state.portPile', 'state.ships.chests', 'state.ships.orders'];

/** Random captains hardly ever come to a chest. */
const SELDOM = ['state.ships.chests'];

describe('the laws', () => {
  it(
    'hold in random matches of every table',
    () => {
      const figures = obeysTheLaws(seawolf, lawRun({ matches: MATCHES, counted, limit: 3_000 }));

      console.log(inWords(figures));
      expect(unproven(figures, { matches: MATCHES, secrets: SECRETS, seldom: SELDOM })).toEqual([]);
    },
    lawTime(MATCHES),
  );

  it(
    'hold where ports fill fast, so that used ports and the chests run through',
    () => {
      const { content } = seawolf.pack;
      const small = <T>(slots: readonly T[]): readonly T[] => slots.slice(0, 1);
      const pack = engine(seawolf).readPack({
        ...content,
        counts: { ...content.counts, counts: { ...content.counts.counts, portTiles: 4 } },
        portTiles: content.portTiles.slice(0, 4).map((tile) => ({
          ...tile,
          faces: {
            a: { ...tile.faces.a, slots: small(tile.faces.a.slots) },
            b: { ...tile.faces.b, slots: small(tile.faces.b.slots) },
          },
        })),
      });
      const whole = lawRun({ matches: MATCHES, counted, pack, sample: 20 });
      const matches = Math.ceil(whole.matches / 8);

      const figures = obeysTheLaws(seawolf, { ...whole, matches });

      expect(figures.matches).toBe(matches);
    },
    lawTime(MATCHES),
  );
});
