import type { Choice, Seat } from '@quarterdeck/kernel';
import { seatsOf } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds, GameModule, WireView } from '@quarterdeck/kernel/engine';
import { IllegalChoice } from '@quarterdeck/kernel/engine';
import { CannotUndo } from '@quarterdeck/kernel/replay';
import type { Speaker } from '@quarterdeck/kernel/say';
import { speaker } from '@quarterdeck/kernel/say';
import { changeBetween } from '../protocol/changes.ts';
import {
  OK,
  plainly,
  type RefusalCode,
  type Result,
  refusalOf,
  refused,
  storageRefusal,
} from '../protocol/result.ts';
import { headOf, stamped } from '../table/deal.ts';
import type { TableHead, TableRecord } from '../table/record.ts';
import { StorageFault, type TableStore } from '../table/store.ts';
import type { TableLog } from './table-log.ts';

export type LiveTableParts = {
  readonly box: GameModule;
  readonly record: TableRecord;
  readonly log: TableLog;
  readonly store: TableStore;
  /** Called with the length of the log when an answer was stored here, for others who serve the table. */
  readonly onStored: (length: number) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When somebody has to look at the table next, after this log; left out where nobody does. */
  readonly dueAt?: (log: TableLog) => number | null;
  /** Whether checkpoints are stored, for whoever opens it next. */
  readonly keepsCheckpoints?: boolean;
};

/** When the first question of a table's log arose, as far as that is known. */
export const begunAt = ({ origin, startedAt, headline }: TableRecord): number =>
  origin.from === null ? startedAt : headline.updatedAt;

/** Others who were first are read, and what was meant is looked at again: this often. */
const TRIES = 5;

/** What of a position makes a question. */
type Position = Pick<WireView, 'state' | 'stack'>;

/** What a seat wants: to answer, or to take its last answer back. */
export type Change = {
  readonly seat: Seat;
  /** Null where it may go on: what was chosen may be old by then. */
  readonly check: () => RefusalCode | null;
} & ({ readonly choice: unknown } | { readonly undo: true });

/**
 * Steers one table: whatever changes it goes through here, one after the other. An answer is played
 * on a fork, stored at the place it was meant for, and only then becomes the table.
 */
export class LiveTable {
  readonly record: TableRecord;
  readonly #store: TableStore;
  readonly #onStored: (length: number) => void;
  readonly #now: () => number;
  readonly #dueAt: LiveTableParts['dueAt'];
  readonly #keepsCheckpoints: boolean;
  readonly #speaker: Speaker<ErasedKinds>;
  readonly #listeners = new Set<() => void>();
  #log: TableLog;
  #last: Promise<unknown> = Promise.resolve();
  #gone = false;
  /** When the first of the log's questions arose: what it goes back to when all answers are taken back. */
  readonly #begun: number;
  /** By seat: how long the log was when its question arose, and the position it arose in. */
  #questions: { readonly since: number; readonly position: Position | null }[] = [];

  constructor(parts: LiveTableParts) {
    const { box, record, log, store, onStored, now, dueAt, keepsCheckpoints = false } = parts;
    this.record = record;
    this.#keepsCheckpoints = keepsCheckpoints;
    this.#log = log;
    this.#begun = begunAt(record);
    this.#dueAt = dueAt;
    this.#store = store;
    this.#onStored = onStored;
    this.#now = now;
    this.#speaker = speaker(box.say, { names: record.seats.map(({ name }) => name) });
    this.#noteQuestions(0);
  }

  get log(): TableLog {
    return this.#log;
  }

  get engine(): Engine<ErasedKinds> {
    return this.#log.recording.engine;
  }

  get isGone(): boolean {
    return this.#gone;
  }

