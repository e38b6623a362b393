import { engine } from '@quarterdeck/kernel/engine';
import { saidIn } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ahoy, ahoySay } from '../../src/index.ts';

const strict = engine(ahoy, { strict: true });

describe('words', () => {
  it.each([2, 3, 4])(
    'are plain English throughout a match of %i players, and stay the same',
    (seats) => {
      const told = new Set<string>();
      for (let seed = 1; seed <= 4; seed++) {
        const { lines, events, flaws, turns } = saidIn(strict, ahoySay, { seats, seed });

        expect(flaws).toEqual([]);
        expect(turns).toBeGreaterThan(1);
        expect(lines.size).toBeGreaterThan(100);
        for (const event of events) told.add(event);
      }

      // What a later line must not forget: where a piece was that is gone.
      expect(told).toContain('figure-removed');
    },
  );
});
