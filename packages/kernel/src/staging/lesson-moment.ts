import type { Engine } from '../engine/engine.ts';
import type { Seat } from '../ids.ts';
import type { Choice, ChoiceOf, Kinds } from '../kinds.ts';
import type { Event, Match } from '../match.ts';
import type { Target } from '../say/describe.ts';
import type { Param } from '../say/message.ts';
import type { AskStep, LearnerStep, Lesson, LessonStep, Luck, Note, ReachStep } from './lesson.ts';
import { LessonFault } from './lesson-fault.ts';
import { fitting, type Pattern } from './pattern.ts';

/** A note as it is shown: its figures and places were read when it was said. Plain data. */
export type ShownNote = {
  readonly key: string;
  readonly with?: { readonly [name: string]: Param };
  readonly points: readonly Target[];
  readonly clauses: readonly string[];
};

/** One answer that was given in a lesson, by whomever. */
export type LessonAnswer<K extends Kinds> = {
  readonly seat: Seat;
  readonly step: string;
  readonly choice: ChoiceOf<K>;
  readonly events: readonly Event<K>[];
};

/** Where a lesson stands. Nobody writes into its match: what follows is played on a copy. */
export type LessonMoment<K extends Kinds> = {
  readonly match: Match<K>;
  /** The index of the step that is to come; that of the question where one stands. */
  readonly at: number;
  /** Answers of the `others` step that were given ahead, because the learner's question was theirs too. */
  readonly ahead: number;
  /** What the learner has answered on the way to the goal of a `reach`. */
  readonly answered: readonly ChoiceOf<K>[];
  /** What is said now: about what happened, then about the question. */
  readonly notes: readonly ShownNote[];
};

/** A lesson under way: what is played, and what was said since the learner's last answer. */
export class LessonStage<K extends Kinds> {
  readonly engine: Engine<K>;
  readonly lesson: Lesson<K>;
  readonly match: Match<K>;
  readonly played: LessonAnswer<K>[] = [];
  readonly notes: ShownNote[] = [];
  /** For faults: the step that is being played. */
  step = 'start';
  #chance: LessonFault | undefined;

  constructor(engine: Engine<K>, lesson: Lesson<K>, match: Match<K>) {
    this.engine = engine;
    this.lesson = lesson;
    this.match = match;
  }

  get learner(): Seat {
    return this.lesson.learner as Seat;
  }

  get events(): readonly Event<K>[] {
    return this.played.flatMap(({ events }) => events);
  }

  fault(field: string, why: string): LessonFault {
    return new LessonFault({ lesson: this.lesson.id, step: this.step, field }, why);
  }

  say(note: Note<K> | undefined): void {
    if (note !== undefined) this.notes.push(this.shown(note));
  }

  shown({ key, with: figures, points = [], clauses }: Note<K>): ShownNote {
    const { engine } = this;
    const now = engine.view(this.match, this.learner);
    const events = engine.see(this.events, this.learner);
    return {
      key,
      ...(figures === undefined ? {} : { with: figures(now, events) }),
      points: typeof points === 'function' ? points(now, events) : points,
      clauses,
    };
  }

  luckOf(luck: Luck<K> | undefined, choice: ChoiceOf<K>): readonly number[] {
    if (typeof luck !== 'function') return luck ?? [];
    return luck(choice, this.engine.view(this.match, this.learner));
  }

  /** `luck`: chance beyond what is rigged comes from the seed, where anything may be played. */
  play(
    seat: Seat,
    choice: Choice,
    rig: readonly number[],
    luck: 'rigged' | 'seeded' = 'rigged',
  ): void {
    const { engine, match } = this;
    const step = match.stack.at(-1)?.step ?? '';
    const { used } = match.rng;
    match.rig.push(...rig);
    const events = engine.play(match, seat, choice);
    if (match.rng.used > used && luck === 'rigged')
      this.#chance ??= this.fault('rig', `${text(choice)} drew chance that is not rigged.`);
    this.played.push({ seat, step, choice: choice as ChoiceOf<K>, events });
  }

