// Chapter 8.1, Bury: TE-201 to TE-208

import { type Act, at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import { buriedBy, pirateOf, shipAt } from './fleet.ts';
import { payGold } from './gains.ts';
import { mapCardAt } from './geometry/map-cards.ts';

/** The rule that keeps a pirate from burying where the ship lies; null if it can. */
export function whyNoBurial(g: Tinypirates, pirate: PirateId): ClauseId | null {
  const space = shipAt(g, pirate);
  const cost = mapCardAt(g, space).bury;
  if (buriedBy(g, pirate) >= g.printed.limits.treasuresToWin) return 'TE-S88';
  if (cost === null) return 'TE-201';
  if (at(g.sea, space).treasure !== null) return 'TE-205';
  if (g.navy === space) return 'TE-204';
  return pirateOf(g, pirate).gold < cost ? 'TE-203' : null;
}

/** TE-201, TE-202, TE-208 */
export function burial(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  const space = shipAt(g, pirate);
  const cost = mapCardAt(g, space).bury ?? 0;
  payGold(g, pirate, cost, 'TE-201', act);
  at(g.sea, space).treasure = pirate;
  const buried = buriedBy(g, pirate);
  act.emit('TE-201', 'treasure-buried', { pirate, space, cost, buried });
  if (buried >= g.printed.limits.treasuresToWin) triggerEnd(g, pirate, act);
}

/** TE-251; alone, the third Treasure wins at once, and nothing else is resolved (TE-S117). */
export function triggerEnd(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  if (g.endedBy !== null) return;
  g.endedBy = pirate;
  act.emit('TE-251', 'end-triggered', { pirate });
  if (g.solo === null) return;
  g.bonus = null;
  g.over = true;
  act.skipTo('turn/end');
}
