import type { Choice, Seat } from '@quarterdeck/kernel';
import {
  type AnyEvent,
  type Engine,
  type ErasedKinds,
  type Match,
  sameChoice,
} from '@quarterdeck/kernel/engine';
import { begin, eyesOf, type LessonAnswer, playNext } from '@quarterdeck/kernel/staging';
import { refusing } from '@quarterdeck/rpc';
import {
  type DemonstrationWish,
  type MatchSnapshot,
  OK,
  ok,
  type Question,
  type Result,
  refusalOf,
  refused,
  TABLE_VERBS,
  type TableHandlers,
  type TableSeat,
  type TableUpdate,
} from '@quarterdeck/tables';
import { LessonLog } from './lesson-log.ts';

export type DemonstrationParts = {
  readonly engine: Engine<ErasedKinds>;
  readonly wish: DemonstrationWish;
  readonly id: string;
  readonly now: () => number;
  readonly push: (update: TableUpdate) => void;
  /** Keeps the match as a table of its own, and gives its id. */
  readonly keep: (match: Match, seats: readonly TableSeat[]) => Promise<Result<string>>;
};

/** An answer that was given here, with what stood before it. */
type Past = {
  readonly before: Match<ErasedKinds>;
  /** Answers of the case that had been given by then. */
  readonly given: number;
  readonly seq: number;
  readonly choice: Choice;
  readonly played: readonly LessonAnswer<ErasedKinds>[];
};

/** A clause at work, served like any table of this page: it can be watched, tried and played on. */
export class DemonstrationSession {
  readonly handlers: TableHandlers;
  readonly #parts: DemonstrationParts;
  readonly #eyes: Seat;
  readonly #seats: readonly TableSeat[];
  readonly #startedAt: number;
  readonly #log: LessonLog;
  readonly #deal: readonly AnyEvent[];
  readonly #past: Past[] = [];
  #match: Match<ErasedKinds>;
  #given = 0;
  #isTried = false;
  #told = 0;

  constructor(parts: DemonstrationParts) {
    const { engine, wish, now } = parts;
    const { match, events } = begin(engine, wish.shown.position);
    this.#parts = parts;
    this.#eyes = eyesOf(engine, wish.shown);
    this.#startedAt = now();
    this.#seats = wish.seats.map((seat, at) =>
      at === this.#eyes ? { ...seat, name: wish.you, who: { kind: 'person' } } : seat,
    );
    this.#match = match;
    this.#deal = engine.see(events, this.#eyes);
    this.#log = new LessonLog(engine, this.#eyes, now);
    this.#log.add(this.#letOthersPlay(match));
    this.handlers = this.#served();
    this.#push();
  }

  #served(): TableHandlers {
    return {
      // A position from a test has no history that could be proved, shown or dealt again.
      ...refusing(TABLE_VERBS, refused('no-table').refusal),
      may: () => null,
      play: ({ choice, seq }) => this.#play(choice, seq),
      undo: ({ seq }) => this.#undo(seq),
      wouldReveal: () => ok(false),
      preview: () => ok(null),
      deal: () => ok(this.#deal),
      history: ({ from, to }) => ok(this.#log.after(from).filter(({ seq }) => seq <= to)),
      branch: () => this.#parts.keep(this.#standing(), this.#seats),
      sit: () => OK,
      pace: () => OK,
      hurry: () => OK,
      advise: () => ok(null),
      drawing: () => OK,
      watched: () => OK,
    };
  }

  /** What was tried is not played on from. */
  #standing(): Match {
    return (this.#isTried ? this.#past.at(-1)?.before : undefined) ?? this.#match;
  }

  get #next() {
    return this.#parts.wish.shown.plays[this.#given];
  }

  /** Answers of the case that others give, until these eyes' own is due. */
  #letOthersPlay(match: Match<ErasedKinds>): LessonAnswer<ErasedKinds>[] {
    const played: LessonAnswer<ErasedKinds>[] = [];
    for (let next = this.#next; next !== undefined && next.by !== this.#eyes; next = this.#next) {
      const step = match.stack.at(-1)?.step ?? '';
      const events = playNext(this.#parts.engine, match, next);
      played.push({ seat: next.by as Seat, step, choice: next.choice, events });
      this.#given++;
    }
    return played;
  }

  #play(choice: Choice, seq: number): Result {
    if (seq !== this.#log.length || this.#isTried) return refused('stale');
    const { engine } = this.#parts;
    const [before, given] = [this.#match, this.#given];
    const match = engine.clone(before);
    const step = match.stack.at(-1)?.step ?? '';
    const next = this.#next;
    const isShown = next !== undefined && sameChoice(next.choice, choice);
    try {
      const events = playNext(engine, match, isShown ? next : { by: this.#eyes, choice });
      const played: LessonAnswer<ErasedKinds>[] = [{ seat: this.#eyes, step, choice, events }];
      if (isShown) {
        this.#given++;
        played.push(...this.#letOthersPlay(match));
      }
      this.#past.push({ before, given, seq, choice, played });
      this.#log.add(played);
      this.#match = match;
      this.#isTried = !isShown;
    } catch (problem) {
      this.#given = given;
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
    this.#match = last.before;
    this.#given = last.given;
    this.#isTried = false;
    this.#push();
    return OK;
  }

  #push(): void {
    const after = this.#told;
    this.#told = this.#log.length;
    this.#parts.push({
      ...this.#snapshot(),
      after,
      entries: this.#log.after(after),
      ...(after === 0 ? { deal: this.#deal } : {}),
      presence: this.#seats.map(() => 'here'),
      substituted: [],
      dueAt: null,
      screen: {
        bots: { paused: false, wait: 0 },
        troubles: [],
        isLeader: true,
        isStored: true,
        shows: this.#shows(),
      },
    });
  }

  #shows() {
    const { clause, nth, of, shown } = this.#parts.wish;
    const next = this.#isTried ? undefined : this.#next;
    const isLast = this.#next === undefined;
    return {
      clause,
      nth,
      of,
      mode: this.#isTried ? ('tried' as const) : isLast ? ('shown' as const) : ('asks' as const),
      next: next?.choice ?? null,
      denied: isLast && !this.#isTried ? (shown.denied?.choice ?? null) : null,
    };
  }

  #snapshot(): MatchSnapshot {
    const { engine, wish, id } = this.#parts;
    const [match, eyes] = [this.#match, this.#eyes];
    const last = this.#past.at(-1);
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
      viewer: eyes,
      seq: this.#log.length,
      view: engine.toWire(engine.view(match, eyes)),
      asked: this.#isTried ? [] : engine.asked(match),
      question: this.#question(),
      asides: [],
      undo:
        last === undefined
          ? { can: false, why: 'nothing-to-undo' }
          : { can: true, takes: last.choice, seq: last.seq },
      outcome: null,
      here: { seats: [eyes], asked: [] },
    };
  }

  #question(): Question | null {
    const { engine } = this.#parts;
    const [match, eyes] = [this.#match, this.#eyes];
    const asked = engine.asked(match).find(({ seat }) => seat === eyes);
    if (asked === undefined || this.#isTried) return null;
    return {
      seat: eyes,
      step: asked.step,
      choices: engine.choices(match, eyes),
      denied: engine.explain(match, eyes),
      given: null,
    };
  }
}
