import type { Choice, Seat } from '@quarterdeck/kernel';
import {
  type Ended,
  type JournalNote,
  type LiveTable,
  type Note,
  OK,
  type Proposal,
  type RefusalCode,
  type Result,
  refused,
  StorageFault,
  storageRefusal,
  type TableBots,
} from '@quarterdeck/tables';
import type { TimeStore } from '../store/time-store.ts';
import type { RoomTime } from './room-time.ts';

/** Others that were first are read, and what was meant is looked at again: this often. */
const TRIES = 5;
/** More than people who play ever propose; few enough that a journal cannot grow without end. */
const MOST_PROPOSED = 60;

export type RoomAffairsParts = {
  readonly store: TimeStore;
  readonly live: LiveTable;
  readonly bots: TableBots;
  readonly time: RoomTime;
  readonly now: () => number;
  /** Reads what was noted elsewhere. */
  readonly readAffairs: () => Promise<void>;
  /** Something was noted; `ended`: the match is over with it. */
  readonly onNoted: (ended: Ended | null) => void;
};

/**
 * What people do at a dealt table beside answering, and what happens when they do not: each is a note
 * in the table's journal, stored before it counts.
 */
export class RoomAffairs {
  readonly #parts: RoomAffairsParts;

  constructor(parts: RoomAffairsParts) {
    this.#parts = parts;
  }

  /** What the table was set with for seats whose time has run out. */
  async settleLate(): Promise<void> {
    const { live, time, now } = this.#parts;
    for (const seat of time.late(live.log, now())) {
      if (time.whenLate === 'concede' && (await this.#concede(seat))) continue;
      const did = time.whenLate === 'answer' ? 'answered' : 'handed';
      await this.#note(() => (this.#isLate(seat) ? [this.#ranOut(seat, did)] : []));
    }
    await this.#sayWhenDue();
  }

  /** A bot plays for the seat until its person is back. */
  leave(seat: Seat): Promise<Result> {
    return this.#note(({ handed }) =>
      this.#isOver ? 'ended' : handed.includes(seat) ? [] : [{ kind: 'left', seat }],
    );
  }

  back(seat: Seat): Promise<Result> {
    const { affairs } = this.#parts.time;
    if (!affairs.handed.includes(seat) || this.#isOver) return Promise.resolve(OK);
    return this.#note(({ handed }) => (handed.includes(seat) ? [{ kind: 'back', seat }] : []));
  }

  /** Proposes it, or agrees to it; with the last who sits there it is so. */
  propose(seat: Seat, what: Proposal): Promise<Result> {
    const { time } = this.#parts;
    return this.#note(({ handed, wanted, pausedAt }) => {
      if (this.#isOver) return 'ended';
      if (what === 'pause' && time.pace === null) return 'no-pace';
      if (handed.includes(seat)) return 'handed';
      if (wanted[what].includes(seat) || (what === 'pause' && pausedAt !== null)) return [];
      if (this.#proposedSoFar >= MOST_PROPOSED) return 'too-many-notes';
      const others = time.people.filter((one) => one !== seat && !handed.includes(one));
      const kind = wanted[what].length === 0 ? 'proposed' : 'agreed';
      const said: Note = { kind, seat, what };
      if (!others.every((one) => wanted[what].includes(one))) return [said];
      return [said, { kind: what === 'pause' ? 'paused' : 'abandoned' }];
    });
  }

  /** Refuses what was proposed, or takes it back. */
  decline(seat: Seat, what: Proposal): Promise<Result> {
    return this.#note(({ wanted }) =>
      wanted[what].length === 0 ? 'not-proposed' : [{ kind: 'declined', seat, what }],
    );
  }

  /** Any of them may go on: what all agreed on binds nobody. */
  resume(seat: Seat): Promise<Result> {
    return this.#note(({ pausedAt }) => (pausedAt === null ? [] : [{ kind: 'resumed', seat }]));
  }

  /** Calls the match off before it counts. */
  abort(seat: Seat): Promise<Result> {
    const { live, time } = this.#parts;
    return this.#note(() => {
      if (this.#isOver) return 'ended';
      return time.mayAbort(live.log) ? [{ kind: 'aborted', seat }] : 'too-late-to-abort';
    });
  }

  /** By somebody who moderates: no result. */
  close(): Promise<Result> {
    return this.#note(() => (this.#isOver ? 'ended' : [{ kind: 'closed' }]));
  }

  get #isOver(): boolean {
    const { live, time } = this.#parts;
    return time.isOver(live.log);
  }

  get #proposedSoFar(): number {
    return this.#parts.time.journal.filter(({ note }) => note.kind === 'proposed').length;
  }

  #isLate(seat: Seat): boolean {
    const { live, time, now } = this.#parts;
    return time.late(live.log, now()).includes(seat);
  }

  #ranOut(seat: Seat, did: 'answered' | 'handed' | 'conceded'): Note {
    const { live, time } = this.#parts;
    const on = time.answersOf(live.log, seat);
    return { kind: 'ranOut', seat, did, wanted: time.whenLate, on };
  }

  /** False where the game has no such thing: then a bot plays on. */
  async #concede(seat: Seat): Promise<boolean> {
    const { live } = this.#parts;
    const choice = live.engine.asides(live.log.match, seat).find(isConceding);
    if (choice === undefined) return false;
    const note = this.#ranOut(seat, 'conceded');
    const check = (): RefusalCode | null => (this.#isLate(seat) ? null : 'stale');
    const conceded = await live.commit({ seat, choice, check });
    if (conceded.ok) await this.#note(() => [note]);
    return true;
  }

  /** What is stored of it may be earlier: a vacation was declared, or the server was away. */
  async #sayWhenDue(): Promise<void> {
    const { store, live, time } = this.#parts;
    if (this.#isOver) return;
    await store.setDue(live.record.id, live.log.length, time.lookAt(live.log));
  }

  /** One after the other, and none while an answer is being stored: what is meant is still true then. */
  #note(wish: (affairs: RoomTime['affairs']) => readonly Note[] | RefusalCode): Promise<Result> {
    const { live, time } = this.#parts;
    return live.between(async (readOn) => {
      try {
        for (let tries = 0; tries < TRIES; tries++) {
          const notes = wish(time.affairs);
          if (typeof notes === 'string') return refused(notes);
          if (notes.length === 0 || (await this.#write(notes))) return OK;
          await readOn();
          await this.#parts.readAffairs();
        }
        return refused('storage-failed');
      } catch (problem) {
        if (problem instanceof StorageFault) return storageRefusal(problem);
        throw problem;
      }
    });
  }

  async #write(notes: readonly Note[]): Promise<boolean> {
    const { store, live, bots, time, now, onNoted } = this.#parts;
    const { id } = live.record;
    const at = now();
    const before = time.journal;
    const news = notes.map(
      (note, index): JournalNote => ({ seq: before.length + index + 1, at, note }),
    );
    const journal = [...before, ...news];
    const { ended } = time.with(journal).affairs;
    const dueAt = time.with(journal).lookAt(live.log);
    // Whoever answered or noted something meanwhile was first, and what is meant is looked at again.
    const follows = { length: live.log.length, era: time.era };
    const written = await store.note(id, before.length, at, notes, { dueAt, ended, follows });
    if (written === 'conflict') return false;
    time.noted(journal, follows.era + 1);
    bots.look();
    onNoted(ended);
    return true;
  }
}

const isConceding = ({ do: deed }: Choice): boolean => deed === 'concede';