  /** Nothing was left to chance so far. */
  holdToChance(): void {
    if (this.#chance !== undefined) throw this.#chance;
  }

  /** All that was rigged is used, and nothing else was left to chance: except in what is taken back. */
  holdToLuck(): void {
    this.holdToChance();
    const left = this.match.rig.length;
    if (left > 0) throw this.fault('rig', `${left} rigged numbers were not used before this step.`);
  }

  /** Who has one answer and no step of the lesson gives it, until `isDue` or somebody has several. */
  settle(isDue: () => boolean): void {
    for (let guard = 0; guard < MOST_SETTLED && !isDue(); guard++) {
      const single = this.#single();
      if (single === undefined) return;
      this.play(single.seat, single.choice, []);
    }
  }

  /**
   * Plays on towards a goal until the learner has to choose: single offers, and what others answer.
   * `missed` too where nobody is asked any more.
   */
  playOn({ goal, isMissed, others = [] }: ReachStep<K>): 'reached' | 'missed' | 'asked' {
    const { engine, match, learner } = this;
    for (let guard = 0; guard < MOST_SETTLED; guard++) {
      const now = engine.view(match, learner);
      if (goal(now)) return 'reached';
      if (isMissed(now)) return 'missed';
      const next = this.#single() ?? this.#other(others);
      if (next === undefined) return this.#isAsked() ? 'asked' : 'missed';
      this.play(next.seat, next.choice, [], 'seeded');
    }
    throw this.fault('others', `nothing is decided after ${MOST_SETTLED} answers.`);
  }

  asks({ at }: AskStep<K>): boolean {
    return this.engine
      .asked(this.match)
      .some(({ seat, step }) => seat === this.learner && step === at);
  }

  /** Everybody who is asked, with the offers: for faults. */
  asked(): string {
    const { engine, match } = this;
    const asked = engine.asked(match);
    if (asked.length === 0) return 'The match is over.';
    return asked
      .map(({ seat, step }) => {
        const offers = engine.choices(match, seat).map(text);
        return `Seat ${seat} is asked ${step}: ${offers.slice(0, MOST_LISTED).join(' ')}`;
      })
      .join('\n');
  }

  #isAsked(): boolean {
    return this.engine.asked(this.match).some(({ seat }) => seat === this.learner);
  }

  /** The answer of somebody else, by the first pattern that fits. */
  #other(patterns: readonly Pattern<K>[]): Given | undefined {
    const { engine, match, learner } = this;
    const other = engine.asked(match).find(({ seat }) => seat !== learner);
    if (other === undefined) return undefined;
    const { seat } = other;
    const offers = engine.choices(match, seat);
    const wanted = patterns.flatMap((pattern) => fitting(offers, pattern));
    const choice = wanted[0] ?? offers[0];
    return choice === undefined ? undefined : { seat, choice };
  }

  #single(): Given | undefined {
    const { engine, match } = this;
    for (const { seat } of engine.asked(match)) {
      const [choice, ...others] = engine.choices(match, seat);
      if (choice !== undefined && others.length === 0) return { seat, choice };
    }
    return undefined;
  }
}

type Given = { readonly seat: Seat; readonly choice: Choice };

/** A rule that asked for ever with one answer would hang the page. */
const MOST_SETTLED = 200;
const MOST_LISTED = 24;

export const text = (value: unknown): string => JSON.stringify(value);

/** The question that stands; undefined when the lesson is over. */
export function askOf<K extends Kinds>(
  lesson: Lesson<K>,
  moment: LessonMoment<K>,
): LearnerStep<K> | undefined {
  const step: LessonStep<K> | undefined = lesson.steps[moment.at];
  return step?.kind === 'ask' || step?.kind === 'reach' ? step : undefined;
}
