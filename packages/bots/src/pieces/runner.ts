import type { CaptainMind, Thought } from '../bot.ts';
import { begin, type Means, type Piece } from './piece.ts';

/** Tells the pieces that follow if nothing changes, the next one first; null where that is not known. */
export type Ahead = (nth: number) => Piece | null;

/** Does the pieces of a thought: on this thread, or on several. */
export type Runner = {
  /**
   * What the choices of a piece come to, in their order, paid for from the thought's allowance; null if
   * that ended on the way. Yields after every choice.
   */
  run(piece: Piece, ahead: Ahead): Generator<undefined, readonly number[] | null, void>;
};

/** Everything on this thread, and nothing ahead of time. */
export const runnerHere = (thought: Thought, mind: CaptainMind): Runner => ({
  *run(piece) {
    const { allowance } = thought;
    const paidAtOnce = piece.reach === null;
    if (paidAtOnce && !allowance.spend()) return null;
    const worthOf = begin(thought, mind, piece);
    const worths: number[] = [];
    for (const [i, place] of piece.places.entries()) {
      if (!paidAtOnce && !allowance.spend()) return null;
      worths.push(worthOf(place, i === piece.places.length - 1));
      yield;
    }
    return worths;
  },
});

/** All of a piece at once, for whoever asked for it. */
export function runPiece(means: Means, mind: CaptainMind, piece: Piece): readonly number[] {
  const worthOf = begin(means, mind, piece);
  return piece.places.map((place, i) => worthOf(place, i === piece.places.length - 1));
}
