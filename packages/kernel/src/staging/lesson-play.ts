import type { Engine } from '../engine/engine.ts';
import { BadTerms, Malformed, unreachable } from '../errors.ts';
import type { Seat } from '../ids.ts';
import type { ChoiceOf, Kinds } from '../kinds.ts';
import { playedMatch } from './daily-position.ts';
import type { AskStep, LearnerStep, Lesson, OtherAnswer, OthersStep, ReachStep } from './lesson.ts';
import { LessonFault } from './lesson-fault.ts';
import {
  askOf,
  type LessonAnswer,
  type LessonMoment,
  LessonStage,
  type ShownNote,
  text,
} from './lesson-moment.ts';
import { fitsPattern, fitting, type Pattern } from './pattern.ts';
import { begin } from './scenario.ts';

/** What came of an answer. `tried`: shown and explained; the lesson goes on from before it. */
export type LessonTurn<K extends Kinds> = {
  readonly verdict: 'right' | 'accepted' | 'tried';
  readonly played: readonly LessonAnswer<K>[];
  readonly moment: LessonMoment<K>;
};

/** The lesson at its first question. Throws `LessonFault` where it cannot be played as it is written. */
export function beginLesson<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
): Omit<LessonTurn<K>, 'verdict'> {
  const stage = new LessonStage(engine, lesson, staged(engine, lesson));
  const moment = advance(stage, 0, 0);
  return { moment, played: stage.played };
}

/** Plays an answer of the learner. Throws `IllegalChoice` where it is not offered. */
export function answerLesson<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  moment: LessonMoment<K>,
  choice: ChoiceOf<K>,
): LessonTurn<K> {
  const ask = askOf(lesson, moment);
  const stage = new LessonStage(engine, lesson, engine.clone(moment.match));
  if (ask === undefined) throw stage.fault('end', 'the lesson is over and asks nothing more.');
  stage.step = ask.id;
  if (ask.kind === 'reach') return towardsGoal(stage, ask, moment, choice);
  const other = otherOf(ask, choice);
  const luck = stage.luckOf(other?.rig ?? ask.rig, choice);
  stage.play(stage.learner, choice, luck, ask.isSeeded === true ? 'seeded' : 'rigged');
  const ahead = completeQuestion(stage, moment.at, moment.ahead, ask.at);
  const verdict = verdictOn(stage, ask, choice, other);
  if (verdict === 'tried') {
    stage.say(other?.says ?? ask.onOther);
    const { match, notes } = stage;
    return { verdict, played: stage.played, moment: { ...moment, match, notes } };
  }
  if (verdict === 'right') mustHappen(stage, ask.happens);
  stage.say(verdict === 'right' ? ask.onRight : other?.says);
  const next = advance(stage, moment.at + 1, ahead);
  return { verdict, played: stage.played, moment: next };
}

/** Any answer leads on, until the goal is reached or missed. */
function towardsGoal<K extends Kinds>(
  stage: LessonStage<K>,
  step: ReachStep<K>,
  moment: LessonMoment<K>,
  choice: ChoiceOf<K>,
): LessonTurn<K> {
  const { match, notes, played } = stage;
  stage.play(stage.learner, choice, [], 'seeded');
  const came = stage.playOn(step);
  if (came === 'reached') {
    stage.say(step.onReached);
    match.rig.length = 0;
    return { verdict: 'right', played, moment: advance(stage, moment.at + 1, 0) };
  }
  if (came === 'missed') {
    stage.say(step.onMissed);
    return { verdict: 'tried', played, moment: { ...moment, match, notes } };
  }
  stage.say(step.before);
  const answered = [...moment.answered, choice];
  return { verdict: 'right', played, moment: { ...moment, match, answered, notes } };
}

/** An answer that is right here: the one that a hint shows. */
export function rightAnswer<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  moment: LessonMoment<K>,
): ChoiceOf<K> {
  const stage = new LessonStage(engine, lesson, moment.match);
  const ask = askOf(lesson, moment);
  if (ask === undefined) throw stage.fault('end', 'the lesson is over and asks nothing more.');
  stage.step = ask.id;
  const offers = engine.choices(moment.match, stage.learner);
  const { field, patterns } = meant(stage, ask, moment);
  for (const pattern of patterns) {
    const [found] = fitting(offers, pattern);
    if (found !== undefined) return found;
  }
  throw stage.fault(field, `none of ${text(patterns)} is offered. ${stage.asked()}`);
}

