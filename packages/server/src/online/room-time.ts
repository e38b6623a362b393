import type { Seat } from '@quarterdeck/kernel';
import { seatsOf } from '@quarterdeck/kernel';
import {
  type Affairs,
  affairsOf,
  begunAt,
  type ClockFace,
  type JournalNote,
  journalStands,
  type Outage,
  type Pace,
  paceOf,
  type RefusalCode,
  type RunningClocks,
  runningClocks,
  runsOutAt,
  type Stand,
  type TableLog,
  type TableRecord,
  type TableTiming,
  type Timed,
  type WhenLate,
} from '@quarterdeck/tables';

/** Who plays for somebody who is late, or has left. */
const SUBSTITUTE_BOT = 'mate';
/** Until everybody has answered this often, a match can be called off. */
const ANSWERS_TO_COUNT = 2;

export type RoomTimeParts = {
  readonly record: TableRecord;
  readonly timed: Timed;
  readonly whenLate: WhenLate;
  readonly journal: readonly JournalNote[];
  /** What had happened beside the log when the journal was read. */
  readonly era: number;
  /** When nobody could answer, because there was no server. */
  readonly outages: readonly Outage[];
  /** By seat. */
  readonly vacations: readonly (readonly Stand[])[];
};

/**
 * The time of one table. All of it is worked out from what is stored: the log, the journal, when the
 * server was away and who is on vacation. It holds nothing that a restart would lose.
 */
export class RoomTime {
  readonly pace: Pace | null;
  readonly whenLate: WhenLate;
  readonly #parts: RoomTimeParts;
  readonly #record: TableRecord;
  readonly #outages: readonly Outage[];
  #journal: readonly JournalNote[];
  #era: number;
  #affairs: Affairs;
  #vacations: RoomTimeParts['vacations'];
  /** What was worked out last; it stands as long as log, journal and vacations do. */
  #faces: { readonly log: TableLog; readonly faces: readonly (ClockFace | null)[] } | null = null;
  /** What everybody was told last, and of which affairs. */
  #told: TableTiming | null = null;
  #toldOf: Affairs | null = null;
  /** Runs on from answer to answer, as long as journal and vacations stand. */
  #running: RunningClocks | null = null;

  constructor(parts: RoomTimeParts) {
    const { record, timed, whenLate, journal, era, outages, vacations } = parts;
    this.#parts = parts;
    this.pace = paceOf(timed);
    this.whenLate = whenLate;
    this.#record = record;
    this.#outages = outages;
    this.#journal = journal;
    this.#era = era;
    this.#affairs = affairsOf(journal);
    this.#vacations = vacations;
  }

  get journal(): readonly JournalNote[] {
    return this.#journal;
  }

  /** Every change of the table names it: what was noted elsewhere must not be missed. */
  get era(): number {
    return this.#era;
  }

  get affairs(): Affairs {
    return this.#affairs;
  }

