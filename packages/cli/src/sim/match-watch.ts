import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import type { AnyEvent, Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import type { Speaker } from '@quarterdeck/kernel/say';
import type { SeatNotes } from './notes.ts';

type Watched = {
  readonly plan: { readonly seats: number };
  readonly machine: Engine<ErasedKinds>;
  readonly speaker: Speaker<ErasedKinds>;
};

/** Captains are chosen early: a seat that has none by then has none. */
const LATEST_ROLE = 60;

/** Writes down what the seats of one match are, and which cards they use, as the game's story tells it. */
export class MatchWatch {
  readonly seats: readonly SeatNotes[];
  readonly #table: Watched;
  readonly #using: ReadonlySet<string>;

  constructor(table: Watched) {
    this.#table = table;
    this.#using = new Set(table.speaker.usingEvents);
    this.seats = seatsOf(table.plan.seats).map(() => ({ role: undefined, uses: new Map() }));
  }

  happened(match: Match<ErasedKinds>, events: readonly AnyEvent[]): void {
    const uses = events.filter(({ event }) => this.#using.has(event));
    const wanting = match.answers < LATEST_ROLE ? this.#withoutRole() : [];
    if (uses.length === 0 && wanting.length === 0) return;
    const { machine, speaker } = this.#table;
    const view = machine.view(match, 'spectator');
    for (const seat of wanting) at(this.seats, seat).role = speaker.role(view, seat);
    for (const event of uses) {
      const seat = speaker.about(view, event);
      const card = speaker.used(view, event);
      if (seat === undefined || card === undefined) continue;
      const counted = at(this.seats, seat).uses;
      const name = `${event.event}\t${card}`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
  }

  #withoutRole(): readonly Seat[] {
    return seatsOf(this.seats.length).filter((seat) => at(this.seats, seat).role === undefined);
  }
}
