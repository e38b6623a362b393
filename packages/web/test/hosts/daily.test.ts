import { LESSONS } from '@quarterdeck/shelf/lessons';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookWith } from '../../src/games/daily.ts';
import type { OpenTable } from '../../src/hosts/host.ts';
import { emptyDisk, must, openTab, refusalIn } from './harness.ts';

beforeEach(emptyDisk);

const wish = {
  game: 'seawolf',
  lesson: 'daily-20409',
  at: null,
  name: 'Ada',
  colours: ['red', 'blue', 'green'] as const,
};

const open = async (): Promise<OpenTable> => must(await (await openTab()).host.openLesson(wish));

const coachOf = (table: OpenTable) => {
  const { coach } = table.current();
  if (coach === undefined) throw new Error('nobody coaches this table');
  return coach;
};

/** All that may be chosen that day, the best first. */
const choicesOfTheDay = async () => {
  const lessons = await LESSONS['seawolf']?.();
  if (lessons === undefined) throw new Error('Seawolf has no lessons');
  const ask = (await bookWith(lessons, wish.lesson)).lessons.at(-1)?.steps[0];
  if (ask?.kind !== 'ask' || !('answers' in ask.right)) throw new Error('expected a question');
  return [...ask.right.answers, ...(ask.others ?? []).map(({ when }) => when)];
};

describe('The exercise of the day', () => {
  it('is a table at which every legal choice may be tried', async () => {
    const table = await open();
    const { question } = table.current();

    expect(coachOf(table)).toMatchObject({ kind: 'exercise', mode: 'asks', right: null });
    expect(question?.choices).toHaveLength((await choicesOfTheDay()).length);
  });

  it('compares another choice with the best one, takes it back and counts it', async () => {
    const table = await open();
    const [, other] = await choicesOfTheDay();
    if (other === undefined) throw new Error('there is one choice only');

    must(await table.play({ choice: other, seq: table.current().seq }));

    const { mode, notes, misses } = coachOf(table);
    const figures = notes.at(-1)?.with ?? {};
    expect({ mode, misses, key: notes.at(-1)?.key }).toEqual({
      mode: 'tried',
      misses: 1,
      key: 'daily.other',
    });
    expect(Number(figures['mine'])).toBeLessThan(Number(figures['best']));
    must(await table.undo({ seq: table.current().seq }));
    expect(coachOf(table).notes.map(({ key }) => key)).toEqual(['daily.other', 'daily.before']);
  });

  it('is over with the best choice, and tells what it is worth and why', async () => {
    const table = await open();
    const [best] = await choicesOfTheDay();
    if (best === undefined) throw new Error('there is no choice');

    must(await table.play({ choice: best, seq: table.current().seq }));

    const { mode, notes } = coachOf(table);
    expect(mode).toBe('over');
    expect(notes[0]?.key).toBe('daily.right');
  });

  it('is refused of a game that has none', async () => {
    const opened = await (await openTab()).host.openLesson({ ...wish, game: 'reef' });

    expect(refusalIn(opened)).toBe('no-table');
  });
});
