import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type AnyLessonBook, anyLessons } from '@quarterdeck/kernel/staging';
import { LESSONS } from '@quarterdeck/seawolf/lessons';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../../lessons/report.mjs';
import { outcomeOf } from '../../lessons/tell.mjs';
import { ROOT } from '../../lib/root.mjs';

const whole: AnyLessonBook = anyLessons(LESSONS);

/** The lessons of Seawolf, the guided match alone, with one of its steps changed. */
const spoilt = (step: string, change: object): AnyLessonBook => ({
  ...whole,
  lessons: whole.lessons
    .filter(({ id }) => id === 'first')
    .map((lesson) => ({
      ...lesson,
      steps: lesson.steps.map((one) => (one.id === step ? { ...one, ...change } : one)),
    })),
});

describe('npm run lessons', () => {
  it('prints for each game what it teaches, as JSON, and fails where a lesson does', async () => {
    const broken = spoilt('load', { right: { answers: [{ do: 'load', good: 'wine' }] } });
    const report = await reportOf('seawolf', broken);

    const { out, errors, code } = outcomeOf([report], true);

    expect(code).toBe(1);
    expect(errors.join('\n')).toContain('Lesson first, step load, right.answers');
    const [figures] = JSON.parse(out);
    expect(Object.keys(figures)).toEqual([
      'game',
      'steps',
      'coached',
      'terms',
      'exercises',
      'clauses',
      'shown',
      'notShowable',
    ]);
    expect(figures).toMatchObject({ game: 'seawolf', exercises: 0 });
    expect(figures.shown + figures.notShowable).toBe(figures.clauses);
  });

  it('succeeds where every lesson can be played as it is written', () => {
    const figures = { game: 'reef', steps: 1, coached: 1, terms: 1, exercises: 1 };
    const report = {
      figures: { ...figures, clauses: 2, shown: 1, notShowable: 1 },
      lessons: [],
      problems: [],
    };

    expect(outcomeOf([report], true)).toEqual({
      out: JSON.stringify([report.figures], null, 2),
      errors: [],
      code: 0,
    });
  });

  it('names a game that nobody teaches, and fails', () => {
    const run = spawnSync(
      process.execPath,
      ['--import', './scripts/typescript.mjs', join('scripts', 'lessons.mjs'), '--game', 'chess'],
      { cwd: ROOT, encoding: 'utf8' },
    );

    expect(run.status).toBe(1);
    expect(run.stderr).toContain('No lessons of chess. There are: ahoy, ');
  });
});
