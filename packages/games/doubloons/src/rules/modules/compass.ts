// Chapter 26, the Compass module: DD-279 to DD-283, DD-352, DD-S105 to DD-S111

import type { Chapter } from '@quarterdeck/kernel';
import { at, decision, last } from '@quarterdeck/kernel';
import type { Doubloons, Kinds, Ship } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { CardId } from '../../pack/printed.ts';
import { clockwiseFromShip, controllerOf, shipOf } from '../fleet.ts';

/** DD-280 */
const MOST_CREW = 1;

const isCaptainCard = (g: Doubloons, card: CardId): boolean =>
  at(g.printed.cards, card).kind === 'captain';

/**
 * DD-281, DD-S107, DD-S108: a captain card qualifies once it was resolved. One that came into an
 * executed slot by an exchange never was.
 */
const qualifies = (g: Doubloons, { executed }: Ship, card: CardId, place: number): boolean =>
  !isCaptainCard(g, card) || (place < executed && g.unresolved?.includes(card) !== true);

/** The places of another ship's face-up cards that may be had; the legendary one has no cards. */
function placesToTake(g: Doubloons, other: ShipId): number[] {
  const mat = shipOf(g, other);
  const places: number[] = [];
  for (const [place, card] of mat.faceUp.entries())
    if (qualifies(g, mat, card, place)) places.push(place);
  return places;
}

/** DD-280, DD-352: asked once, at the start of the turn. */
export function mayUseCompass(g: Doubloons, ship: ShipId): boolean {
  if (!g.modules.compass) return false;
  const { compasses, crew } = shipOf(g, ship);
  if (compasses === 0 || crew > MOST_CREW) return false;
  return clockwiseFromShip(g, ship).some((other) => placesToTake(g, other).length > 0);
}

export const compass: Chapter<Kinds, 'compass'> = {
  'compass/exchange': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer, deny) => {
      for (const other of clockwiseFromShip(g, ship)) {
        const places = placesToTake(g, other);
        for (const place of shipOf(g, other).faceUp.keys()) {
          const choice = { do: 'exchange', ship: other, slot: place + 1 } as const;
          if (places.includes(place)) offer(choice);
          else deny(choice, 'DD-281');
        }
      }
      offer({ do: 'decline' });
    },
    // DD-S105: the two cards change places, both face up.
    answer: (g, { ship }, choice, act) => {
      if (choice.do === 'decline') return;
      const { ship: target, slot } = choice;
      const mine = shipOf(g, ship);
      const theirs = shipOf(g, target);
      const given = last(mine.faceUp);
      const taken = at(theirs.faceUp, slot - 1);
      mine.compasses--;
      mine.faceUp[mine.faceUp.length - 1] = taken;
      theirs.faceUp[slot - 1] = given;
      if (isCaptainCard(g, given) && slot <= theirs.executed) g.unresolved?.push(given);
      act.emit('DD-280', 'compass-used', { ship });
      act.emit('DD-280', 'card-exchanged', { ship, target, slot, mine: given, theirs: taken });
    },
  }),
};
