import type { Choice, Seat } from '@quarterdeck/kernel';
import type { AnyEvent, Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import type { LessonAnswer } from '@quarterdeck/kernel/staging';
import { refusing } from '@quarterdeck/rpc';
import {
  OK,
  ok,
  type Question,
  type Result,
  refusalOf,
  refused,
  type ScreenState,
  TABLE_VERBS,
  type TableHandlers,
  type TableSeat,
  type TableUpdate,
} from '@quarterdeck/tables';
import { LessonLog } from './lesson-log.ts';

/** What every staged table is given by the page. */
export type StagedParts = {
  readonly engine: Engine<ErasedKinds>;
  readonly id: string;
  readonly now: () => number;
  readonly push: (update: TableUpdate) => void;
  /** Keeps the match as a table of its own, and gives its id. */
  readonly keep: (match: Match, seats: readonly TableSeat[]) => Promise<Result<string>>;
};

export type Played = readonly LessonAnswer<ErasedKinds>[];

/** An answer that was given here, with what stood before it. */
type Past<Moment> = {
  readonly before: Moment;
  readonly seq: number;
  readonly choice: Choice;
  readonly played: Played;
};

/** What an answer leads to. What is only tried stands until it is taken back. */
export type Answered<Moment> = {
  readonly moment: Moment;
  readonly played: Played;
  readonly isTried: boolean;
};

/** What makes a staged table a lesson, or a clause at work. */
export type Stage<Moment> = {
  readonly eyes: Seat;
  readonly seats: readonly TableSeat[];
  readonly deal: readonly AnyEvent[];
  readonly matchOf: (moment: Moment) => Match<ErasedKinds>;
  /** Whether these eyes are asked at all. */
  readonly asks: (moment: Moment) => boolean;
  readonly answer: (moment: Moment, choice: Choice) => Answered<Moment>;
  /** What stands when a try is taken back, where that is not simply what stood before it. */
  readonly takenBack?: (before: Moment, tried: Moment) => Moment;
  readonly screen: (moment: Moment, isTried: boolean) => Partial<ScreenState>;
};

/**
 * A prepared match that one seat looks at, served like any table of this page. It has no history
 * that could be proved, shown or dealt again; everything else is there.
 */
export class StagedTable<Moment> {
  readonly handlers: TableHandlers;
  readonly #parts: StagedParts;
  readonly #game: string;
  readonly #stage: Stage<Moment>;
  readonly #startedAt: number;
  readonly #log: LessonLog;
  readonly #past: Past<Moment>[] = [];
  #moment: Moment;
  /** Whether the moment shows an answer that will be taken back. */
  #isTried = false;
  #told = 0;

  constructor(
    parts: StagedParts,
    game: string,
    stage: Stage<Moment>,
    begun: Pick<Answered<Moment>, 'moment' | 'played'>,
  ) {
    this.#parts = parts;
    this.#game = game;
    this.#stage = stage;
    this.#startedAt = parts.now();
    this.#log = new LessonLog(parts.engine, stage.eyes, parts.now);
    this.#moment = begun.moment;
    this.#log.add(begun.played);
    this.handlers = this.#served();
    this.#push();
  }

  /** Takes back every answer: the stage stands as it began. */
  forgetAnswers(): void {
    for (const { played } of this.#past.splice(0).toReversed()) this.#log.takeBack(played);
  }

  #served(): TableHandlers {
    return {
      ...refusing(TABLE_VERBS, refused('no-table').refusal),
      may: () => null,
      play: ({ choice, seq }) => this.#play(choice, seq),
      undo: ({ seq }) => this.#undo(seq),
      wouldReveal: () => ok(false),
      preview: () => ok(null),
      deal: () => ok(this.#stage.deal),
      history: ({ from, to }) => ok(this.#log.after(from).filter(({ seq }) => seq <= to)),
      // Plays on with the very match, as a table of its own; what was tried is not played on from.
      branch: () => this.#parts.keep(this.#stage.matchOf(this.#standing()), this.#stage.seats),
      sit: () => OK,
      pace: () => OK,
      hurry: () => OK,
      advise: () => ok(null),
      drawing: () => OK,
      watched: () => OK,
    };
  }

  #standing(): Moment {
    return (this.#isTried ? this.#past.at(-1)?.before : undefined) ?? this.#moment;
  }

  #play(choice: Choice, seq: number): Result {
    if (seq !== this.#log.length || this.#isTried) return refused('stale');
    const before = this.#moment;
    try {
      const { moment, played, isTried } = this.#stage.answer(before, choice);
      this.#past.push({ before, seq, choice, played });
      this.#log.add(played);
      this.#moment = moment;
      this.#isTried = isTried;
    } catch (problem) {
      return refusalOf(problem);
    }
    this.#push();
    return OK;
  }

  #undo(seq: number): Result {
    if (seq !== this.#log.length) return refused('stale');
    const last = this.#past.pop();
    if (last === undefined) return refused('nothing-to-undo');
    this.#log.takeBack(last.played);
    const tried = this.#moment;
    this.#moment =
      (this.#isTried ? this.#stage.takenBack?.(last.before, tried) : undefined) ?? last.before;
    this.#isTried = false;
    this.#push();
    return OK;
  }

  #push(): void {
    const { engine, id, push } = this.#parts;
    const { eyes, seats, deal, matchOf, asks, screen } = this.#stage;
    const match = matchOf(this.#moment);
    const last = this.#past.at(-1);
    const after = this.#told;
    this.#told = this.#log.length;
    push({
      table: {
        id,
        game: this.#game,
        seats,
        options: JSON.parse(JSON.stringify(match.terms.options)),
        pack: { hash: match.terms.packHash },
        startedAt: this.#startedAt,
        fairness: null,
      },
      viewer: eyes,
      seq: this.#log.length,
      view: engine.wireView(match, eyes),
      asked: this.#isTried || !asks(this.#moment) ? [] : engine.asked(match),
      question: this.#question(match),
      asides: [],
      undo:
        last === undefined
          ? { can: false, why: 'nothing-to-undo' }
          : { can: true, takes: last.choice, seq: last.seq },
      outcome: null,
      here: { seats: [eyes], asked: [] },
      after,
      entries: this.#log.after(after),
      ...(after === 0 ? { deal } : {}),
      presence: seats.map(() => 'here'),
      substituted: [],
      dueAt: null,
      screen: {
        bots: { paused: false, wait: 0 },
        troubles: [],
        isLeader: true,
        isStored: true,
        ...screen(this.#moment, this.#isTried),
      },
    });
  }

  #question(match: Match<ErasedKinds>): Question | null {
    const { engine } = this.#parts;
    const { eyes, asks } = this.#stage;
    const asked = engine.asked(match).find(({ seat }) => seat === eyes);
    if (asked === undefined || this.#isTried || !asks(this.#moment)) return null;
    return {
      seat: eyes,
      step: asked.step,
      choices: engine.choices(match, eyes),
      denied: engine.explain(match, eyes),
      given: null,
    };
  }
}
