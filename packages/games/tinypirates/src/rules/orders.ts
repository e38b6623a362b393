// Chapter 7, the Captain's Orders: TE-104 to TE-110, TE-121, TE-178; Bonus Actions of the same names
// follow them, too (TE-195).

import { type Act, at, unreachable } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { PirateId } from '../pack/fields.ts';
import { drawCrate } from './bag.ts';
import { attack, whyNoAttack } from './battle/attacking.ts';
import { crewUp } from './crew-up.ts';
import { shipAt } from './fleet.ts';
import { mapCardAt } from './geometry/map-cards.ts';
import { hideOut, whyNoHideOut } from './hide-out.ts';
import { load } from './hold.ts';
import { search } from './searching.ts';
import { trade, whyNoTrade } from './trading.ts';

/** The rule that keeps a player from executing that Order where the ship lies; null if it can be. */
export function whyNoOrder(g: Tinypirates, pirate: PirateId, order: Order): ClauseId | null {
  switch (order) {
    case 'hideOut':
      return whyNoHideOut(g, pirate);
    case 'plunder':
      return mapCardAt(g, shipAt(g, pirate)).settlement === 0 ? 'TE-106' : null;
    case 'trade':
      return whyNoTrade(g, pirate);
    case 'crewUp':
      return null; // TE-121
    case 'search':
      return at(g.sea, shipAt(g, pirate)).searched ? 'TE-133' : null;
    case 'attack':
      return whyNoAttack(g, pirate);
    default:
      return unreachable(order);
  }
}

/** `ordered`: by the Captain's Order itself, not as a Bonus Action. */
export function execute(
  g: Draft,
  pirate: PirateId,
  order: Order,
  ordered: boolean,
  act: Act<Kinds>,
): void {
  switch (order) {
    case 'hideOut':
      hideOut(g, pirate, act);
      return;
    case 'plunder':
      plunder(g, pirate, act);
      return;
    case 'trade':
      trade(g, pirate, act);
      return;
    case 'crewUp':
      crewUp(pirate, act);
      return;
    case 'search':
      search(g, pirate, act);
      return;
    case 'attack':
      attack(g, pirate, ordered, act);
      return;
    default:
      unreachable(order);
  }
}

/** TE-107, TE-S43: all crates are drawn and shown before the first is loaded. */
function plunder(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  const { settlement } = mapCardAt(g, shipAt(g, pirate));
  const crates = Array.from({ length: settlement }, () => drawCrate(g, act));
  act.emit('TE-107', 'crates-drawn', { pirate, crates });
  load(g, pirate, crates, act);
}
