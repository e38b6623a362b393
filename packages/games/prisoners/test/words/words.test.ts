import { engine } from '@quarterdeck/kernel/engine';
import { saidIn } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { prisoners, prisonersSay } from '../../src/index.ts';

const strict = engine(prisoners, { strict: true });

/** Matches that say between them nearly all there is to say. */
const TABLES = [
  { seats: 2, seed: 2, tells: 'attack-rolled' },
  { seats: 3, seed: 4, tells: 'attack-rolled' },
  { seats: 4, seed: 6, tells: 'maneuver-played' },
  { seats: 4, seed: 7, tells: 'gave-up' },
];

describe('words', () => {
  it.each(TABLES)(
    'are plain English throughout a match of $seats players (seed $seed), and stay the same',
    ({ seats, seed, tells }) => {
      const { lines, events, flaws, turns } = saidIn(strict, prisonersSay, {
        seats,
        seed,
        limit: 1_500,
        // The ids of maneuvers and territories.
        never: /\b(?:[a-z]+-){1,3}[a-z]+\b(?<!-down|long-term)/,
      });

      expect(flaws).toEqual([]);
      expect(turns).toBeGreaterThan(3);
      expect(lines.size).toBeGreaterThan(50);
      expect(events).toContain(tells);
    },
  );
});
