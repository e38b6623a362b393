import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import type { AnyEvent, Engine, ErasedKinds, Match, WireView } from '@quarterdeck/kernel/engine';
import {
  answerLesson,
  askOf,
  beginLesson,
  hintOf,
  isOnWay,
  type Lesson,
  type LessonAnswer,
  type LessonMoment,
  lessonAt,
  lessonEnd,
  rightAnswer,
} from '@quarterdeck/kernel/staging';
import {
  type Coaching,
  type LessonWish,
  type MatchSnapshot,
  OK,
  ok,
  type Question,
  type Result,
  refusalOf,
  refused,
  type SeenEntry,
  type TableHandlers,
  type TableSeat,
  type TableUpdate,
  type Undo,
} from '@quarterdeck/tables';
import { LessonLog } from './lesson-log.ts';

export type LessonSessionParts = {
  readonly engine: Engine<ErasedKinds>;
  readonly lesson: Lesson<ErasedKinds>;
  readonly exercises: readonly string[];
  readonly wish: LessonWish;
  readonly id: string;
  readonly now: () => number;
  readonly push: (update: TableUpdate) => void;
  /** Keeps the match as a table of its own, and gives its id. */
  readonly keep: (match: Match, seats: readonly TableSeat[]) => Promise<Result<string>>;
};

/** An answer of the learner, with what stood before it. */
type Past = {
  readonly before: LessonMoment<ErasedKinds>;
  readonly seq: number;
  readonly choice: Choice;
  readonly played: readonly LessonAnswer<ErasedKinds>[];
};

/** Misses of an exercise after which the hint comes unasked, and then the answer. */
const MISSES = { hint: 2, answer: 3 } as const;

/** Who plays on when the lesson is over. */
const EASY_BOT = 'deckhand';

/** A lesson, served like any table of this page: nobody but the coach's strip can tell. */
export class LessonSession implements TableHandlers {
  readonly #parts: LessonSessionParts;
  readonly #learner: Seat;
  readonly #seats: readonly TableSeat[];
  readonly #startedAt: number;
  readonly #log: LessonLog;
  readonly #past: Past[] = [];
  #moment: LessonMoment<ErasedKinds>;
  /** Whether the moment shows an answer that will be taken back. */
  #isTried = false;
  #misses = 0;
  #told = 0;

