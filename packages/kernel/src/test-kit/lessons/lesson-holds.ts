import { sfcRng } from '../../chance/rng.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Kinds } from '../../kinds.ts';
import type { Described, Viewing } from '../../say/describe.ts';
import type { Say } from '../../say/say.ts';
import type { Seen } from '../../schema/declare.ts';
import type { AskStep, Lesson, LessonBook } from '../../staging/lesson.ts';
import { LessonFault } from '../../staging/lesson-fault.ts';
import { askOf, type LessonMoment } from '../../staging/lesson-moment.ts';
import {
  answerLesson,
  beginLesson,
  hintOf,
  lessonEnd,
  rightAnswer,
} from '../../staging/lesson-play.ts';
import { readLesson } from '../../staging/read-lesson.ts';
import { scenario } from '../../staging/scenario.ts';
import { difference } from '../difference.ts';
import type { Counted, SeenFrame } from '../laws/counting.ts';
import { type ClauseLock, citedIn, lockFlaws } from './clause-lock.ts';
import { flawsAt, flawsOf, flawsOfWords, saysNote, wordsIn } from './note-flaws.ts';
import { LessonWalk, type Met } from './walk.ts';

export type LessonPlan<K extends Kinds> = {
  readonly say: Say<K>;
  /**
   * What the game's board names, where that is more than `say.describe`: notes point at these. `any`
   * where nobody knows how the board names things: then targets are not looked at.
   */
  readonly describe?: ((viewing: Viewing<K>) => readonly Described[]) | 'any';
  /** The text of the game's ledger. */
  readonly ledger: string;
  readonly lock: ClauseLock;
  /** Law 2: a start is a whole position, in which nothing is doubled and nothing missing. */
  readonly counted?: Counted<K>;
};

export type LessonFigures = {
  readonly lesson: string;
  /** Titled steps, as the learner counts them. */
  readonly steps: number;
  /** On the straight way. */
  readonly answers: number;
  /** By words read, answers given and events of others. */
  readonly seconds: number;
  readonly ways: number;
  readonly positions: number;
};

export type LessonsHeld = {
  readonly figures: readonly LessonFigures[];
  readonly clauses: readonly string[];
  readonly problems: readonly string[];
};

const MOST_SECONDS = 8 * 60;

/** Plays every way through every lesson of a game, and names whatever is wrong by step and field. */
export function lessonHolds<K extends Kinds>(
  engine: Engine<K>,
  book: LessonBook<K>,
  plan: LessonPlan<K>,
): LessonsHeld {
  const held = book.lessons.map((lesson) => oneHolds(engine, book, lesson as Lesson<K>, plan));
  return {
    figures: held.flatMap(({ figures }) => figures),
    clauses: citedIn(book),
    problems: [
      ...held.flatMap(({ problems }) => problems),
      ...flawsOfWords(book.words),
      ...lockFlaws(citedIn(book), plan.ledger, plan.lock),
    ],
  };
}

function oneHolds<K extends Kinds>(
  engine: Engine<K>,
  book: LessonBook<K>,
  lesson: Lesson<K>,
  plan: LessonPlan<K>,
): { readonly figures: readonly LessonFigures[]; readonly problems: readonly string[] } {
  try {
    readLesson(engine, lesson, book.words);
  } catch (problem) {
    if (problem instanceof LessonFault) return { figures: [], problems: [problem.message] };
    throw problem;
  }
  const said = saysNote(plan.say, book, lesson);
  const flaws = new Set<string>();
  const visit = (moment: LessonMoment<K>): void => {
    const hint = hintOf(engine, lesson, moment);
    const notes = askOf(lesson, moment) === undefined ? lessonEnd(engine, lesson, moment) : [];
    for (const flaw of flawsAt(engine, plan, lesson, moment, said)) flaws.add(flaw);
    for (const note of [...(hint === undefined ? [] : [hint]), ...notes])
      for (const flaw of flawsOf(said(note)))
        flaws.add(`Lesson ${lesson.id}, ${note.key}: ${flaw}`);
  };
  const walked = new LessonWalk(engine, lesson, visit).walk();
  const figures = figuresOf(engine, book, lesson, plan, walked.ways, walked.moments);
  const tooLong =
    figures.seconds > MOST_SECONDS
      ? [`Lesson ${lesson.id}: about ${figures.seconds} seconds; at most ${MOST_SECONDS}.`]
      : [];
  return {
    figures: [figures],
    problems: [
      ...walked.problems,
      ...flaws,
      ...tooLong,
      ...startFlaws(engine, lesson, plan.counted),
      ...lesson.steps.flatMap((step) =>
        step.kind === 'ask' ? metFlaws(lesson, step, walked.met.get(step.id)) : [],
      ),
    ],
  };
}

