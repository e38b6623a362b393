import type { Fairness } from '../chance/commitment.ts';
import { isFlatChoice, sameChoice } from '../engine/choices.ts';
import type { Engine, Pack } from '../engine/engine.ts';
import type { Seat } from '../ids.ts';
import type { Choice, Kinds, PlayOf } from '../kinds.ts';
import type { Event, Match, MatchTerms } from '../match.ts';
import type { Json } from '../pack/json.ts';
import { json } from '../pack/json.ts';
import { read } from '../pack/shape.ts';
import type { Saved } from '../saved.ts';
import type { Chance, Seeded } from './chance.ts';
import { rngOf } from './chance.ts';
import type { Entry, Log, LoggedPack, ReplayHeader, Segment } from './format.ts';
import { entriesIn } from './format.ts';
import { GrowingList } from './growing-list.ts';
import { couldShow } from './showing.ts';
import { cannotUndo, UndoChain, type UndoFault } from './undo-chain.ts';

type About<K extends Kinds> = {
  readonly title?: string;
  /** By seat. */
  readonly names?: readonly string[];
  readonly fairness?: Fairness;
  /** The game's own, unless given. */
  readonly pack?: Pack<K>;
};

/** A table that is yet to be dealt. */
export type NewRecording<K extends Kinds> = About<K> & {
  readonly seats: number;
  /** Anything from outside; what is missing takes its default. */
  readonly options?: unknown;
  readonly chance: Seeded;
};

/** A match that stands already: a loaded save, a scenario. */
export type StandingMatch<K extends Kinds> = About<K> & {
  readonly match: Match<K>;
  /** Where its generator comes from, if that is known. */
  readonly chance?: Chance;
};

/** How a segment begins, with what was played before it under older rules. */
export type Beginning<K extends Kinds> = {
  readonly header: ReplayHeader;
  readonly earlier: readonly Segment[];
  readonly from: Saved | null;
  /** Where it is not the header's. */
  readonly pack?: LoggedPack;
  readonly match: Match<K>;
  /** What happened until somebody was asked, where the match was dealt for this log. */
  readonly deal?: readonly Event<K>[];
};

/** An answer that leaves nobody a choice. */
type Forced = { readonly seat: Seat; readonly choice: Choice };

type SoFar<K extends Kinds> = {
  readonly startHash: string;
  readonly entries: GrowingList<Entry>;
  readonly undo: UndoChain<K>;
  readonly floor?: Floor<K> | null;
};

/** A place of the log below which nothing can be taken back any more. Nobody writes into its match. */
type Floor<K extends Kinds> = { readonly length: number; readonly match: Match<K> };

/** A table's log up to a floor, as it was written down there. */
type UpToFloor<K extends Kinds> = Beginning<K> & {
  readonly startHash: string;
  /** Those under these rules. */
  readonly entries: readonly Entry[];
  /** By seat: how many of its answers stand. */
  readonly standing: ReadonlyMap<Seat, number>;
};

const nothingYet = <K extends Kinds>(engine: Engine<K>, match: Match<K>): SoFar<K> => ({
  startHash: engine.hash(match),
  entries: new GrowingList(),
  undo: new UndoChain(engine),
});

/** A match and the log of what was done at its table. Only the recording writes the match. */
export class Recording<K extends Kinds> implements Log {
  readonly engine: Engine<K>;
  /** What happened before the first question; nothing where the match stood already. */
  readonly deal: readonly Event<K>[];
  readonly #earlier: readonly Segment[];
  readonly #from: Saved | null;
  readonly #pack: LoggedPack | undefined;
  readonly #startHash: string;
  readonly #entries: GrowingList<Entry>;
  readonly #undo: UndoChain<K>;
  #floor: Floor<K> | null;
  #header: ReplayHeader;
  #match: Match<K>;
  /** The forced answer of the position, if there is one; undefined until somebody wants to know. */
  #forced: Forced | null | undefined;

  constructor(engine: Engine<K>, begin: Beginning<K>, soFar = nothingYet(engine, begin.match)) {
    this.engine = engine;
    this.#header = begin.header;
    this.#earlier = begin.earlier;
    this.#from = begin.from;
    this.#pack = begin.pack;
    this.#match = begin.match;
    this.deal = begin.deal ?? [];
    this.#startHash = soFar.startHash;
    this.#entries = soFar.entries;
    this.#undo = soFar.undo;
    this.#floor = soFar.floor ?? null;
  }

  /** The last place from which the log could be gone on with as if all of it had been played; null: none yet. */
  get floor(): Floor<K> | null {
    return this.#floor;
  }

