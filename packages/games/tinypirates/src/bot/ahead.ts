// What lies more than a turn ahead of a pirate: the way to its next Treasure, and the last one.

import { at } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import { buriedBy } from '../rules/fleet.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { movementOf } from '../rules/sailing.ts';
import { type Scales, upTo } from './weights.ts';

/** What `aheadParts` lists. */
export const AHEAD: readonly string[] = ['won', 'way'];

/**
 * What the way to the next Treasure costs, however far it is: the turns to come see no farther than a
 * ship sails in one. Nothing at the best site, so that burying there loses nothing.
 */
function wayCost(g: Tinypirates, w: Scales, pirate: Pirate, buried: number): number {
  const { space, gold } = pirate;
  if (space === null) return 0;
  const last = buried === g.printed.limits.treasuresToWin - 1 ? w.ahead.won : 0;
  const away = at(g.printed.distance, space);
  const wayLeft = upTo(w.wayLeft, movementOf(g, pirate.pirate));
  let there = 0;
  let onTheWay = 0;
  for (const { space: site } of g.printed.spaces) {
    const { bury } = mapCardAt(g, site);
    if (bury === null || at(g.sea, site).treasure !== null || g.navy === site) continue;
    const missing = Math.max(0, bury - gold);
    const worth = (w.treasure + last - bury) * upTo(w.earningLeft, missing);
    there = Math.max(there, worth);
    onTheWay = Math.max(onTheWay, worth * at(wayLeft, at(away, site)));
  }
  return w.ahead.pull * (onTheWay - there);
}

export function aheadParts(g: Tinypirates, w: Scales, pirate: Pirate): readonly [number, number] {
  const buried = buriedBy(g, pirate.pirate);
  if (buried >= g.printed.limits.treasuresToWin) return [w.ahead.won, 0];
  return [0, wayCost(g, w, pirate, buried)];
}

export function aheadOf(g: Tinypirates, w: Scales, pirate: Pirate): number {
  const [won, way] = aheadParts(g, w, pirate);
  return won + way;
}