  constructor(parts: LessonSessionParts) {
    const { engine, lesson, wish, now } = parts;
    this.#parts = parts;
    this.#learner = lesson.learner as Seat;
    this.#startedAt = now();
    this.#seats = lesson.names.map((name, seat) => ({
      name: seat === lesson.learner ? wish.name : name,
      colour: at(wish.colours, seat),
      who: seat === lesson.learner ? { kind: 'person' } : { kind: 'bot', bot: EASY_BOT },
    }));
    this.#log = new LessonLog(engine, this.#learner, now);
    const { moment, played } = lessonAt(engine, lesson, wish.at ?? undefined);
    this.#moment = moment;
    this.#log.add(played);
    this.#push();
  }

  close(): void {
    this.#past.length = 0;
  }

  may(): null {
    return null;
  }

  play({ choice, seq }: { readonly choice: Choice; readonly seq: number }): Result {
    if (seq !== this.#log.length || this.#isTried) return refused('stale');
    const { engine, lesson } = this.#parts;
    const before = this.#moment;
    try {
      const { verdict, moment, played } = answerLesson(engine, lesson, before, choice);
      this.#past.push({ before, seq, choice, played });
      this.#log.add(played);
      this.#moment = moment;
      this.#isTried = verdict === 'tried';
      if (this.#isTried && this.#goal !== undefined) this.#misses++;
    } catch (problem) {
      return refusalOf(problem);
    }
    this.#push();
    return OK;
  }

  /** What was tried goes back to its question, with what was said about it; what was right does, too. */
  undo({ seq }: { readonly seq: number }): Result {
    if (seq !== this.#log.length) return refused('stale');
    const last = this.#past.pop();
    if (last === undefined) return refused('nothing-to-undo');
    const { notes } = this.#moment;
    this.#log.takeBack(last.played);
    this.#moment = this.#isTried ? this.#toldOf(last.before, notes) : last.before;
    if (this.#isTried) this.#backToWay();
    this.#isTried = false;
    this.#push();
    return OK;
  }

  /** The exercise that stands, if one does. */
  get #goal() {
    const ask = askOf(this.#parts.lesson, this.#moment);
    return ask?.kind === 'reach' ? ask : undefined;
  }

  /** What was said of the try; of an exercise also its goal, which is said last and stays in sight. */
  #toldOf(before: LessonMoment<ErasedKinds>, said: LessonMoment<ErasedKinds>['notes']) {
    const goal = this.#goal === undefined ? [] : before.notes.slice(-1);
    return { ...before, notes: [...said, ...goal] };
  }

  /** The answer can be shown only on a way that is written down: who is on none begins anew. */
  #backToWay(): void {
    const goal = this.#goal;
    if (this.#misses < MISSES.answer || goal === undefined || isOnWay(goal, this.#moment)) return;
    const { engine, lesson } = this.#parts;
    for (const { played } of this.#past.splice(0).toReversed()) this.#log.takeBack(played);
    this.#moment = { ...beginLesson(engine, lesson).moment, notes: this.#moment.notes };
  }

  wouldReveal(): Result<boolean> {
    return ok(false);
  }

  preview(): Result<WireView | null> {
    return ok(null);
  }

  deal(): Result<readonly AnyEvent[]> {
    return ok([]);
  }

  history({
    from,
    to,
  }: {
    readonly from: number;
    readonly to: number;
  }): Result<readonly SeenEntry[]> {
    return ok(this.#log.after(from).filter(({ seq }) => seq <= to));
  }

  positions(): Result<readonly WireView[]> {
    return refused('out-of-range');
  }

  rematch(): Result<string> {
    return refused('no-table');
  }

  /** Plays on: the very match, as a table of its own against easy bots. */
  branch(): Promise<Result<string>> {
    const standing = this.#isTried ? this.#past.at(-1)?.before : this.#moment;
    return this.#parts.keep((standing ?? this.#moment).match, this.#seats);
  }

  exportReplay(): Result<string> {
    return refused('still-secret');
  }

  verify(): Result<never> {
    return refused('still-secret');
  }

  sit(): Result {
    return OK;
  }

  pace(): Result {
    return OK;
  }

  hurry(): Result {
    return OK;
  }

  advise(): Result<Choice | null> {
    return ok(null);
  }

  drawing(): Result {
    return OK;
  }

  watched(): Result {
    return OK;
  }

  #push(): void {
    const after = this.#told;
    this.#told = this.#log.length;
    this.#parts.push({
      ...this.#snapshot(),
      after,
      entries: this.#log.after(after),
      ...(after === 0 ? { deal: [] } : {}),
      presence: this.#seats.map(() => 'here'),
      substituted: [],
      dueAt: null,
      screen: {
        bots: { paused: false, wait: 0 },
        troubles: [],
        isLeader: true,
        isStored: true,
        coach: this.#coaching(),
      },
    });
  }

  #snapshot(): MatchSnapshot {
    const { engine, lesson, wish, id } = this.#parts;
    const { match } = this.#moment;
    const learner = this.#learner;
    return {
      table: {
        id,
        game: wish.game,
        seats: this.#seats,
        options: JSON.parse(JSON.stringify(match.terms.options)),
        pack: { hash: match.terms.packHash },
        startedAt: this.#startedAt,
        fairness: null,
      },
      viewer: learner,
      seq: this.#log.length,
      view: engine.toWire(engine.view(match, learner)),
      asked: this.#isTried || askOf(lesson, this.#moment) === undefined ? [] : engine.asked(match),
      question: this.#question(),
      asides: [],
      undo: this.#undo(),
      outcome: null,
      here: { seats: [learner], asked: [] },
    };
  }

  #question(): Question | null {
    const { engine, lesson } = this.#parts;
    if (askOf(lesson, this.#moment) === undefined || this.#isTried) return null;
    const { match } = this.#moment;
    const asked = engine.asked(match).find(({ seat }) => seat === this.#learner);
    if (asked === undefined) return null;
    return {
      seat: this.#learner,
      step: asked.step,
      choices: engine.choices(match, this.#learner),
      denied: engine.explain(match, this.#learner),
      given: null,
    };
  }

  #undo(): Undo {
    const last = this.#past.at(-1);
    return last === undefined
      ? { can: false, why: 'nothing-to-undo' }
      : { can: true, takes: last.choice, seq: last.seq };
  }

  #coaching(): Coaching {
    const { engine, lesson, wish } = this.#parts;
    const moment = this.#moment;
    const ask = askOf(lesson, moment);
    const titled = lesson.steps.filter(({ title }) => title !== undefined).length;
    const reached = lesson.steps.slice(0, moment.at + 1).filter(({ title }) => title !== undefined);
    const isAsking = ask !== undefined && !this.#isTried;
    return {
      game: wish.game,
      lesson: lesson.id,
      kind: lesson.kind,
      at: ask?.id ?? '',
      step: reached.length,
      of: titled,
      mode: ask === undefined ? 'over' : this.#isTried ? 'tried' : 'asks',
      notes: ask === undefined ? lessonEnd(engine, lesson, moment) : moment.notes,
      hint: isAsking ? (hintOf(engine, lesson, moment) ?? null) : null,
      right: isAsking && this.#isShown(ask) ? rightAnswer(engine, lesson, moment) : null,
      help: this.#help,
      misses: this.#misses,
      exercises: this.#parts.exercises,
    };
  }

  get #help(): Coaching['help'] {
    if (this.#misses < MISSES.hint) return 0;
    return this.#misses < MISSES.answer ? 1 : 2;
  }

  /** Whether an answer may be lit: of an exercise once it was missed often enough. */
  #isShown(ask: NonNullable<ReturnType<typeof askOf<ErasedKinds>>>): boolean {
    if (ask.kind === 'ask') return ask.unhelped !== true;
    return this.#help === 2 && isOnWay(ask, this.#moment);
  }
}
