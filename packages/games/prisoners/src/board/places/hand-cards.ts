// Who is called what, and which maneuvers a seat has.

import { at, byId, type Seat } from '@quarterdeck/kernel';
import type { DeckManeuver, Maneuver, ManeuverPrint, Prisoners, Territory } from '../../index.ts';
import type { PrisonersScene } from '../scene.ts';
import { isSeen } from './places.ts';

/** A seat's name, or "you". */
export const calledOf = ({ seats, words }: PrisonersScene, seat: Seat): string => {
  const { isMe, called } = at(seats, seat);
  return isMe ? words('boards.prisoners.table.you') : called;
};

/** At the beginning of a line. */
export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

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

export const printOf = (
  { printed }: Pick<Prisoners, 'printed'>,
  maneuver: Maneuver,
): ManeuverPrint => byId(printed.maneuvers, maneuver);

/** "ready", "2 draw phases left". */
export const readiness = (
  { words }: PrisonersScene,
  { drawPhasesLeft, isUsable }: Omit<TerritoryCard, 'maneuver' | 'territory'>,
): string => {
  if (!isUsable) return words('boards.prisoners.table.notUsable');
  return drawPhasesLeft === 0
    ? words('boards.prisoners.table.ready')
    : words('boards.prisoners.table.cooling', { count: drawPhasesLeft });
};
