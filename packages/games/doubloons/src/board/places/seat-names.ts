// A ship is a chair at the table: its captain, its mat and its cards. Who sits there may change.

import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { at, HIDDEN } from '@quarterdeck/kernel';
import type { Card, CardId, Doubloons, Ship } from '../../index.ts';
import type { DoubloonsScene } from '../scene.ts';

/** Pieces keep the colour of their chair; the legendary ghost ship has none. */
export const colourOf = (
  { seats }: DoubloonsScene,
  { ship, controller }: Ship,
): SeatColour | undefined => (controller === null ? undefined : seats[ship]?.colour);

/** Whoever sails it now, or the legendary ghost ship. */
export const calledOf = ({ seats, words }: DoubloonsScene, { controller }: Ship): string =>
  controller === null ? words('boards.doubloons.table.legendary') : at(seats, controller).called;

/** "Widow Cheng"; before it is chosen nobody. */
export const captainName = ({ printed }: Doubloons, { captain }: Ship): string | undefined =>
  captain === null ? undefined : printed.content.captains[captain].name;

export const known = (cards: Ship['hand']): readonly CardId[] =>
  cards.filter((card): card is CardId => card !== HIDDEN);

export const cardOf = (g: Doubloons, card: CardId): Card => at(g.printed.cards, card);

/** The cards of a choice or of a sealed order, in their slots. */
export const cardsIn = (
  g: Doubloons,
  choice: object | '?' | null | undefined,
): readonly CardId[] | undefined => {
  if (typeof choice !== 'object' || choice === null) return undefined;
  if (!('cards' in choice && Array.isArray(choice.cards))) return undefined;
  return choice.cards
    .flatMap((one) => g.printed.cards.filter(({ id }) => id === one))
    .map(({ id }) => id);
};
