import { describe, expect, it } from 'vitest';
import { measureFlood } from '../src/flood/measure-flood.ts';

describe('A flood', () => {
  it('is measured beside honest tables, which go on: most of it is refused', async () => {
    const floods = await measureFlood({
      kind: { game: 'reef', seats: 2, options: { rounds: 6 } },
      tables: 3,
      seconds: 2,
      warmSeconds: 0.5,
      pace: 5,
      rounds: 1,
      attacks: [
        { guests: 1, framesPerSecond: 500 },
        { guests: 5, framesPerSecond: 500 },
      ],
    });

    expect(floods.map(({ hostileGuests }) => hostileGuests)).toEqual([1, 5]);
    for (const { quiet, flooded, p99Ratio, answers, attacked } of floods) {
      expect(answers).toBeGreaterThan(0);
      expect(quiet.p99).toBeGreaterThanOrEqual(quiet.median);
      expect(flooded.p99).toBeGreaterThanOrEqual(flooded.median);
      expect(p99Ratio).toBeGreaterThan(0);
      expect(attacked.refused).toBeGreaterThan(0);
      expect(attacked.sent).toBeGreaterThanOrEqual(attacked.refused);
    }
  });
});