  get header(): ReplayHeader {
    return this.#header;
  }

  /** The pack that is played with now: the header's, unless newer rules took the match to another. */
  get pack(): LoggedPack {
    return this.#pack ?? this.#header.pack;
  }

  /** The match as it stands; another object after an undo. */
  get match(): Match<K> {
    return this.#match;
  }

  /** Every entry so far, those of earlier rules included. */
  get length(): number {
    return entriesIn(this.#earlier) + this.#entries.length;
  }

  /** The entries under these rules. */
  get entries(): readonly Entry[] {
    return this.#entries.slice();
  }

  /** Those after the first `length` of all; what came under earlier rules is not among them. */
  entriesAfter(length: number): readonly Entry[] {
    return this.#entries.slice(Math.max(0, length - entriesIn(this.#earlier)));
  }

  get segments(): readonly Segment[] {
    const { engine } = this;
    return [
      ...this.#earlier,
      {
        rules: engine.game.version,
        ...(this.#pack === undefined ? {} : { pack: this.#pack }),
        from: this.#from,
        startHash: this.#startHash,
        entries: this.#entries.slice(),
        endHash: engine.hash(this.#match),
      },
    ];
  }

  /** Throws `IllegalChoice` and changes nothing if it is not offered. */
  play(seat: Seat, choice: unknown): Event<K>[] {
    const { engine } = this;
    const before = engine.clone(this.#match);
    const offered = this.#offeredLike(seat, choice);
    const events = this.#orAsBefore(before, () => engine.play(this.#match, seat, choice));
    if (offered === undefined) throw new Error(`seat ${seat} has played what was not offered`);
    const { length } = this;
    if (this.#undo.add({ before, seat, choice: offered }, this.#wasForced(seat, offered)))
      this.#floor = { length, match: before };
    this.#entries.push({ seat, choice: offered });
    this.#forced = undefined;
    return events;
  }

  /** The answer of a position that leaves one, and of which a spectator could tell; else null. */
  forced(): Forced | null {
    if (this.#forced === undefined) this.#forced = this.engine.forced(this.#match);
    return this.#forced;
  }

  /** Answers for everybody as long as there is one answer and a spectator could tell. */
  playForced(): Event<K>[] {
    const events: Event<K>[] = [];
    for (;;) {
      const forced = this.forced();
      if (forced === null) return events;
      events.push(...this.play(forced.seat, forced.choice));
    }
  }

  canUndo(seat: Seat): boolean {
    return this.undoFault(seat) === null;
  }

  /** Why the seat cannot take back its last answer; null if it can. */
  undoFault(seat: Seat): UndoFault | null {
    return this.#undo.fault(seat, this.#match);
  }

  /**
   * Back to before the seat's last answer, and over forced ones that came after it; each is an entry
   * of its own. Throws `CannotUndo` and changes nothing if something was shown since.
   */
  undo(seat: Seat): void {
    const fault = this.undoFault(seat);
    if (fault !== null) throw cannotUndo(fault, seat);
    for (const going of this.#undo.seatsGoing()) this.#takeBack(going);
  }

  /** Whether this answer could not be taken back, for a page to say so beforehand. */
  wouldReveal(seat: Seat, choice: unknown): boolean {
    const { engine } = this;
    const offered = this.#offeredLike(seat, choice);
    const before = engine.clone(this.#match);
    if (offered !== undefined) return couldShow(engine, { before, seat, choice: offered });
    engine.play(before, seat, choice);
    throw new Error(`seat ${seat} would play what is not offered`);
  }

  /** An entry of a log, as it was recorded: nothing is added, nothing skipped. */
  apply(entry: Entry): Event<K>[] {
    if ('choice' in entry) return this.play(entry.seat, entry.choice);
    this.#takeBack(entry.seat);
    return [];
  }

  /** What has become known of the match's chance: entropies opened, the seed at the end. */
  publish(fairness: Fairness): void {
    this.#header = { ...this.#header, fairness };
  }

  /** The same table twice; what is done at one is not done at the other. */
  fork(): Recording<K> {
    const match = this.engine.clone(this.#match);
    const begin = {
      header: this.#header,
      earlier: this.#earlier,
      from: this.#from,
      match,
      deal: this.deal,
      ...(this.#pack === undefined ? {} : { pack: this.#pack }),
    };
    const fork = new Recording(this.engine, begin, {
      startHash: this.#startHash,
      entries: this.#entries.fork(),
      undo: this.#undo.copy(),
      floor: this.#floor,
    });
    fork.#forced = this.#forced;
    return fork;
  }

  /** Null where nobody has asked so far: it is not worked out for this. */
  #wasForced(seat: Seat, choice: Choice): boolean | null {
    if (this.#forced === undefined) return null;
    const forced = this.#forced;
    return forced !== null && forced.seat === seat && sameChoice(forced.choice, choice);
  }

  #takeBack(seat: Seat): void {
    const before = this.#undo.takeBack(seat, this.#match);
    this.#match = this.engine.clone(before);
    this.#forced = undefined;
    this.#entries.push({ seat, undo: true });
    if (this.#undo.isEmpty) this.#floor = { length: this.length, match: before };
  }

  #offeredLike(seat: Seat, wanted: unknown): PlayOf<K> | undefined {
    if (!isFlatChoice(wanted)) return undefined;
    const fits = (choice: Choice): boolean => sameChoice(choice, wanted);
    const offered =
      this.engine.choices(this.#match, seat).find(fits) ??
      this.engine.asides(this.#match, seat).find(fits);
    return offered === undefined ? undefined : plainCopy(offered);
  }

  /** A step that fails half-way (our bug) has written half an answer into the match. */
  #orAsBefore<T>(before: Match<K>, attempt: () => T): T {
    try {
      return attempt();
    } catch (problem) {
      this.#match = before;
      throw problem;
    }
  }
}

/** A step may have put a list of its state into an offer; the log must not change with it. */
function plainCopy<C extends Choice>(choice: C): C {
  const copy = { ...choice };
  for (const [name, value] of Object.entries(copy))
    if (Array.isArray(value)) Object.assign(copy, { [name]: value.slice() });
  return copy;
}

/** Begins a table's log: with a fresh deal, or with a match that stands already. */
export function recording<K extends Kinds>(
  engine: Engine<K>,
  table: NewRecording<K> | StandingMatch<K>,
): Recording<K> {
  const pack = table.pack ?? engine.pack;
  if (!('match' in table)) {
    const { seats, options, chance } = table;
    const { match, events } = engine.deal({ seats, options, pack, rng: rngOf(chance) });
    const header = headerOf(engine, table, match.terms, chance);
    return new Recording(engine, { header, earlier: [], from: null, match, deal: events });
  }
  if (table.match.rig.length > 0)
    throw new Error('a match with rigged results cannot be recorded: a replay would roll them');
  const match = engine.clone(table.match);
  const header = headerOf(engine, table, match.terms, table.chance ?? { kind: 'saved' });
  return new Recording(engine, { header, earlier: [], from: engine.save(match), match });
}

/**
 * Goes on from a floor, with what is known of the log before it taken at its word: what comes out is
 * what playing all of it again gives.
 */
export function resumeRecording<K extends Kinds>(
  engine: Engine<K>,
  { startHash, entries, standing, ...begin }: UpToFloor<K>,
): Recording<K> {
  const undo = new UndoChain(engine, standing);
  return new Recording(engine, begin, { startHash, entries: new GrowingList(entries), undo });
}

export function headerOf<K extends Kinds>(
  engine: Engine<K>,
  { title, names, fairness, pack = engine.pack }: About<K>,
  facts: MatchTerms<K>,
  chance: Chance,
): ReplayHeader {
  const { seats, options } = facts;
  return {
    game: engine.game.id,
    ...(title === undefined ? {} : { title }),
    seats,
    ...(names === undefined ? {} : { names }),
    options: plain(options),
    pack: packName(engine, pack, facts),
    chance,
    ...(fairness === undefined ? {} : { fairness }),
  };
}

/** How a log names its pack: whoever has the program can find it, or it is in the log itself. */
export function packName<K extends Kinds>(
  engine: Engine<K>,
  { hash, edition, content, wordingHash }: Pack<K>,
  { packHash }: MatchTerms<K>,
): LoggedPack {
  if (hash !== packHash) throw new Error(`the match was set up with pack ${packHash}, not ${hash}`);
  // Words of somebody's own go with the log: nobody else has them.
  if (edition !== null && engine.packFor({ hash }).wordingHash === wordingHash)
    return { hash, edition };
  const { editions = [], version = 1 } = engine.game.pack;
  // A game that releases no editions has one pack for ever: that at hand.
  if (hash === engine.pack.hash && editions.length === 0) return { hash };
  return { hash, ...(version === 1 ? {} : { version }), own: plain(content) };
}

const plain = (value: unknown): Json => read(json, value, 'header');