/** Each pattern was offered on some way, and words for other answers can be heard. */
function metFlaws<K extends Kinds>(lesson: Lesson<K>, ask: AskStep<K>, met: Met | undefined) {
  const flaw = (field: string, why: string): string =>
    `Lesson ${lesson.id}, step ${ask.id}, ${field}: ${why}`;
  if (met === undefined) return [flaw('at', 'this question is met on no way.')];
  const flaws: string[] = [];
  if ('answers' in ask.right)
    for (const [at, pattern] of ask.right.answers.entries())
      if (!met.right.has(at))
        flaws.push(flaw(`right.answers[${at}]`, `${JSON.stringify(pattern)} is never offered.`));
  for (const [at, { when }] of (ask.others ?? []).entries())
    if (!met.others.has(at))
      flaws.push(flaw(`others[${at}].when`, `${JSON.stringify(when)} is never offered.`));
  const isChecked = !('answers' in ask.right);
  if (isChecked && !met.wrong) flaws.push(flaw('right.leads', 'every answer is right.'));
  if (!isChecked && ask.onOther !== undefined && !met.unnamed)
    flaws.push(flaw('onOther', 'no other answer can be given; say nothingElse.'));
  return flaws;
}

/** Law 2 on the start, against a table that was dealt with the same terms. */
function startFlaws<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  counted: Counted<K> | undefined,
): string[] {
  const { start } = lesson;
  if (counted === undefined || 'answers' in start) return [];
  const { seats, options, pack } = start;
  const wish = { seats, options: options ?? {}, rng: sfcRng(start.seed ?? 1) };
  const fresh = engine.create(pack === undefined ? wish : { ...wish, pack });
  const count = (match: typeof fresh) =>
    counted(match.state as Seen<K['state']>, match.stack as unknown as readonly SeenFrame<K>[]);
  const changed = difference(count(fresh), count(scenario(engine, start)), 'count');
  if (changed === null) return [];
  return [`Lesson ${lesson.id}, step start, patch: something is doubled or missing (${changed}).`];
}

const SECONDS = { words: 1 / 3, answer: 5, event: 3 } as const;

function figuresOf<K extends Kinds>(
  engine: Engine<K>,
  book: LessonBook<K>,
  lesson: Lesson<K>,
  { say }: LessonPlan<K>,
  ways: number,
  positions: number,
): LessonFigures {
  const said = saysNote(say, book, lesson);
  let { moment, played } = beginLesson(engine, lesson);
  let answers = 0;
  let seconds = 0;
  const count = (): void => {
    const words = moment.notes.reduce((sum, note) => sum + wordsIn(said(note)), 0);
    const others = played.filter(({ seat }) => seat !== lesson.learner);
    const events = others.reduce((sum, one) => sum + one.events.length, 0);
    seconds += words * SECONDS.words + events * SECONDS.event;
  };
  count();
  while (askOf(lesson, moment) !== undefined) {
    const choice = rightAnswer(engine, lesson, moment);
    ({ moment, played } = answerLesson(engine, lesson, moment, choice));
    answers++;
    seconds += SECONDS.answer;
    count();
  }
  const steps = lesson.steps.filter(({ title }) => title !== undefined).length;
  return { lesson: lesson.id, steps, answers, seconds: Math.round(seconds), ways, positions };
}
