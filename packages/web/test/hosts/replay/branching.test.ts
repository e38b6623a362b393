import { speakEnglish } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../../src/frame/en.ts';
import type { TableSeat } from '../../../src/hosts/host.ts';
import { REPLAY_EN } from '../../../src/pages/replay/en.ts';
import {
  isRecentFile,
  memoryFiles,
  recentFiles,
} from '../../../src/pages/replay/open-file/recent-files.ts';
import { seatsToPlayOn } from '../../../src/pages/replay/sidebar/play-on.tsx';
import { verdictOf } from '../../../src/pages/replay/sidebar/verdict.ts';
import { emptyDisk, must, openTab, playOn, refusalIn } from '../harness.ts';
import { clientWith, must as mustRead } from './client.ts';
import { played } from './matches.ts';

const INES = 1 as Seat;
const CAPTAINS: readonly TableSeat[] = [
  { name: 'Ada', colour: 'red', who: { kind: 'person' } },
  { name: 'Ines', colour: 'blue', who: { kind: 'bot', bot: 'random' } },
  { name: 'Tomas', colour: 'green', who: { kind: 'bot', bot: 'random' } },
];

beforeEach(emptyDisk);

describe('Playing on from a replay', () => {
  it('gives one seat to the person, leaves bots what they were, and mans the rest', () => {
    const seats = seatsToPlayOn(CAPTAINS, INES, 'mate');

    expect(seats.map(({ who }) => who)).toEqual([
      { kind: 'bot', bot: 'mate' },
      { kind: 'person' },
      { kind: 'bot', bot: 'random' },
    ]);
    expect(seats.map(({ name, colour }) => [name, colour])).toEqual(
      CAPTAINS.map(({ name, colour }) => [name, colour]),
    );
  });

  it('sets a table at the very position, which can be played to its end', async () => {
    const { text } = await played();
    const client = clientWith();
    const { answers } = mustRead(await client.load(text));
    const position = Math.floor(answers.length / 2);
    const [there] = mustRead(await client.as(INES).positions({ seqs: [position] }));
    const { host } = await openTab();
    const seats = seatsToPlayOn(CAPTAINS, INES, 'deckhand');

    const id = must(await host.branchReplay(text, answers[position - 1]?.length ?? 0, seats));
    const table = must(await host.open(id));
    const { table: about, viewer, view } = table.current();

    expect(viewer).toBe(INES);
    expect(view.state).toEqual(there?.state);
    expect(about.seats).toEqual(seats);
    expect((await playOn(table)).outcome).not.toBeNull();
  });

  it('is refused for a bot nobody knows, too few seats, or a file that is no good', async () => {
    const { text } = await played();
    const { host } = await openTab();
    const stranger = CAPTAINS.map((seat) => ({
      ...seat,
      who: { kind: 'bot', bot: 'ghost' } as const,
    }));

    expect(refusalIn(await host.branchReplay(text, 3, stranger))).toBe('unknown-bot');
    expect(refusalIn(await host.branchReplay(text, 3, CAPTAINS.slice(1)))).toBe('bad-seats');
    expect(refusalIn(await host.branchReplay(text, 100_000, CAPTAINS))).toBe('out-of-range');
    expect(refusalIn(await host.branchReplay('ahoy', 3, CAPTAINS))).toBe('not-json');
  });
});

describe('The verdict on the dice', () => {
  const { words, addCatalogue } = speakEnglish(PAGE_EN);
  addCatalogue(REPLAY_EN);
  const sound = { ok: true, answers: 90, rolls: 31, sentence: '' } as const;

  it('is a plain yes only where the seed was sealed', () => {
    expect(verdictOf(words, { ...sound, committed: true }).text).toMatch(/^Yes/);
    expect(verdictOf(words, { ...sound, committed: true }).text).toContain('90 answers');
    expect(verdictOf(words, { ...sound, committed: false }).text).not.toMatch(/^Yes/);
  });

  it('is a no, or that it cannot be told, in words of its own for each fault', () => {
    const of = (code: 'seed-differs' | 'seed-not-revealed' | 'diverged'): string =>
      verdictOf(words, { ok: false, code, sentence: 'for programmers' }).text;

    expect(of('seed-differs')).toMatch(/^No\. The seed/);
    expect(of('seed-not-revealed')).toMatch(/^Not yet/);
    expect(of('diverged')).toMatch(/^No\. Played again/);
    expect(of('diverged')).not.toContain('for programmers');
  });
});

describe('Files opened before', () => {
  const file = (id: string, openedAt: number) => ({
    id,
    name: `${id}.json`,
    game: 'reef',
    names: ['Ada'],
    openedAt,
    text: '{}',
  });

  it('are kept on the disk, the newest first and not too many', async () => {
    const files = recentFiles();
    for (let i = 0; i < 10; i++) await files.remember(file(`f${i}`, i));

    const listed = await recentFiles().list();

    expect(listed.map(({ id }) => id)).toEqual(['f9', 'f8', 'f7', 'f6', 'f5', 'f4', 'f3', 'f2']);
    expect(await recentFiles().find('f9')).toEqual(file('f9', 9));
  });

  it('can be forgotten', async () => {
    const files = recentFiles();
    await files.remember(file('a', 1));

    await files.forget('a');

    expect(await files.list()).toEqual([]);
    expect(await files.find('a')).toBeUndefined();
  });

  it('last as long as the page where nothing is kept', async () => {
    const files = memoryFiles();
    await files.remember(file('a', 1));

    expect(await files.find('a')).toEqual(file('a', 1));
  });

  it('are not taken from the disk as they are', () => {
    expect(isRecentFile(file('a', 1))).toBe(true);
    expect(isRecentFile({ ...file('a', 1), text: 7 })).toBe(false);
    expect(isRecentFile(null)).toBe(false);
  });
});
