import { describe, expect, it } from 'vitest';
import { narrowed, narrowingOf } from '../src/question/narrowing.ts';

const pairs = (cards: readonly number[]) =>
  cards.flatMap((a, i) => cards.slice(i + 1).map((b) => ({ do: 'discard', cards: [a, b] })));

const routes = [1, 2, 3].flatMap((a) => [1, 2, 3].map((b) => ({ do: 'plan', pools: [a, b] })));

describe('Narrowing', () => {
  it('leaves few choices alone', () => {
    expect(narrowingOf(pairs([1, 2, 3, 4]))).toBeUndefined();
  });

  it('picks a long list of pairs apart, whatever the order of the picks', () => {
    const choices = pairs([1, 2, 3, 4, 5]);
    const narrowing = narrowingOf(choices);

    expect(narrowing).toEqual({ kind: 'discard', field: 'cards', ordered: false });
    if (narrowing === undefined) return;
    expect(narrowed(choices, narrowing, []).next).toEqual([1, 2, 3, 4, 5]);
    expect(narrowed(choices, narrowing, [4]).next).toEqual([1, 2, 3, 5]);
    expect(narrowed(choices, narrowing, [4, 2]).complete).toEqual([
      { do: 'discard', cards: [2, 4] },
    ]);
  });

  it('keeps the order where two orders are two choices', () => {
    const narrowing = narrowingOf(routes);

    expect(narrowing?.ordered).toBe(true);
    if (narrowing === undefined) return;
    expect(narrowed(routes, narrowing, [2]).next).toEqual([1, 2, 3]);
    expect(narrowed(routes, narrowing, [2, 1]).only).toEqual({ do: 'plan', pools: [2, 1] });
  });

  it('counts a thing that is there twice as two', () => {
    const choices = [
      [1, 1],
      [1, 2],
      [2, 2],
      [1, 3],
      [2, 3],
      [3, 3],
      [1, 4],
      [2, 4],
      [3, 4],
    ].map((goods) => ({ do: 'sell', goods }));
    const narrowing = narrowingOf(choices);

    expect(narrowing?.ordered).toBe(false);
    if (narrowing === undefined) return;
    expect(narrowed(choices, narrowing, [1, 1]).complete).toEqual([{ do: 'sell', goods: [1, 1] }]);
    expect(narrowed(choices, narrowing, [4, 4]).next).toEqual([]);
  });

  it('lets a shorter list be finished while a longer one is still possible', () => {
    const choices = [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3], [4]].map((cards) => ({
      do: 'throw',
      cards,
    }));
    const narrowing = narrowingOf(choices);

    if (narrowing === undefined) throw new Error('nothing to pick apart');
    const { next, complete, only } = narrowed(choices, narrowing, [1, 2]);
    expect(complete).toEqual([{ do: 'throw', cards: [1, 2] }]);
    expect(next).toEqual([3]);
    expect(only).toBeUndefined();
  });

  it('picks apart one kind of choice beside others', () => {
    const choices = [{ do: 'pass' }, ...pairs([1, 2, 3, 4, 5])];

    expect(narrowingOf(choices)?.kind).toBe('discard');
  });
});
