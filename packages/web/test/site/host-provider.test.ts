import { speakEnglish } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../src/frame/en.ts';
import type { TableSummary } from '../../src/hosts/host.ts';
import { statusOf } from '../../src/site/host-provider.tsx';

const { words } = speakEnglish(PAGE_EN);
const table: TableSummary = {
  id: 'a',
  game: 'seawolf',
  seats: [
    { name: 'Ada', colour: 'red', who: { kind: 'person' } },
    { name: 'Ines', colour: 'blue', who: { kind: 'bot', bot: 'mate' } },
  ],
  startedAt: 0,
  updatedAt: 0,
  answers: 12,
  state: 'playing',
  asked: [],
  ranks: null,
  scores: null,
};
const asked = (...seats: number[]) => seats as unknown as TableSummary['asked'];

describe('How a stored table stands', () => {
  it('names the person who is asked, and no bot', () => {
    expect(statusOf({ ...table, asked: asked(0, 1) }, words)).toBe('Ada to answer');
  });

  it('says that bots play where only they are asked, and no count of answers', () => {
    expect(statusOf({ ...table, asked: asked(1), answers: 1 }, words)).toBe('The bots are at it');
  });

  it('names everybody who won, and the score', () => {
    const over = { ...table, state: 'finished', ranks: [1, 1], scores: [9, 9] } as const;

    expect(statusOf(over, words)).toBe('Won by Ada, Ines, 9 : 9');
    expect(statusOf({ ...over, scores: null }, words)).toBe('Won by Ada, Ines');
  });
});