/** The patterns of what is right, and the field that they stand in. */
function meant<K extends Kinds>(
  { engine, learner }: LessonStage<K>,
  ask: LearnerStep<K>,
  { match, answered }: LessonMoment<K>,
): { readonly field: string; readonly patterns: readonly Pattern<K>[] } {
  if (ask.kind === 'reach') {
    const patterns = nextOnWays(ask, answered);
    return { field: `ways[0][${answered.length}]`, patterns };
  }
  const { right } = ask;
  if ('answers' in right) return { field: 'right.answers', patterns: right.answers };
  const { hintAnswer } = right;
  const now = engine.view(match, learner);
  const pattern = typeof hintAnswer === 'function' ? hintAnswer(now, []) : hintAnswer;
  return { field: 'right.hintAnswer', patterns: [pattern] };
}

/** What comes next on the ways that go as the learner went. */
const nextOnWays = <K extends Kinds>(
  { ways }: ReachStep<K>,
  answered: readonly ChoiceOf<K>[],
): readonly Pattern<K>[] =>
  ways
    .filter((way) =>
      answered.every((choice, at) => {
        const pattern = way[at];
        return pattern !== undefined && fitsPattern(choice, pattern);
      }),
    )
    .flatMap((way) => way.slice(answered.length, answered.length + 1));

/** Whether a way to the goal that is written down goes on from here: then `rightAnswer` knows it. */
export const isOnWay = <K extends Kinds>(step: ReachStep<K>, moment: LessonMoment<K>): boolean =>
  nextOnWays(step, moment.answered).length > 0;

/** The lesson at a step, by playing right answers up to it; at its beginning where there is no such step. */
export function lessonAt<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  step: string | undefined,
): Omit<LessonTurn<K>, 'verdict'> {
  const first = beginLesson(engine, lesson);
  const isAhead = lesson.steps.some(({ id }) => id === step);
  const played = [...first.played];
  let { moment } = first;
  for (let ask = askOf(lesson, moment); isAhead && ask !== undefined; ask = askOf(lesson, moment)) {
    if (isReached(lesson, moment.at, step)) break;
    const turn = answerLesson(engine, lesson, moment, rightAnswer(engine, lesson, moment));
    played.push(...turn.played);
    moment = turn.moment;
  }
  return { moment, played };
}

const isReached = <K extends Kinds>(
  lesson: Lesson<K>,
  at: number,
  step: string | undefined,
): boolean => lesson.steps.findIndex(({ id }) => id === step) <= at;

/** What the coach says to who asks for help; undefined when the lesson is over. */
export function hintOf<K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  moment: LessonMoment<K>,
): ShownNote | undefined {
  const ask = askOf(lesson, moment);
  return ask === undefined
    ? undefined
    : new LessonStage(engine, lesson, moment.match).shown(ask.hint);
}

/** What is said when the lesson is over. */
export const lessonEnd = <K extends Kinds>(
  engine: Engine<K>,
  lesson: Lesson<K>,
  { match }: LessonMoment<K>,
): readonly ShownNote[] => {
  const stage = new LessonStage(engine, lesson, match);
  return lesson.end.map((note) => stage.shown(note));
};

function staged<K extends Kinds>(engine: Engine<K>, lesson: Lesson<K>) {
  const place = { lesson: lesson.id, step: 'start' };
  try {
    const { start } = lesson;
    if ('answers' in start) return playedMatch(engine, start);
    const { match } = begin(engine, start);
    if (match.rig.length > 0)
      throw new LessonFault(
        { ...place, field: 'rig' },
        `${match.rig.length} numbers were not used.`,
      );
    return match;
  } catch (problem) {
    if (problem instanceof Malformed)
      throw new LessonFault({ ...place, field: problem.path }, problem.message);
    if (problem instanceof BadTerms)
      throw new LessonFault({ ...place, field: 'seats' }, problem.message);
    throw problem;
  }
}

/** From a step on: notes are said and others answer, until the learner is asked or nothing is left. */
function advance<K extends Kinds>(
  stage: LessonStage<K>,
  from: number,
  given: number,
): LessonMoment<K> {
  let ahead = given;
  for (let at = from; ; at++) {
    const step = stage.lesson.steps[at];
    if (step === undefined) return momentOf(stage, at, 0);
    stage.step = step.id;
    switch (step.kind) {
      case 'say':
        stage.say(step.note);
        break;
      case 'others':
        answerForOthers(stage, step, ahead);
        ahead = 0;
        break;
      case 'ask':
        stage.settle(() => stage.asks(step));
        if (stage.asks(step)) {
          stage.say(step.before);
          return momentOf(stage, at, ahead);
        }
        // Luck that was not prepared is the likelier reason.
        stage.holdToChance();
        if (step.maybe !== true)
          throw stage.fault('at', `${step.at} is not asked here. ${stage.asked()}`);
        break;
      case 'reach':
        stage.holdToLuck();
        stage.match.rig.push(...(step.rig ?? []));
        if (stage.playOn(step) !== 'asked')
          throw stage.fault('goal', `nothing is to be decided here. ${stage.asked()}`);
        stage.say(step.before);
        return { match: stage.match, at, ahead: 0, answered: [], notes: stage.notes };
      default:
        return unreachable(step);
    }
  }
}

