import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenTable } from '../../src/hosts/host.ts';
import { emptyDisk, must, openTab, refusalIn, type Tab, until } from './harness.ts';

beforeEach(emptyDisk);

type Lesson = AnyLessonBook['lessons'][number];

const wish = (at: string | null = null) => ({
  game: 'seawolf',
  lesson: 'first',
  at,
  name: 'Ada',
  colours: ['red', 'blue'] as const,
});

const learn = async (tab: Tab, at: string | null = null): Promise<OpenTable> =>
  must(await tab.host.openLesson(wish(at)));

const coachOf = (table: OpenTable) => {
  const { coach } = table.current();
  if (coach === undefined) throw new Error('nobody coaches this table');
  return coach;
};

/** Answers as the hint would. */
const answerRight = async (table: OpenTable): Promise<void> => {
  const { right } = coachOf(table);
  const { seq, question } = table.current();
  const choice = right ?? question?.choices[0];
  if (choice === undefined) throw new Error('nothing is asked');
  must(await table.play({ choice, seq }));
};

describe('A lesson', () => {
  it('is played to its end like a table, one step after the other', async () => {
    const table = await learn(await openTab());
    const steps: number[] = [];
    while (coachOf(table).mode === 'asks') {
      steps.push(coachOf(table).step);
      await answerRight(table);
    }

    expect(coachOf(table).mode).toBe('over');
    expect(steps).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 10, 10, 11, 12]);
    expect(table.current().log.map(({ seq }) => seq)).toEqual(
      table.current().log.map((_, index) => index + 1),
    );
  });

  it('a legal answer that was not wanted is played and explained, and goes back to its question', async () => {
    const table = await learn(await openTab());
    const { question, seq, view } = table.current();

    must(await table.play({ choice: { do: 'lay', cards: ['west'] } as { do: string }, seq }));

    expect(coachOf(table)).toMatchObject({ mode: 'tried', right: null });
    expect(table.current().question).toBeNull();
    expect(table.current().log.flatMap(({ events }) => events.map(({ event }) => event))).toContain(
      'sailed',
    );
    must(await table.undo({ seq: table.current().seq }));
    expect(coachOf(table)).toMatchObject({ mode: 'asks', at: 'east' });
    expect(coachOf(table).notes.map(({ key }) => key)).toEqual(['first.east.west']);
    expect(table.current().question).toEqual(question);
    expect(table.current().view).toEqual(view);
  });

  it('goes on at the step where it was left', async () => {
    const table = await learn(await openTab(), 'pay');

    expect(coachOf(table)).toMatchObject({ mode: 'asks', at: 'pay', step: 8, of: 12 });
    expect(table.current().question?.step).toBe('pirate/pay');
  });

  it('begins anew where the step that was kept is no longer part of it', async () => {
    const table = await learn(await openTab(), 'keelhauling');

    expect(coachOf(table)).toMatchObject({ at: 'east', step: 1 });
  });

  it('refuses what is not offered, and shows nothing of it', async () => {
    const table = await learn(await openTab());
    const { seq } = table.current();

    const answered = await table.play({ choice: { do: 'load' }, seq });

    expect(refusalIn(answered)).toBe('not-offered');
    expect(table.current().seq).toBe(seq);
  });

  it('plays on as a table of its own, against bots', async () => {
    const tab = await openTab();
    const lesson = await learn(tab, 'own');
    await answerRight(lesson);
    const { view } = lesson.current();

    const id = must(await lesson.branch({ seq: lesson.current().seq }));
    lesson.close();
    const table = must(await tab.host.open(id));

    expect(table.current().coach).toBeUndefined();
    expect(table.current().table.seats.map(({ who }) => who.kind)).toEqual(['person', 'bot']);
    expect(table.current().deal).toEqual([]);
    const later = await until(table, ({ question }) => question !== null);
    expect(later.view.pack).toBe(view.pack);
  });

  it('names what is wrong where a game has no such lesson', async () => {
    const tab = await openTab();

    const unknown = await tab.host.openLesson({ ...wish(), lesson: 'last' });
    const untaught = await tab.host.openLesson({ ...wish(), game: 'reef' });

    expect([unknown, untaught].map(refusalIn)).toEqual(['no-table', 'no-table']);
  });
});

const openSpoilt = async (
  spoilt: Partial<Lesson> | ((lesson: Lesson) => Partial<Lesson>),
): Promise<string> => {
  const whole = await LESSONS['seawolf']?.();
  if (whole === undefined) throw new Error('Seawolf has no lessons');
  const lessons = whole.lessons.map((one) =>
    one.id === 'first' ? { ...one, ...(typeof spoilt === 'function' ? spoilt(one) : spoilt) } : one,
  );
  const tab = await openTab({ loadLessons: () => Promise.resolve({ ...whole, lessons }) });
  const opened = await tab.host.openLesson(wish());
  return opened.ok ? '' : opened.refusal.sentence;
};

