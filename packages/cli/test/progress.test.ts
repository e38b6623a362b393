import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressBar } from '../src/progress.ts';
import type { Terminal } from '../src/terminal.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function listening(watched: boolean) {
  const notes: string[] = [];
  const terminal: Terminal = {
    print: () => {
      throw new Error('progress is never mixed with what a program reads');
    },
    note: (text) => notes.push(text),
    watched,
    columns: 80,
    ask: () => Promise.resolve(null),
    close: () => {},
  };
  return { terminal, notes };
}

describe('Progress', () => {
  it('tells now and then how far it is and how long it will take, and goes when it is done', () => {
    const { terminal, notes } = listening(true);
    const bar = progressBar(terminal, 2_000, 'games');

    for (let played = 1; played <= 100; played++) {
      vi.advanceTimersByTime(10);
      bar.show(played);
    }
    bar.clear();

    expect(notes.slice(0, -2)).toEqual([
      '\r20 of 2,000 games, 20 s left',
      '\r40 of 2,000 games, 20 s left',
      '\r60 of 2,000 games, 20 s left',
      '\r80 of 2,000 games, 20 s left',
      '\r100 of 2,000 games, 19 s left',
    ]);
    expect(notes.slice(-2).join('')).toMatch(/^\r +\r$/);
  });

  it('says nothing where nobody watches, or where it is done at once', () => {
    const unwatched = listening(false);
    const soon = listening(true);

    for (const { terminal } of [unwatched, soon]) {
      const bar = progressBar(terminal, 10, 'games');
      if (terminal === unwatched.terminal) vi.advanceTimersByTime(1_000);
      bar.show(10);
      bar.clear();
    }

    expect([...unwatched.notes, ...soon.notes]).toEqual([]);
  });
});
