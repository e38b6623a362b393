// Chapter 10, Elimination: TP-273 to TP-279, and giving up: TP-295

import type { Act, Aside, Seat } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import { inTurnOrder, playerOf, playersIn, shipCount, territoryCount } from './fleet.ts';
import { discard } from './piles.ts';

function eliminate(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const player = playerOf(g, seat);
  player.out = true;
  player.lostIn = g.turn.number;
  player.lostWith = territoryCount(g, seat); // TP-288
  act.emit('TP-273', 'player-eliminated', { seat });
  freeTerritories(g, seat, act);
  discardHand(g, seat, act);
}

/** TP-224, TP-274, TP-276 */
function freeTerritories(g: Draft, seat: Seat, act: Act<Kinds>): void {
  for (const print of g.territories) {
    const { territory, controller, holder } = print;
    if (controller !== seat && holder !== seat) continue;
    print.holder = null;
    print.drawPhasesLeft = 0;
    if (controller !== seat) continue;
    print.controller = null;
    print.capturedThisTurn = false;
    act.emit('TP-274', 'territory-freed', { territory });
  }
}

/** TP-275, TP-S58: in the order in which its cards were gained. */
function discardHand(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const player = playerOf(g, seat);
  const { hand } = player;
  for (const card of hand) discard(g, card);
  const top = hand[hand.length - 1];
  player.hand = [];
  if (top !== undefined) act.emit('TP-275', 'hand-discarded', { seat, count: hand.length, top });
}

/**
 * Whoever has lost the last ship is out, in turn order from the active player on. It may cut the turn
 * short, so it comes last in whatever calls it.
 */
export function settleEliminations(g: Draft, act: Act<Kinds>): void {
  for (const seat of inTurnOrder(g))
    if (!playerOf(g, seat).out && shipCount(g, seat) === 0) eliminate(g, seat, act);
  if (playersIn(g).length < 2)
    act.skipTo('turn/end'); // TP-285
  else if (playerOf(g, g.turn.seat).out) act.skipTo('turn/territory'); // TP-278
}

/** What goes on after somebody gave up. */
function goOn(g: Draft, act: Act<Kinds>): void {
  const { step, seat } = g.turn;
  const over = playersIn(g).length < 2;
  if (step === 'setup') act.skipTo(over ? 'turn/begin' : 'setup/regions');
  else if (over) act.skipTo('turn/end');
  else if (playerOf(g, seat).out) act.skipTo('turn/territory');
  // A maneuver of which not everything is chosen may need ships that are gone: it is taken back.
  else if (step === 'command') act.skipTo('turn/command');
}

/** TP-295 */
export const givingUp: Aside<Kinds> = {
  choices: (g, seat, offer, deny) => {
    if (playerOf(g, seat).out) return;
    if (g.engagement !== null) deny({ do: 'give-up' }, 'TP-295');
    else offer({ do: 'give-up' });
  },
  answer: (g, seat, _, act) => {
    playerOf(g, seat).gaveUp = true;
    act.emit('TP-295', 'gave-up', { seat });
    for (const ship of g.ships) if (ship.seat === seat) ship.hex = null;
    eliminate(g, seat, act);
    goOn(g, act);
  },
};
