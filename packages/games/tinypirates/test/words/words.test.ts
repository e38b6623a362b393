import { engine } from '@quarterdeck/kernel/engine';
import { saidIn } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { tinypirates, tinypiratesSay } from '../../src/index.ts';

const strict = engine(tinypirates, { strict: true });

/** Matches that say between them nearly all there is to say. */
const TABLES = [
  { seats: 1, seed: 1, tells: 'solo-rolled' },
  { seats: 1, seed: 2, tells: 'solo-retreated' },
  { seats: 2, seed: 2, tells: 'merchant-sunk' },
  { seats: 3, seed: 3, tells: 'treasure-buried' },
  { seats: 4, seed: 4, tells: 'battle-won' },
];

describe('words', () => {
  it.each(TABLES)(
    'are plain English throughout a match of $seats players (seed $seed), and stay the same',
    ({ seats, seed, tells }) => {
      const { lines, events, flaws, turns } = saidIn(strict, tinypiratesSay, {
        seats,
        seed,
        limit: 1_500,
        // The ids of cards and ports, and what the rules call crates.
        never: /\b(?:map|merchant|captain|solo|port)-|\bcubes?\b/,
      });

      expect(flaws).toEqual([]);
      expect(turns).toBeGreaterThan(3);
      expect(lines.size).toBeGreaterThan(50);
      expect(events).toContain(tells);
    },
  );
});
