// Chapter 6, Round structure: SW-078 to SW-085

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, seatAfter } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { OrdinaryGood } from '../pack/components.ts';
import { inTurn } from './map.ts';
import { checkMissions } from './missions.ts';
import { mayExchange } from './orders.ts';

/** SW-082, SW-S107 */
const isLastRound = (g: Seawolf): boolean =>
  g.round === g.lastRound || g.round >= g.printed.content.amounts.limits.rounds;

/** SW-082, SW-084, SW-S109: the moment a row runs empty; a further one changes nothing. */
export function triggerEnd(g: Draft, row: OrdinaryGood, act: Act<Kinds>): void {
  if (g.lastRound !== null) return;
  g.lastRound = Math.min(g.round + 1, g.printed.content.amounts.limits.rounds);
  act.emit('SW-082', 'end-triggered', { row, lastRound: g.lastRound });
}

export const round: Chapter<Kinds, 'round'> = {
  // SW-078: card selection, player turns, wind, pirate movement, battle.
  'round/begin': auto((g, _, act) => {
    g.round++;
    for (const ship of g.ships) {
      ship.peaceful = false;
      ship.battledPirate = false;
      ship.beatPirate = false;
      ship.hitsAtSea = 0;
      ship.completedPort = false;
    }
    act.emit('SW-078', 'round-begun', { round: g.round, first: g.first, last: isLastRound(g) });
    const seats: readonly Seat[] = inTurn(g);
    // SW-279, SW-S34: rum is looked at before any exchange.
    for (const seat of seats) checkMissions(g, 'roundStart', seat, act);
    for (const seat of seats) if (mayExchange(g, seat)) act.next('orders/emergency', { seat });
    act.next('orders/choose', {});
    for (const seat of seats) act.next('turn/begin', { seat });
    act.next('wind/spin', {});
    act.next('wind/pirate', {});
    act.next('battle/begin', {});
    act.next('round/end', {});
  }),

  'round/end': auto((g, _, act) => {
    if (isLastRound(g)) {
      act.next('scoring/final', {});
      return;
    }
    // SW-080
    g.first = seatAfter(g.ships, g.first);
    act.emit('SW-080', 'spinner-passed', { seat: g.first });
    act.next('round/begin', {});
  }),
};