  /** The time as it would be with another journal. */
  with(journal: readonly JournalNote[]): RoomTime {
    return new RoomTime({ ...this.#parts, vacations: this.#vacations, journal });
  }

  /** The journal as it is stored now. */
  noted(journal: readonly JournalNote[], era: number): void {
    this.#journal = journal;
    this.#era = era;
    this.#affairs = affairsOf(journal);
    this.#forgetClocks();
  }

  setVacations(vacations: RoomTimeParts['vacations']): void {
    this.#vacations = vacations;
    this.#told = null;
    this.#forgetClocks();
  }

  /** The seats of people, whether they are here or not. */
  get people(): readonly Seat[] {
    return seatsOf(this.#record.seats.length).filter((seat) => this.#isPerson(seat));
  }

  /** What everybody who looks at the table is told. */
  timing(log: TableLog, now: number): TableTiming {
    const told = this.#told;
    const mayAbort = this.mayAbort(log);
    // Without a pace it is the same from answer to answer: whoever compares it with the last one is quick.
    const isSame = this.pace === null && told?.mayAbort === mayAbort;
    if (isSame && this.#toldOf === this.#affairs && !this.#anyVacation) return told;
    this.#toldOf = this.#affairs;
    this.#told = {
      ...this.#affairs,
      pace: this.pace,
      whenLate: this.whenLate,
      clocks: this.#clocks(log),
      vacations: this.#vacations.map((stands) => untilOf(stands, now)),
      mayAbort,
    };
    return this.#told;
  }

  get #anyVacation(): boolean {
    return this.#vacations.some((stands) => stands.length > 0);
  }

  /** When the first of those who are asked has no time left; null where there is no end. */
  dueAt(log: TableLog): number | null {
    if (this.pace === null || this.isOver(log)) return null;
    const clocks = this.#clocks(log);
    const ends = this.#asked(log).flatMap((seat) => {
      const face = clocks[seat] ?? null;
      return face === null ? [] : (runsOutAt(face) ?? []);
    });
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** The same for those who look for tables to do something for: also where a bot owes an answer. */
  lookAt(log: TableLog): number | null {
    if (this.isOver(log) || this.#affairs.pausedAt !== null) return null;
    const isOwed = this.#asked(log).some((seat) => this.standIn(log, seat) !== null);
    return isOwed ? log.waitingSince(begunAt(this.#record)) : this.dueAt(log);
  }

  /** Who has no time left, and nobody has done anything about it. */
  late(log: TableLog, now: number): readonly Seat[] {
    if (this.isOver(log) || this.#affairs.pausedAt !== null) return [];
    const clocks = this.#clocks(log);
    return this.#asked(log).filter((seat) => {
      const face = clocks[seat] ?? null;
      const end = face === null ? null : runsOutAt(face);
      return end !== null && end <= now && this.standIn(log, seat) === null;
    });
  }

  /** How often a seat has answered, as everybody can tell. */
  answersOf(log: TableLog, seat: Seat): number {
    return log.clockMoves?.answers.get(seat) ?? 0;
  }

  /** The bot that plays for this person now, if one does. */
  standIn(log: TableLog, seat: Seat): string | null {
    if (!this.#isPerson(seat)) return null;
    const isHanded = this.#affairs.handed.includes(seat);
    return isHanded || this.#ranOutOn(log, seat) ? SUBSTITUTE_BOT : null;
  }

  /** Why a person may not answer now, though the rules let them. */
  held(log: TableLog, seat: Seat): RefusalCode | null {
    const { pausedAt, handed } = this.#affairs;
    // What has counted for everybody is not taken back by one.
    if (this.isOver(log)) return 'ended';
    if (pausedAt !== null) return 'paused';
    if (handed.includes(seat)) return 'handed';
    return this.#ranOutOn(log, seat) ? 'time-ran-out' : null;
  }

  /** Whether nobody may answer now, bots included. */
  get isHeld(): boolean {
    return this.#affairs.ended !== null || this.#affairs.pausedAt !== null;
  }

  /** Seats for which a bot gave the last answer, because their time had run out. */
  substituted(log: TableLog): readonly Seat[] {
    return this.people.filter((seat) => {
      const last = this.#lastRanOut(seat);
      return last?.did === 'answered' && last.on + 1 >= this.answersOf(log, seat);
    });
  }

  mayAbort(log: TableLog): boolean {
    if (this.isOver(log)) return false;
    return seatsOf(this.#record.seats.length).some(
      (seat) => this.answersOf(log, seat) < ANSWERS_TO_COUNT,
    );
  }

  isOver(log: TableLog): boolean {
    return this.#affairs.ended !== null || log.outcome !== null;
  }

  #isPerson(seat: Seat): boolean {
    return this.#record.seats[seat]?.who.kind !== 'bot';
  }

  #asked(log: TableLog): readonly Seat[] {
    return log.asked.map(({ seat }) => seat).filter((seat) => this.#isPerson(seat));
  }

  /** A bot answers this very question: it was noted, and the seat has not answered since. */
  #ranOutOn(log: TableLog, seat: Seat): boolean {
    const last = this.#lastRanOut(seat);
    return last?.did === 'answered' && last.on === this.answersOf(log, seat);
  }

  #lastRanOut(seat: Seat) {
    const found = this.#journal.findLast(
      ({ note }) => note.kind === 'ranOut' && note.seat === seat,
    )?.note;
    return found?.kind === 'ranOut' ? found : undefined;
  }

  #clocks(log: TableLog): readonly (ClockFace | null)[] {
    if (this.#faces?.log === log) return this.#faces.faces;
    this.#running ??= this.#clocksFrom(log);
    const known = this.#running?.(log.clockMoves) ?? [];
    const faces = seatsOf(this.#record.seats.length).map((seat) =>
      this.#isPerson(seat) ? (known[seat] ?? null) : null,
    );
    this.#faces = { log, faces };
    return faces;
  }

  /** Null where nobody plays for time. */
  #clocksFrom({ askedFirst }: TableLog): RunningClocks | null {
    const { pace } = this;
    if (pace === null) return null;
    const at = begunAt(this.#record);
    // A table that was dealt after the server was back has missed nothing.
    const outages = this.#outages.filter(({ back }) => at < back);
    return runningClocks({
      pace,
      seats: this.#record.seats.length,
      begun: { at, asked: askedFirst },
      stands: (seat) => [
        ...outages,
        ...journalStands(this.#journal, seat),
        ...(this.#vacations[seat] ?? []),
      ],
    });
  }

  #forgetClocks(): void {
    this.#faces = null;
    this.#running = null;
  }
}

const untilOf = (stands: readonly Stand[], now: number): number | null => {
  const until = stands.at(-1)?.to ?? null;
  return until !== null && until > now ? until : null;
};
