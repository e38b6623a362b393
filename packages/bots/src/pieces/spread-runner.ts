import type { CaptainMind, Thought } from '../bot.ts';
import { begin, type Piece } from './piece.ts';
import type { Ahead, Runner } from './runner.ts';

/** Other threads, as a thinking bot knows them. */
export type Helpers = {
  /** How many threads may help at once. */
  readonly most: number;
  /** What the choices of a piece come to; null where nobody is free to help. */
  ask(piece: Piece): Promise<readonly number[] | null>;
};

/** Each helper has one piece to do and one to go on with. */
export const PIECES_EACH = 2;

type Known = { readonly piece: Piece; worths: readonly number[] | null };

/**
 * The same answer as on one thread, sooner: pieces that follow are begun elsewhere before it is known that
 * they are needed, and taken in their order. What was begun in vain is left unread. This thread never
 * waits: where all that follows is in hand, it does the next piece once more itself, which also helps where
 * a helper died or is slow to start.
 */
export class SpreadRunner implements Runner {
  readonly #thought: Thought;
  readonly #mind: CaptainMind;
  readonly #helpers: Helpers;
  /** How many pieces may be in the helpers' hands; fewer once somebody had no time. */
  #most: number;
  #asked = 0;
  readonly #known = new Map<string, Known>();

  constructor(thought: Thought, mind: CaptainMind, helpers: Helpers) {
    this.#thought = thought;
    this.#mind = mind;
    this.#helpers = helpers;
    this.#most = helpers.most * PIECES_EACH;
  }

  *run(piece: Piece, ahead: Ahead): Generator<undefined, readonly number[] | null, void> {
    for (;;) {
      const done = this.#found(piece);
      if (done !== null) return this.#paid(piece, done);
      if (this.#isOver()) return null;
      yield* this.#work(this.#share(piece, ahead), piece);
    }
  }

  /** Asks for help with what nobody has begun, and gives back what this thread is to do. */
  #share(piece: Piece, ahead: Ahead): Piece {
    // The next one is needed at once: it is done here, while others do what follows.
    let mine = this.#known.has(keyOf(piece)) ? null : piece;
    for (let nth = 1; nth <= this.#helpers.most * PIECES_EACH + 1; nth++) {
      const one = ahead(nth);
      if (one === null) break;
      if (this.#known.has(keyOf(one))) continue;
      if (this.#asked < this.#most) this.#ask(one);
      else {
        mine ??= one;
        break;
      }
    }
    return mine ?? piece;
  }

  #ask(piece: Piece): void {
    const known: Known = { piece, worths: null };
    this.#known.set(keyOf(piece), known);
    this.#asked++;
    void this.#helpers
      .ask(piece)
      .catch(() => null)
      .then((worths) => {
        this.#asked--;
        known.worths = worths;
        if (worths !== null) return;
        this.#most = Math.max(0, this.#most - PIECES_EACH);
        this.#known.delete(keyOf(piece));
      });
  }

  /** Gives up where the budget is gone, or where the piece that is waited for has come. */
  *#work(mine: Piece, wanted: Piece): Generator<undefined, void, void> {
    const worthOf = begin(this.#thought, this.#mind, mine);
    const worths: number[] = [];
    for (const [i, place] of mine.places.entries()) {
      worths.push(worthOf(place, i === mine.places.length - 1));
      yield;
      if (this.#isOver()) return;
      if (mine === wanted && this.#found(wanted) !== null) return;
    }
    this.#known.set(keyOf(mine), { piece: mine, worths });
  }

  #found(piece: Piece): readonly number[] | null {
    const known = this.#known.get(keyOf(piece));
    if (known === undefined || known.worths === null) return null;
    const { worths } = known;
    const all = known.piece.places;
    const found = piece.places.map((place) => worths[all.indexOf(place)]);
    return found.every((one) => one !== undefined) ? found : null;
  }

  #paid({ reach, places }: Piece, worths: readonly number[]): readonly number[] | null {
    const { allowance } = this.#thought;
    const price = reach === null ? 1 : places.length;
    for (let paid = 0; paid < price; paid++) if (!allowance.spend()) return null;
    return worths;
  }

  #isOver(): boolean {
    const { allowance } = this.#thought;
    return allowance.spent > 0 && allowance.share >= 1;
  }
}

/** Two pieces of one world that go equally far differ in their choices alone. */
const keyOf = ({ world, luck, reach }: Piece): string =>
  `${world} ${luck} ${reach === null ? 'glance' : `${reach.turns} ${reach.horizon}`}`;
