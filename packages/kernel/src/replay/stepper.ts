import type { Engine } from '../engine/engine.ts';
import type { Viewer } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import type { Event, Match, View } from '../match.ts';
import type { Entry, Log } from './format.ts';
import type { Opened } from './opening.ts';
import { opening } from './opening.ts';
import type { Recording } from './recording.ts';

/** A replay as it stands after `at` entries. */
export type Moment<K extends Kinds> = {
  readonly at: number;
  /** The entry that led here; null at the first position. */
  readonly entry: Entry | null;
  readonly match: Match<K>;
  /** What the entry made happen, or at the first position the deal; secrets and all. */
  readonly happened: readonly Event<K>[];
  view(viewer: Viewer): View<K>;
  /** The same, as the viewer saw it. */
  events(viewer: Viewer): Event<K>[];
};

/** A replay under a slider: any position, soon, in any order. Walks them all when iterated. */
export type Stepper<K extends Kinds> = Iterable<Moment<K>> & {
  /** The positions these rules can show. */
  readonly first: number;
  readonly last: number;
  at(position: number): Moment<K>;
};

type Snapshot<K extends Kinds> = {
  readonly table: Recording<K>;
  readonly events: readonly Event<K>[];
};

const USUAL_DISTANCE = 32;

export function stepper<K extends Kinds>(
  engine: Engine<K>,
  log: Log,
  { every = USUAL_DISTANCE }: { readonly every?: number } = {},
): Stepper<K> {
  const opened = opening(engine, log);
  const { first, last, entry } = opened;
  const walk = new Walk(opened, Math.max(1, every));

  function at(position: number): Moment<K> {
    opened.check(position);
    const { table, events } = walk.to(position);
    const match = engine.clone(table.match);
    return {
      at: position,
      entry: entry(position),
      match,
      happened: events,
      view: (viewer) => engine.view(match, viewer),
      events: (viewer) => engine.see(events, viewer),
    };
  }

  return {
    first,
    last,
    at,
    *[Symbol.iterator]() {
      for (let position = first; position <= last; position++) yield at(position);
    },
  };
}

/** Goes on from where it stands or from the nearest snapshot before the goal. */
class Walk<K extends Kinds> {
  readonly #opened: Opened<K>;
  readonly #every: number;
  /** By position divided by the distance; none is ever written into. */
  readonly #snapshots: Snapshot<K>[];
  #now: Snapshot<K>;

  constructor(opened: Opened<K>, every: number) {
    this.#opened = opened;
    this.#every = every;
    const table = opened.begin();
    this.#now = { table, events: table.deal };
    this.#snapshots = [this.#copy(this.#now)];
  }

  to(position: number): Snapshot<K> {
    const place = Math.floor((position - this.#opened.first) / this.#every);
    const nearest = this.#snapshots[Math.min(place, this.#snapshots.length - 1)];
    const here = this.#now.table.length;
    if (nearest !== undefined && (here > position || here < nearest.table.length))
      this.#now = this.#copy(nearest);
    while (this.#now.table.length < position) this.#advance();
    return this.#now;
  }

  #advance(): void {
    const { table } = this.#now;
    this.#now = { table, events: this.#opened.advance(table) };
    if (table.length - this.#opened.first === this.#snapshots.length * this.#every)
      this.#snapshots.push(this.#copy(this.#now));
  }

  #copy({ table, events }: Snapshot<K>): Snapshot<K> {
    return { table: table.fork(), events };
  }
}
