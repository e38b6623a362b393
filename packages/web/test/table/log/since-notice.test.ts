import type { Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../src/hosts/host.ts';
import { AWAY_MS, missedSince } from '../../../src/table/log/since-notice.tsx';

const NOW = 1_700_000_000_000;
const [ME, BEA] = [0 as Seat, 1 as Seat];
type Seen = Pick<TableSnapshot, 'log' | 'viewer' | 'timing'>;

/** Entries by seat and age; the last is the newest. */
const at = (entries: readonly (readonly [Seat, number])[], over: Partial<Seen> = {}): Seen => ({
  viewer: ME,
  timing: {} as NonNullable<Seen['timing']>,
  log: entries.map(([seat, ago], index) => ({
    kind: 'choice',
    seat,
    seq: index + 1,
    at: NOW - ago,
    events: [],
  })) as unknown as Seen['log'],
  ...over,
});

describe('who comes back to a table', () => {
  it('is greeted where others answered since their own last answer, a while ago', () => {
    expect(
      missedSince(
        at([
          [ME, AWAY_MS],
          [BEA, 10],
        ]),
        NOW,
      ),
    ).toBe(1);
    expect(
      missedSince(
        at([
          [ME, 2 * AWAY_MS],
          [BEA, AWAY_MS],
          [BEA, 5],
        ]),
        NOW,
      ),
    ).toBe(1);
  });

  it('is not greeted after a moment, at the beginning, after their own answer, or at a table of one screen', () => {
    expect(
      missedSince(
        at([
          [ME, AWAY_MS - 1],
          [BEA, 10],
        ]),
        NOW,
      ),
    ).toBeUndefined();
    expect(missedSince(at([[BEA, 2 * AWAY_MS]]), NOW)).toBeUndefined();
    expect(
      missedSince(
        at([
          [BEA, 3 * AWAY_MS],
          [ME, 2 * AWAY_MS],
        ]),
        NOW,
      ),
    ).toBeUndefined();
    const local = at([
      [ME, AWAY_MS],
      [BEA, 10],
    ]);
    expect(missedSince({ log: local.log, viewer: ME }, NOW)).toBeUndefined();
  });

  it('who looks on has no turn to come back to', () => {
    expect(
      missedSince(
        at(
          [
            [ME, AWAY_MS],
            [BEA, 10],
          ],
          { viewer: 'spectator' },
        ),
        NOW,
      ),
    ).toBeUndefined();
  });
});
