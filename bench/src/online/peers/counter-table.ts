import type { TableOfGuests } from '../host.ts';

/** The name both peers know the counter by. */
export const COUNTER = 'counter';

/** One guest's line to a counter. */
export type CounterSeat = {
  /** Bytes that came. */
  readonly heard: number;
  /** As it was told last. */
  readonly count: number;
  readonly closed: Promise<unknown>;
  readonly add: () => void;
  /** To be called whenever a count has come. */
  onCount: () => void;
};

type Waiting = { readonly count: number; readonly resolve: () => void };

/** Guests who add one in turn; the next adds when everybody has been told. */
export class CounterTable implements TableOfGuests {
  readonly closed: Promise<unknown>;
  readonly #table: string;
  readonly #seats: readonly CounterSeat[];
  #acknowledged = 0;
  #heardAt = 0;
  #waiting: Waiting | null = null;
  #isClosed = false;

  constructor(table: string, seats: readonly CounterSeat[]) {
    this.#table = table;
    this.#seats = seats;
    for (const seat of seats) seat.onCount = () => this.#hear();
    this.closed = Promise.all(seats.map(({ closed }) => closed)).then(() => this.#close());
  }

  get heard(): number {
    return this.#seats.reduce((sum, { heard }) => sum + heard, 0);
  }

  get acknowledged(): ReadonlyMap<string, number> {
    return new Map([[this.#table, this.#acknowledged]]);
  }

  async answer(): Promise<number> {
    const count = Math.min(...this.#seats.map((seat) => seat.count));
    const seat = this.#seats[count % this.#seats.length];
    if (seat === undefined) throw new Error('nobody sits there');
    const sent = performance.now();
    const told = new Promise<void>((resolve) => {
      this.#waiting = { count: count + 1, resolve };
    });
    if (!this.#isClosed) seat.add();
    await told;
    if (this.#isClosed) throw new Error('the line was lost');
    return sent;
  }

  latencyOf(sent: number): number {
    return this.#heardAt - sent;
  }

  /** Whoever added is told as everybody is: that is the acknowledgement. */
  #hear(): void {
    this.#heardAt = performance.now();
    const waiting = this.#waiting;
    if (waiting === null) return;
    const adder = this.#seats[(waiting.count - 1) % this.#seats.length];
    if (adder !== undefined) this.#acknowledged = Math.max(this.#acknowledged, adder.count);
    if (this.#seats.some(({ count }) => count < waiting.count)) return;
    this.#waiting = null;
    waiting.resolve();
  }

  #close(): void {
    this.#isClosed = true;
    this.#waiting?.resolve();
  }
}
