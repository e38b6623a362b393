// A ship is a chair at the table: its captain, its mat and its cards. Who sits there may change.

import { at, HIDDEN } from '@quarterdeck/kernel';
import type { Viewing } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds, Ship } from '../model/state.ts';
import type { Card, CardId } from '../pack/printed.ts';
import { captainName, put } from './names.ts';

/** A position of Dead Man's Doubloons, as one viewer may know it. */
export type DoubloonsViewing = Viewing<Kinds>;

/** Whoever sails it now, or the legendary ghost ship. */
export const calledOf = ({ seats, speaker }: DoubloonsViewing, { controller }: Ship): string =>
  controller === null ? speaker.words(put('see.legendary')) : at(seats, controller).called;

/** "Widow Cheng"; before it is chosen nobody. */
export const captainOf = (g: Doubloons, { captain }: Ship): string | undefined =>
  captain === null ? undefined : captainName(g, captain);

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
