// Which of several things a question of Take No Prisoners asks.

import type { Choice, Seat } from '@quarterdeck/kernel';
import { destinationAt, type HexId, type Prisoners, type ShipId, shipOf } from '../index.ts';

/** Whose dice are about to roll; null where nobody fights. */
export const rollerOf = ({ engagement }: Prisoners): Seat | null => {
  if (engagement === null) return null;
  return engagement.roll === 'attack' ? engagement.attackerSeat : engagement.targetSeat;
};

type Stage = 'own' | 'enemy' | 'hex' | 'look' | 'play';

/** What the next parameter of a maneuver is. */
export const stageOf = (g: Prisoners, seat: Seat, offers: readonly Choice[]): Stage => {
  const [first] = offers.filter((offer) => offer.do !== 'enough');
  if (first === undefined) return 'look';
  if ('ship' in first) return shipOf(g, first.ship as ShipId).seat === seat ? 'own' : 'enemy';
  if ('hex' in first) return destinationAt(g, first.hex as HexId) === undefined ? 'hex' : 'look';
  return 'play' in first ? 'play' : 'look';
};
