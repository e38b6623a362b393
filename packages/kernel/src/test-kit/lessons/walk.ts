// Every way through a lesson: each right answer, each other one that the lesson has words for.

import type { Engine } from '../../engine/engine.ts';
import type { Seat } from '../../ids.ts';
import type { ChoiceOf, Kinds } from '../../kinds.ts';
import type { AskStep, LearnerStep, Lesson, ReachStep, Way } from '../../staging/lesson.ts';
import { askOf, type LessonMoment } from '../../staging/lesson-moment.ts';
import { answerLesson, beginLesson } from '../../staging/lesson-play.ts';
import { fitting } from '../../staging/pattern.ts';
import { difference } from '../difference.ts';

/** What was met at one question, on all ways together. */
export type Met = {
  /** By index of `right.answers` and of `others`: whether it was ever offered. */
  readonly right: Set<number>;
  readonly others: Set<number>;
  /** Whether an answer was ever tried and taken back. */
  wrong: boolean;
  /** Whether an offer was met that no pattern names. */
  unnamed: boolean;
};

export type Walked = {
  readonly met: ReadonlyMap<string, Met>;
  readonly moments: number;
  readonly ways: number;
  readonly problems: readonly string[];
};

/** More ways than this are no lesson any more: fewer right answers, or a step that brings them together. */
const MOST_MOMENTS = 2_000;

const placeOf = <K extends Kinds>(lesson: Lesson<K>, ask: LearnerStep<K>, field: string): string =>
  `Lesson ${lesson.id}, step ${ask.id}, ${field}`;

export class LessonWalk<K extends Kinds> {
  readonly #engine: Engine<K>;
  readonly #lesson: Lesson<K>;
  readonly #visit: (moment: LessonMoment<K>) => void;
  readonly #seen = new Set<string>();
  readonly #met = new Map<string, Met>();
  readonly #problems: string[] = [];
  #ways = 0;

  constructor(engine: Engine<K>, lesson: Lesson<K>, visit: (moment: LessonMoment<K>) => void) {
    this.#engine = engine;
    this.#lesson = lesson;
    this.#visit = visit;
  }

