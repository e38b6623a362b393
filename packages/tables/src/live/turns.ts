import type { Seat } from '@quarterdeck/kernel';
import type { SeenEntry } from '../protocol/seen.ts';

/** As much of an answer as is needed to tell turns apart. */
export type Answering = Pick<SeenEntry, 'seat' | 'kind' | 'step'>;

/** The turn that an answer belongs to. */
export type Turn = { readonly number: number; readonly whose: Seat | 'all' | null };

export const NO_TURN: Turn = { number: 0, whose: null };

/**
 * Games have no common notion of a turn, so it is read from who decides: a seat's turn lasts until
 * another seat has a decision to make; what all do together is a turn of its own; windows, asides and
 * undos belong to the turn they fall into.
 */
export function turnAfter(turn: Turn, { seat, kind }: Answering): Turn {
  const { number, whose } = turn;
  const next = kind === 'decision' ? seat : kind === 'together' ? 'all' : whose;
  if (next === whose) return turn;
  return { number: whose === null ? number : number + 1, whose: next };
}

/** Numbers the turns. */
export function turnsOf(answers: readonly Answering[]): readonly number[] {
  let turn = NO_TURN;
  return answers.map((answer) => {
    turn = turnAfter(turn, answer);
    return turn.number;
  });
}