describe('A lesson that cannot be played as it is written', () => {
  it('is refused where it is opened, by step and field', async () => {
    const start = { seats: 2, seed: 1, answers: [0, 999] };

    expect(await openSpoilt({ start })).toContain('Lesson first, step start, answers[1]');
    expect(await openSpoilt({ names: ['', 'Old Salt', 'Ines'] })).toContain(
      'Lesson first, step start, names',
    );
    expect(await openSpoilt({ learner: 4 })).toContain('Lesson first, step start, learner');
    expect(await openSpoilt({ title: 'first.nothing' })).toContain('Lesson first, step end, key');
  });
});

describe('A lesson with a slip of the pen', () => {
  const patched =
    (more: object) =>
    ({ start }: Lesson): Partial<Lesson> => ({
      start: 'patch' in start ? { ...start, patch: { ...start.patch, ...more } } : start,
    });
  const changed =
    (id: string, change: object) =>
    ({ steps }: Lesson): Partial<Lesson> => ({
      steps: steps.map((step) => (step.id === id ? ({ ...step, ...change } as typeof step) : step)),
    });

  it('an unknown card is refused where it is opened, by its place in the position', async () => {
    expect(await openSpoilt(patched({ ships: { 0: { stern: 'kraken' } } }))).toContain(
      'Lesson first, step start, state.ships[0].stern',
    );
  });

  it('an impossible position is refused where it is opened', async () => {
    expect(await openSpoilt(patched({ ships: { 0: { hold: 'full' } } }))).toContain(
      'Lesson first, step start, state.ships[0].hold',
    );
  });

  it('an answer that is not offered is refused where it is opened, by its step', async () => {
    const answers = [{ do: 'load', good: 'wine' }];

    expect(await openSpoilt(changed('load', { right: { answers } }))).toContain(
      'Lesson first, step load, right.answers',
    );
  });
});

describe('An exercise', () => {
  const open = async (lesson: string): Promise<OpenTable> =>
    must(
      await (await openTab()).host.openLesson({ ...wish(), game: 'tinypirates', lesson, at: null }),
    );
  const answer = async (table: OpenTable, choice: object): Promise<void> => {
    must(await table.play({ choice: choice as { do: string }, seq: table.current().seq }));
  };
  /** Stops short, so that the hold cannot be full, and takes it back. */
  const miss = async (table: OpenTable): Promise<void> => {
    if (table.current().question?.step === 'wheel/order')
      await answer(table, { do: 'order', stop: 1 });
    await answer(table, { do: 'stop' });
    must(await table.undo({ seq: table.current().seq }));
  };
  const ORDER = { do: 'order', stop: 1 };

  it('keeps its goal in sight beside what is said of a miss', async () => {
    const table = await open('full');

    await miss(table);

    expect(coachOf(table)).toMatchObject({ mode: 'asks', kind: 'exercise', misses: 1, help: 0 });
    expect(coachOf(table).notes.map(({ key }) => key)).toEqual(['full.missed', 'full.goal']);
    expect(coachOf(table).right).toBeNull();
  });

  it('gives the hint after two misses and the answer after three', async () => {
    const table = await open('full');
    await miss(table);
    await miss(table);
    const hinted = coachOf(table);

    await miss(table);

    expect(hinted).toMatchObject({ misses: 2, help: 1, right: null });
    expect(coachOf(table)).toMatchObject({ misses: 3, help: 2 });
    expect(coachOf(table).right).toMatchObject({ do: 'to' });
    while (coachOf(table).mode === 'asks') await answerRight(table);
    expect(coachOf(table).mode).toBe('over');
  });

  it('begins anew to show its answer where the learner is on no way that is written down', async () => {
    const table = await open('full');
    await answer(table, ORDER);
    await answer(table, { do: 'to', space: 3 });
    for (let tries = 0; tries < 3; tries++) {
      await answer(table, { do: 'stop' });
      must(await table.undo({ seq: table.current().seq }));
    }

    expect(table.current().question?.step).toBe('wheel/order');
    expect(coachOf(table).right).toEqual(ORDER);
    expect(table.current().undo.can).toBe(false);
  });

  it('knows the exercises that may come next', async () => {
    const table = await open('full');

    expect(coachOf(table).exercises).toHaveLength(10);
    expect(coachOf(table).exercises).toContain('full');
  });
});
