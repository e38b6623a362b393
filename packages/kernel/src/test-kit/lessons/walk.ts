// Every way through a lesson: each right answer, each other one that the lesson has words for.

import type { Engine } from '../../engine/engine.ts';
import type { Seat } from '../../ids.ts';
import type { ChoiceOf, Kinds } from '../../kinds.ts';
import type { AskStep, Lesson } from '../../staging/lesson.ts';
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

const placeOf = <K extends Kinds>(lesson: Lesson<K>, ask: AskStep<K>, field: string): string =>
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
      else open.push(...this.#answersAt(moment, ask));
    }
    return {
      met: this.#met,
      moments: this.#seen.size,
      ways: this.#ways,
      problems: this.#problems,
    };
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

  #problem(ask: AskStep<K>, field: string, why: string): void {
    this.#problems.push(`${placeOf(this.#lesson, ask, field)}: ${why}`);
  }
}
