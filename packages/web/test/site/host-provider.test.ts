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
    expect(statusOf({ ...table, asked: asked(0, 1) }, words)).toBe(
      'Ada to answer, 12 answers so far',
    );
  });

  it('counts the answers where only bots are asked', () => {
    expect(statusOf({ ...table, asked: asked(1), answers: 1 }, words)).toBe('1 answer so far');
  });

  it('names everybody who won', () => {
    const over = { ...table, state: 'finished', ranks: [1, 1], scores: [9, 9] } as const;

    expect(statusOf(over, words)).toBe('Won by Ada, Ines');
  });
});