  /** The length of the log when the seat's present question arose. */
  askedSince(seat: Seat): number {
    return this.#questions[seat]?.since ?? 0;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One change after the other: `check` is asked when it is this one's turn. */
  commit(change: Change): Promise<Result> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const why = change.check();
        if (why !== null) return refused(why);
        const { length } = this.#log;
        const written = await this.#attempt(change);
        if (written !== 'conflict') return written;
        // Somebody else was first: where the question is still the same, it is answered after them. What
        // the seat itself did may be this very change, stored by a try that never heard of it.
        if (this.#log.entriesAfter(length).some(({ seat }) => seat === change.seat)) break;
      }
      return refused('stale');
    });
  }

  #attempt(change: Change): Promise<Result | 'conflict'> {
    const { seat } = change;
    return 'undo' in change
      ? this.#write((fork, at) => fork.undo(seat, at), noReason)
      : this.#write(
          (fork, at) => fork.record(seat, change.choice, at),
          (clause) => this.#reason(seat, change.choice, clause),
        );
  }

  /** Does something while no answer is being stored; `readOn` reads what others have stored. */
  between<T>(work: (readOn: () => Promise<void>) => Promise<T>): Promise<T> {
    return this.#inTurn(() => work(() => this.#catchUp()));
  }

  /** Reads what others have stored: to be called when they say that they have. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  close(): void {
    this.#listeners.clear();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #write(
    change: (fork: TableLog, at: number) => void,
    reason: (clause: string) => string | undefined,
  ): Promise<Result | 'conflict'> {
    if (this.#gone) return refused('no-table');
    const at = this.#now();
    const { length } = this.#log;
    const fork = this.#log.fork();
    try {
      change(fork, at);
    } catch (problem) {
      return ruleRefusal(problem, reason);
    }
    const { id } = this.record;
    const entries = stamped(id, length, fork.entriesAfter(length), at);
    // A change of mind moves no time that others can see: not when the table is due, not its place in a list.
    const checkpoint = this.#keepsCheckpoints ? fork.nextCheckpoint() : null;
    const head: TableHead = {
      ...headOf(fork.recording, fork.waitingSince(this.#begun)),
      ...(this.#dueAt === undefined ? {} : { dueAt: this.#dueAt(fork) }),
      ...(checkpoint === null ? {} : { checkpoint }),
    };
    try {
      const written = await this.#store.append(id, length, entries, head);
      if (written === 'written') {
        if (checkpoint !== null) fork.passed(checkpoint);
        return this.#adopt(fork);
      }
      await this.#catchUp();
      return written === 'gone' ? refused('no-table') : written;
    } catch (problem) {
      if (!(problem instanceof StorageFault)) throw problem;
      // Whether it was stored or not, what is stored is the table.
      await this.#catchUp().catch(() => {});
      return storageRefusal(problem);
    }
  }

  #adopt(fork: TableLog): Result {
    this.#goOnWith(fork);
    this.#onStored(fork.length);
    this.#tellListeners();
    return OK;
  }

  async #catchUp(): Promise<void> {
    const from = this.#log.length;
    const entries = await this.#store.entriesAfter(this.record.id, from);
    if (entries === undefined) this.#gone = true;
    else if (entries.length === 0) return;
    else {
      const fork = this.#log.fork();
      for (const { entry, at } of entries) fork.apply({ entry, at });
      this.#goOnWith(fork);
    }
    this.#tellListeners();
  }

  #goOnWith(fork: TableLog): void {
    const from = this.#log.length;
    this.#log = fork;
    this.#noteQuestions(from);
  }

  #tellListeners(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /**
   * A seat's question is the same as long as it sees the same position and has not answered: others
   * may answer a simultaneous step meanwhile without making its choice stale. So it is for a process
   * that opens the table then, and goes by the log: an answer that its forerunner lost is taken when it
   * is sent again.
   */
  #noteQuestions(from: number): void {
    const { match, length } = this.#log;
    const answered = new Set(this.#log.entriesAfter(from).map(({ seat }) => seat));
    this.#questions = seatsOf(this.record.seats.length).map((seat) => {
      const position = this.engine.mayAnswer(match, seat) ? positionOf(this.#log, seat) : null;
      const known = this.#questions[seat];
      const isSame = known !== undefined && changeBetween(known.position, position) === null;
      if (isSame && !answered.has(seat)) return known;
      // Of several entries that others have stored the first may have asked it, and not the last.
      const isFound = known === undefined || length > from + 1;
      const since = isFound && position !== null ? this.#log.questionSince(seat) : length;
      return { since, position };
    });
  }

  #reason(seat: Seat, wanted: unknown, clause: string): string | undefined {
    const view = this.engine.view(this.#log.match, seat);
    try {
      return this.#speaker.reason(view, { choice: wanted as Choice, clause });
    } catch {
      // Words for a choice that only looks like one of the game's; its clause says enough.
      return undefined;
    }
  }
}

function positionOf(log: TableLog, seat: Seat): Position {
  const { state, stack } = log.seenBy(seat);
  return { state, stack };
}

const noReason = (): undefined => undefined;

/** The rules say why in the game's words; the kernel's own are for programmers. */
function ruleRefusal(problem: unknown, reason: (clause: string) => string | undefined): Result {
  if (problem instanceof CannotUndo) return plainly(problem.code);
  if (!(problem instanceof IllegalChoice)) return refusalOf(problem);
  const { code, clause } = problem;
  return clause === null ? plainly(code) : refused(code, reason(clause), clause);
}
