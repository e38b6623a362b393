import type { Seat } from '@quarterdeck/kernel';
import type { SeenEntry } from '../protocol/seen.ts';

/** As much of an answer as is needed to tell turns apart. */
export type Answering = Pick<SeenEntry, 'seat' | 'kind' | 'step'>;

/**
 * Numbers the turns. Games have no common notion of one, so it is read from who decides: a seat's
 * turn lasts until another seat has a decision to make; what all do together is a turn of its own;
 * windows, asides and undos belong to the turn they fall into.
 */
export function turnsOf(answers: readonly Answering[]): readonly number[] {
  let turn = 0;
  let whose: Seat | 'all' | null = null;
  return answers.map(({ seat, kind }) => {
    const next = kind === 'decision' ? seat : kind === 'together' ? 'all' : whose;
    if (next !== whose && whose !== null) turn++;
    whose = next;
    return turn;
  });
}
