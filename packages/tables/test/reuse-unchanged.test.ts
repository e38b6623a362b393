import { describe, expect, it } from 'vitest';
import { reuseUnchanged } from '../src/replica/reuse-unchanged.ts';

const shot = (seq: number, wait: number) => ({
  seq,
  view: { state: { ships: [{ tile: 1 }, { tile: 2 }], wind: null } },
  bots: { paused: false, wait },
});

describe('What a table tells again', () => {
  it('is the known object where nothing changed', () => {
    const known = shot(1, 400);

    expect(reuseUnchanged(known, shot(1, 400))).toBe(known);
  });

  it('keeps the parts that did not change', () => {
    const known = shot(1, 400);

    const next = reuseUnchanged(known, shot(2, 0));

    expect(next).toEqual(shot(2, 0));
    expect(next.view).toBe(known.view);
    expect(next.bots).not.toBe(known.bots);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [null, {}],
    [{}, null],
    [0, -0],
  ])('tells %j from %j', (known, next) => {
    const told = reuseUnchanged(known, structuredClone(next));

    expect(told).toEqual(next);
    expect(told).not.toBe(known);
  });
});
