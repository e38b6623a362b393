import { engine } from '@quarterdeck/kernel/engine';
import { saidIn } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { seawolf, seawolfSay } from '../../src/index.ts';

const strict = engine(seawolf, { strict: true });

describe('words', () => {
  it.each([2, 3, 4, 5])(
    'are plain English throughout a match of %i captains, and stay the same',
    (seats) => {
      const told = new Set<string>();
      for (let seed = 1; seed <= 4; seed++) {
        const { lines, events, flaws, turns } = saidIn(strict, seawolfSay, { seats, seed });

        expect(flaws).toEqual([]);
        expect(turns).toBeGreaterThan(3);
        expect(lines.size).toBeGreaterThan(100);
        for (const event of events) told.add(event);
      }

      // What a later line must not forget: the port that lay there before.
      expect(told).toContain('port-opened');
    },
  );
});
