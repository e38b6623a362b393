import type { OpenTable } from '@quarterdeck/tables';
import { describe, expect, it } from 'vitest';
import {
  afterNews,
  FRESH_MS,
  isFresh,
  LEFT_MS,
  type Rows,
} from '../../../src/pages/lobby/standing-rows.ts';

const table = (id: string): OpenTable => ({
  table: id,
  game: 'seawolf',
  seats: [],
  invitation: id,
  answerTime: null,
  createdAt: 0,
});
const listed = (...ids: readonly string[]): readonly OpenTable[] => ids.map(table);
const shownIn = ({ shown }: Rows): string =>
  shown.map(({ table: { table: id }, state }) => `${id}${state === 'left' ? '-left' : ''}`).join();

describe('The rows of the lobby', () => {
  it('begin as they are, none of them marked as new', () => {
    const first = afterNews(null, listed('a', 'b'), 1_000, false);

    expect(shownIn(first)).toBe('a,b');
    expect(first.shown.some((row) => isFresh(row, 1_000))).toBe(false);
  });

  it('come in at the head, and are marked for a while', () => {
    const { shown } = afterNews(null, listed('a'), 1_000, false);
    const next = afterNews(shown, listed('b', 'a'), 2_000, false);

    expect(shownIn(next)).toBe('b,a');
    const [fresh] = next.shown;
    expect(fresh && isFresh(fresh, 2_000 + FRESH_MS - 1)).toBe(true);
    expect(fresh && isFresh(fresh, 2_000 + FRESH_MS)).toBe(false);
  });

  it('stand where they stood when they have left, and go after a while', () => {
    const { shown } = afterNews(null, listed('a', 'b', 'c'), 1_000, false);
    const left = afterNews(shown, listed('a', 'c'), 2_000, false);
    expect(shownIn(left)).toBe('a,b-left,c');

    expect(shownIn(afterNews(left.shown, listed('a', 'c'), 2_000 + LEFT_MS - 1, false))).toBe(
      'a,b-left,c',
    );
    expect(shownIn(afterNews(left.shown, listed('a', 'c'), 2_000 + LEFT_MS, false))).toBe('a,c');
  });

  it('never move under a pointer: what is new waits, and what has left stays', () => {
    const { shown } = afterNews(null, listed('a', 'b'), 1_000, false);
    const held = afterNews(shown, listed('d', 'c', 'b'), 2_000, true);
    expect(shownIn(held)).toBe('a-left,b');
    expect(held.waiting).toBe(2);

    const later = afterNews(held.shown, listed('d', 'c', 'b'), 2_000 + 2 * LEFT_MS, true);
    expect(shownIn(later)).toBe('a-left,b');

    expect(shownIn(afterNews(later.shown, listed('d', 'c', 'b'), 30_000, false))).toBe('d,c,b');
  });
});
