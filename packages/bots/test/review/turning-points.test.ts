import type { Change, Decision, SeatReview } from '@quarterdeck/bots';
import { describe, expect, it } from 'vitest';
import { turningPoints } from '../../src/review/turning-points.ts';

const steady = (answers: number): Change[] =>
  Array.from({ length: answers }, () => ({ luck: 0, decision: 0 }));

const decision = (position: number, slip: number, error = 0.001): Decision => {
  const chosen = { choice: { do: 'stay' }, share: 0.3 };
  const better = { choice: { do: 'go' }, share: 0.3 + slip };
  return { position, seat: 0, chosen, choices: [better, chosen], slip, error, stake: slip };
};

const seat = (changes: readonly Change[], decisions: readonly Decision[] = [], error = 0.001) => {
  const positions = Array.from({ length: changes.length + 1 }, (_, nth) => nth);
  const review: SeatReview = {
    shares: positions.map(() => 0.5),
    changes,
    decisions,
    luck: 0,
    slips: 0,
    accuracy: null,
  };
  return { review, errors: positions.map(() => error), judgedAt: positions };
};

const withLuck = (answers: number, at: { readonly [nth: number]: number }): Change[] =>
  steady(answers).map((change, nth) => ({ ...change, luck: at[nth] ?? 0 }));

describe('Turning points', () => {
  it('are the six largest swings, in the order in which they came', () => {
    const swings = { 0: 0.2, 1: -0.07, 2: 0.3, 3: 0.06, 4: -0.5, 5: 0.09, 6: 0.08, 7: 0.1 };

    const points = turningPoints([seat(withLuck(8, swings))]);

    expect(points.map(({ from }) => from)).toEqual([0, 2, 4, 5, 6, 7]);
    expect(points[2]).toEqual({ kind: 'luck', seat: 0, from: 4, to: 5, amount: -0.5 });
  });

  it('tell a slip as a decision, and what others gained by it not once more', () => {
    const mine = seat(steady(4), [decision(2, 0.1)]);
    const theirs = seat(withLuck(4, { 2: 0.11 }));

    expect(turningPoints([mine, theirs])).toEqual([
      { kind: 'decision', seat: 0, from: 2, to: 3, amount: -0.1 },
    ]);
  });

  it('tell of a chance that was not taken once, as the decision', () => {
    const points = turningPoints([seat(withLuck(4, { 1: 0.2 }), [decision(2, 0.18)])]);

    expect(points.map(({ kind, from }) => [kind, from])).toEqual([['decision', 2]]);
  });

  it('leave out what the judgement cannot tell from noise', () => {
    const unsure = seat(withLuck(3, { 1: 0.2 }), [decision(0, 0.08, 0.05)], 0.1);

    expect(turningPoints([unsure])).toEqual([]);
  });

  it('begin where the seat was last judged', () => {
    const watched = seat(withLuck(4, { 3: -0.2 }));

    const [point] = turningPoints([{ ...watched, judgedAt: [0, 1, 1, 1, 4] }]);

    expect(point).toMatchObject({ from: 1, to: 4 });
  });
});
