import { PASS, type Seat, type Viewer } from '@quarterdeck/kernel';
import { OK, type Result, refused } from '../protocol/result.ts';
import type { OrderState } from '../protocol/seen.ts';
import type { LiveTable } from './live-table.ts';
import type { Deciding } from './table-bots.ts';

/** Under this name an order stands where a bot's would: no bot has it. */
export const ORDER = 'standing-order';

/** What an order answers. */
export const obey = (): Deciding => ({ choice: Promise.resolve(PASS), cancel: () => {} });

export type StandingOrdersParts = {
  readonly live: LiveTable;
  /** The seats whose orders are in force, as it is stored. */
  readonly given: readonly Seat[];
  /** Stores that a seat's order is in force, or not any more. */
  readonly keep: (seat: Seat, isGiven: boolean) => Promise<void>;
  /** The order of a seat has changed. */
  readonly onChange: () => void;
  readonly report: (problem: unknown) => void;
};

/**
 * Orders of one table: "pass until I am attacked". What is a reaction, and who is attacked in it, the
 * game says by what the seat sees. Nobody else is told of an order, nor that there is one.
 */
export class StandingOrders {
  readonly #parts: StandingOrdersParts;
  readonly #given: Set<Seat>;

  constructor(parts: StandingOrdersParts) {
    this.#parts = parts;
    this.#given = new Set(parts.given);
  }

  /** What the viewer is told of an order of their own; nothing where there is none to give. */
  stateFor(viewer: Viewer): { readonly order?: OrderState } {
    if (viewer === 'spectator') return {};
    if (this.#given.has(viewer)) return { order: 'in-force' };
    return this.#reaction(viewer) === 'others' ? { order: 'offered' } : {};
  }

  isInForce(seat: Seat): boolean {
    return this.#given.has(seat);
  }

  async give(seat: Seat): Promise<Result> {
    if (this.#given.has(seat)) return OK;
    if (this.#reaction(seat) !== 'others') return refused('not-offered');
    await this.#keep(seat, true);
    return OK;
  }

  async revoke(seat: Seat): Promise<Result> {
    if (this.#given.has(seat)) await this.#keep(seat, false);
    return OK;
  }

  /** As it is stored by now: another process may have given an order, or ended one. */
  stored(given: readonly Seat[]): void {
    if (given.length === this.#given.size && given.every((seat) => this.#given.has(seat))) return;
    this.#given.clear();
    for (const seat of given) this.#given.add(seat);
    this.#parts.onChange();
  }

  /** Who answers for the seat now; null where it answers itself. */
  standIn(seat: Seat): string | null {
    return this.#given.has(seat) && this.#reaction(seat) === 'others' ? ORDER : null;
  }

  /** The table has moved: the order of a seat that is attacked has done what it was given for. */
  look(): void {
    for (const seat of [...this.#given])
      if (this.#reaction(seat) === 'attacked') this.#keep(seat, false).catch(this.#parts.report);
  }

  async #keep(seat: Seat, isGiven: boolean): Promise<void> {
    await this.#parts.keep(seat, isGiven);
    if (isGiven) this.#given.add(seat);
    else this.#given.delete(seat);
    this.#parts.onChange();
  }

  /** What the seat is asked, if it is a reaction; by its own view, like everything that it decides. */
  #reaction(seat: Seat): 'own' | 'attacked' | 'others' | null {
    const { engine, log } = this.#parts.live;
    const asked = engine.asked(log.match).find((one) => one.seat === seat);
    const toWhat = asked && engine.game.reactions?.[asked.step];
    return toWhat?.(engine.view(log.match, seat).state, seat) ?? null;
  }
}
