// Which maneuvers a seat has, as far as the viewer knows.

import { at, byId, type Seat } from '@quarterdeck/kernel';
import type { Prisoners } from '../model/state.ts';
import type { Maneuver } from '../pack/components.ts';
import type { DeckManeuver, Territory } from '../pack/ids.gen.ts';
import type { ManeuverPrint } from '../pack/printed.ts';
import { maneuverWords } from '../pack/wordings.ts';
import { isSeen } from './known.ts';
import { put } from './names.ts';
import type { PrisonersViewing } from './viewing.ts';

/** What the viewer knows of a hand. */
const knownHand = (g: Prisoners, seat: Seat): readonly DeckManeuver[] =>
  at(g.players, seat).hand.filter(isSeen);

/** Copies of one maneuver are one card with a count, in the order gained. */
export const talliedHand = (
  g: Prisoners,
  seat: Seat,
): readonly { readonly maneuver: DeckManeuver; readonly count: number }[] => {
  const hand = knownHand(g, seat);
  return [...new Set(hand)].map((maneuver) => ({
    maneuver,
    count: hand.filter((card) => card === maneuver).length,
  }));
};

export type TerritoryCard = {
  readonly territory: Territory;
  readonly maneuver: Maneuver;
  readonly drawPhasesLeft: number;
  /** Not while somebody else has captured its territory in this turn. */
  readonly isUsable: boolean;
};

/** TP-055: the Territory Maneuvers a seat holds. */
export const territoryCards = (g: Prisoners, seat: Seat): readonly TerritoryCard[] =>
  g.territories
    .filter(({ holder }) => holder === seat)
    .map(({ territory, drawPhasesLeft, controller }) => ({
      territory,
      maneuver: g.printed.content.territories[territory].maneuver,
      drawPhasesLeft,
      isUsable: controller === seat,
    }));

/** A card as its holder reads it. */
export const printOf = (
  g: Pick<Prisoners, 'printed'>,
  maneuver: Maneuver,
): ManeuverPrint & { readonly name: string; readonly text: string } => {
  const { name, text } = maneuverWords(g, maneuver);
  return { ...byId(g.printed.maneuvers, maneuver), name, text };
};

/** "ready", "2 draw phases left". */
export const readiness = (
  { speaker }: PrisonersViewing,
  { drawPhasesLeft, isUsable }: Omit<TerritoryCard, 'maneuver' | 'territory'>,
): string => {
  if (!isUsable) return speaker.words(put('see.not-usable'));
  return drawPhasesLeft === 0
    ? speaker.words(put('see.ready'))
    : speaker.words(put('see.cooling', { count: drawPhasesLeft }));
};

/** TP-057: a hand as Spyglass showed it, at that moment. */
export const seenHandWords = ({ view, me, speaker }: PrisonersViewing, seat: Seat): string => {
  const g = view.state;
  const look = g.looks.findLast((one) => one.seat === me && one.opponent === seat);
  if (look === undefined) return '';
  const cards = look.hand
    .filter(isSeen)
    .map((card) => printOf(g, card).name)
    .join(', ');
  return speaker.words(put('see.seen-hand', { cards }));
};
