import { engine } from '@quarterdeck/kernel/engine';
import { saidIn } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { doubloons, doubloonsSay } from '../../src/index.ts';

const strict = engine(doubloons, { strict: true });

const MODULES = ['blackJewel', 'advancedScoring', 'legendaryGhostShip', 'stealShip', 'compass'];
const ALL_BUT_THE_ISLAND = Object.fromEntries(MODULES.map((name) => [name, true]));
const EVERYTHING = { ...ALL_BUT_THE_ISLAND, alternateIsland: true };
/** Matches that say between them nearly all there is to say. */
const TABLES = [
  { seats: 2, options: {}, seed: 1 },
  { seats: 3, options: ALL_BUT_THE_ISLAND, seed: 2 },
  { seats: 5, options: ALL_BUT_THE_ISLAND, seed: 3 },
  { seats: 6, options: {}, seed: 4 },
  { seats: 4, options: EVERYTHING, seed: 5 },
  { seats: 2, options: EVERYTHING, seed: 6 },
];

/** The alternate island is a long walk for those who walk at random. */
const LONGEST = 2_500;
/** The names of cards in the pack. */
const CARD = /\b[NKG]\d/;

describe('words', () => {
  it.each(TABLES)(
    'are plain English throughout a match of $seats players (seed $seed), and stay the same',
    (table) => {
      const { lines, events, flaws, turns } = saidIn(strict, doubloonsSay, {
        ...table,
        limit: LONGEST,
        never: CARD,
        // A label is short; where it leaves something open the sentence under it does not.
        detailsTellApart: true,
      });

      expect(flaws).toEqual([]);
      if (!('stealShip' in table.options)) expect(turns).toBeGreaterThan(3);
      expect(lines.size).toBeGreaterThan(100);
      if (table.options === ALL_BUT_THE_ISLAND) expect(events).toContain('treasure-dug-up');
    },
  );
});