  walk(): Walked {
    const open = [beginLesson(this.#engine, this.#lesson).moment];
    for (let moment = open.pop(); moment !== undefined; moment = open.pop()) {
      if (!this.#isNew(moment)) continue;
      this.#visit(moment);
      const ask = askOf(this.#lesson, moment);
      if (ask === undefined) this.#ways++;
      else if (ask.kind === 'ask') open.push(...this.#answersAt(moment, ask));
      else open.push(...this.#waysFrom(moment, ask));
    }
    return {
      met: this.#met,
      moments: this.#seen.size,
      ways: this.#ways,
      problems: this.#problems,
    };
  }

  /** Every way that is written down is played: the good ones reach the goal, the bad ones miss it. */
  #waysFrom(moment: LessonMoment<K>, step: ReachStep<K>): LessonMoment<K>[] {
    for (const [index, way] of step.badWays.entries()) {
      const end = this.#follow(moment, step, way, `badWays[${index}]`);
      if (end !== undefined && end.verdict !== 'tried')
        this.#problem(step, `badWays[${index}]`, 'does not miss the goal.');
    }
    return step.ways.flatMap((way, index) => {
      const end = this.#follow(moment, step, way, `ways[${index}]`);
      if (end === undefined) return [];
      if (end.verdict === 'right' && end.moment.at > moment.at) return [end.moment];
      this.#problem(step, `ways[${index}]`, 'does not reach the goal.');
      return [];
    });
  }

  /** Plays a way to its end; undefined, and a problem, where it cannot be played. */
  #follow(from: LessonMoment<K>, step: ReachStep<K>, way: Way<K>, field: string) {
    const engine = this.#engine;
    const learner = this.#lesson.learner as Seat;
    let moment = from;
    for (const [index, pattern] of way.entries()) {
      const offers = engine.choices(moment.match, learner);
      const [choice] = fitting(offers, pattern);
      if (choice === undefined) {
        const wanted = JSON.stringify(pattern);
        const offered = offers.slice(0, 24).map((offer) => JSON.stringify(offer));
        const why = `${wanted} is not offered, but ${offered.join(' ')}.`;
        this.#problem(step, `${field}[${index}]`, why);
        return undefined;
      }
      const turn = answerLesson(engine, this.#lesson, moment, choice);
      this.#visit(turn.moment);
      const isDecided = turn.verdict === 'tried' || turn.moment.at > from.at;
      if (isDecided && index < way.length - 1) {
        this.#problem(step, `${field}[${index + 1}]`, 'comes too late: all is decided before it.');
        return undefined;
      }
      if (isDecided) return turn;
      moment = turn.moment;
    }
    this.#problem(step, field, 'nothing is decided at its end.');
    return undefined;
  }

  #isNew({ match, at, ahead }: LessonMoment<K>): boolean {
    const key = `${at} ${ahead} ${this.#engine.hash(match)}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    if (this.#seen.size > MOST_MOMENTS)
      throw new Error(`Lesson ${this.#lesson.id} has more than ${MOST_MOMENTS} positions.`);
    return true;
  }

  /** Plays every offer once; those that lead on are the moments to go on from. */
  #answersAt(moment: LessonMoment<K>, ask: AskStep<K>): LessonMoment<K>[] {
    const engine = this.#engine;
    const lesson = this.#lesson;
    const met = this.#metAt(ask);
    const offers = engine.choices(moment.match, lesson.learner as Seat).slice();
    this.#notePatterns(ask, met, offers);
    const before = engine.save(moment.match);
    const on: LessonMoment<K>[] = [];
    for (const choice of offers) {
      const turn = this.#answer(moment, ask, choice);
      if (turn === undefined) continue;
      if (turn.verdict !== 'tried') {
        on.push(turn.moment);
        continue;
      }
      met.wrong = true;
      this.#visit(turn.moment);
      if (turn.moment.notes.length === 0)
        this.#problem(ask, 'onOther', `nothing is said about ${JSON.stringify(choice)}.`);
    }
    // A consequence that is shown must leave nothing behind.
    const changed = difference(before, engine.save(moment.match), 'match');
    if (changed !== null) this.#problem(ask, 'right', `an answer changed ${changed}.`);
    return on;
  }

  #answer(moment: LessonMoment<K>, ask: AskStep<K>, choice: ChoiceOf<K>) {
    try {
      return answerLesson(this.#engine, this.#lesson, moment, choice);
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      this.#problem(ask, 'right', `${JSON.stringify(choice)} leads to: ${why}`);
      return undefined;
    }
  }

  #notePatterns(ask: AskStep<K>, met: Met, offers: readonly ChoiceOf<K>[]): void {
    if ('answers' in ask.right)
      for (const [at, pattern] of ask.right.answers.entries())
        if (fitting(offers, pattern).length > 0) met.right.add(at);
    for (const [at, { when }] of (ask.others ?? []).entries())
      if (fitting(offers, when).length > 0) met.others.add(at);
    const patterns = [
      ...('answers' in ask.right ? ask.right.answers : []),
      ...(ask.others ?? []).map(({ when }) => when),
    ];
    const named = new Set(patterns.flatMap((pattern) => fitting(offers, pattern)));
    if (offers.some((choice) => !named.has(choice))) met.unnamed = true;
  }

  #metAt(ask: AskStep<K>): Met {
    const known = this.#met.get(ask.id);
    if (known !== undefined) return known;
    const met = {
      right: new Set<number>(),
      others: new Set<number>(),
      wrong: false,
      unnamed: false,
    };
    this.#met.set(ask.id, met);
    return met;
  }

  #problem(ask: LearnerStep<K>, field: string, why: string): void {
    this.#problems.push(`${placeOf(this.#lesson, ask, field)}: ${why}`);
  }
}
