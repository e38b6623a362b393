// Crew that comes and goes: AH-147, AH-149, AH-153, AH-S26, AH-S65

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Draft, Kinds } from '../../model/state.ts';
import type { CardId } from '../../pack/printed.ts';
import { matOf } from '../fleet.ts';
import { printedSlot } from '../slots.ts';

export function addCrew(g: Draft, seat: Seat, card: CardId): void {
  const mat = matOf(g, seat);
  mat.crew.push(card);
  const { slot } = at(g.printed.cards, card);
  if (slot !== null) mat.slots.push({ slot, die: null, damaged: false });
}

/** AH-S65: damage on the card is gone, a die on it stays beside its owner's board. */
export function loseCrew(g: Draft, seat: Seat, card: CardId): void {
  const mat = matOf(g, seat);
  mat.crew.splice(mat.crew.indexOf(card), 1);
  mat.slots = mat.slots.filter((state) => {
    if (printedSlot(g, state.slot).card !== card) return true;
    if (state.die !== null) mat.beside.push(state.die);
    return false;
  });
}

export function boxCrew(
  g: Draft,
  seat: Seat,
  card: CardId,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  loseCrew(g, seat, card);
  g.box.push(card);
  act.emit(clause, 'card-boxed', { seat, card });
}
