import { describe, expect, it } from 'vitest';
import { SHELF } from '../src/abouts.ts';
import { LESSONS } from '../src/lessons.gen.ts';

describe.each(SHELF.map(({ id }) => id))('%s', (game) => {
  const lessons = async () => (await LESSONS[game]?.())?.lessons ?? [];

  it('has a guided first match', async () => {
    const first = (await lessons()).filter(({ kind }) => kind === 'first-match');

    expect(first.map(({ id }) => id)).toEqual(['first']);
  });

  it('has at least ten exercises in three grades, the easiest first', async () => {
    const grades = (await lessons())
      .filter(({ kind }) => kind === 'exercise')
      .map(({ grade }) => grade ?? 0);

    expect(grades.length).toBeGreaterThanOrEqual(10);
    expect(new Set(grades)).toEqual(new Set([1, 2, 3]));
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  });
});