function momentOf<K extends Kinds>(
  stage: LessonStage<K>,
  at: number,
  ahead: number,
): LessonMoment<K> {
  stage.holdToLuck();
  const { match, notes } = stage;
  return { match, at, ahead, answered: [], notes };
}

function answerForOthers<K extends Kinds>(
  stage: LessonStage<K>,
  step: OthersStep<K>,
  ahead: number,
): void {
  for (let index = ahead; index < step.answers.length; index++) giveAnswer(stage, step, index);
  mustHappen(stage, step.happens);
  stage.say(step.note);
}

function giveAnswer<K extends Kinds>(
  stage: LessonStage<K>,
  step: OthersStep<K>,
  index: number,
): void {
  const { engine, match } = stage;
  const answer = step.answers[index];
  if (answer === undefined) return;
  const found = () => whoGives(stage, answer.by, answer.gives);
  stage.settle(() => found() !== undefined);
  const giving = found();
  if (giving === undefined) {
    stage.holdToChance();
    const by = answer.by ?? engine.asked(match)[0]?.seat ?? 0;
    const pattern = patternOf(stage, answer.gives, by as Seat);
    throw stage.fault(`answers[${index}]`, `${text(pattern)} is not offered. ${stage.asked()}`);
  }
  stage.play(giving.seat, giving.choice, answer.rig ?? []);
}

type Gives<K extends Kinds> = OthersStep<K>['answers'][number]['gives'];

const patternOf = <K extends Kinds>(
  { engine, match }: LessonStage<K>,
  gives: Gives<K>,
  seat: Seat,
) => (typeof gives === 'function' ? gives(engine.view(match, seat)) : gives);

function whoGives<K extends Kinds>(stage: LessonStage<K>, by: number | undefined, gives: Gives<K>) {
  const { engine, match, learner } = stage;
  const seats = engine.asked(match).map(({ seat }) => seat);
  for (const seat of seats.filter((one) => (by === undefined ? one !== learner : one === by))) {
    const [choice] = fitting(engine.choices(match, seat), patternOf(stage, gives, seat));
    if (choice !== undefined) return { seat, choice };
  }
  return undefined;
}

/** Others who were asked the same at once answer too, so that one sees what the answer leads to. */
function completeQuestion<K extends Kinds>(
  stage: LessonStage<K>,
  at: number,
  ahead: number,
  question: string,
): number {
  const next = stage.lesson.steps[at + 1];
  let given = ahead;
  if (next?.kind !== 'others') return given;
  const isStillAsked = () =>
    stage.engine
      .asked(stage.match)
      .some(({ seat, step }) => seat !== stage.learner && step === question) &&
    stage.match.given.some((answer) => answer !== null);
  while (given < next.answers.length && isStillAsked()) giveAnswer(stage, next, given++);
  return given;
}

const otherOf = <K extends Kinds>(
  ask: AskStep<K>,
  choice: ChoiceOf<K>,
): OtherAnswer<K> | undefined =>
  'answers' in ask.right && isRight(ask, choice)
    ? undefined
    : ask.others?.find(({ when }) => fitsPattern(choice, when));

const isRight = <K extends Kinds>({ right }: AskStep<K>, choice: ChoiceOf<K>): boolean =>
  'answers' in right && right.answers.some((pattern) => fitsPattern(choice, pattern));

function verdictOn<K extends Kinds>(
  stage: LessonStage<K>,
  ask: AskStep<K>,
  choice: ChoiceOf<K>,
  other: OtherAnswer<K> | undefined,
): LessonTurn<K>['verdict'] {
  if (other !== undefined) return other.is === 'accepted' ? 'accepted' : 'tried';
  const { right } = ask;
  if ('answers' in right) return isRight(ask, choice) ? 'right' : 'tried';
  const now = stage.engine.view(stage.match, stage.learner);
  return right.leads(now, stage.engine.see(stage.events, stage.learner)) ? 'right' : 'tried';
}

/** Since the learner's last answer. */
function mustHappen<K extends Kinds>(stage: LessonStage<K>, happens: readonly string[] = []): void {
  const events: readonly string[] = stage.events.map(({ event }) => event);
  const missing = happens.find((event) => !events.includes(event));
  if (missing !== undefined)
    throw stage.fault(
      'happens',
      `${missing} did not happen, but ${events.join(', ') || 'nothing'}.`,
    );
}
