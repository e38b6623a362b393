import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { Good } from '../pack/components.ts';
import { ORDINARY_GOODS } from '../pack/components.ts';
import { portFaceOf } from '../rules/map.ts';
import { type Landing, roundsTo } from './landing.ts';

/** Goods aboard, by kind. */
export type Goods = { [G in Good]: number };

/** What a round of waiting leaves of a gain. */
const WORTH_A_ROUND_LATER = 0.85;
/** What a treasure chest holds, about. */
export const CHEST = 2;
/** Rum that a port offers, each. */
const PORT_RUM = 0.3;
/** A good that no delivery in model needs, while there is time to sell it. */
const SPARE_GOOD = 1;
/** What is left of a good after the last round (SW-292). */
const LEFT_OVER = 0.5;

type Delivery = { readonly slots: number; readonly goods: number; readonly completes: boolean };

/** What these goods could cover in a port as it stands. */
function deliveryTo(g: Seawolf, goods: Goods, port: Seawolf['ports'][number]): Delivery {
  const wanted = portFaceOf(g, port.tile).slots;
  const left: Goods = { ...goods };
  let open = 0;
  let covered = 0;
  for (let slot = 0; slot < wanted.length; slot++) {
    if (port.slots[slot] !== 'open') continue;
    const good = at(wanted, slot);
    open++;
    if (left[good] === 0) continue;
    left[good]--;
    covered++;
  }
  const byCocoa = Math.min(open - covered, 2 * goods.cocoa);
  return {
    slots: covered + byCocoa,
    goods: covered + Math.ceil(byCocoa / 2),
    completes: open > 0 && covered + byCocoa === open,
  };
}

/** Goods already unloaded in a visit that is not over (SW-S71). */
const unloadedBy = (g: Seawolf, ship: Ship): number =>
  g.visit !== null && g.visit.seat === ship.seat ? g.visit.unloaded : 0;

/** What the goods of a ship promise: the pay of the best port in reach, the rest at a flat rate. */
export function goodsWorth(
  g: Seawolf,
  ship: Ship,
  goods: Goods,
  landing: Landing,
  rounds: number,
): number {
  let all = goods.cocoa;
  for (const good of ORDINARY_GOODS) all += goods[good];
  if (all === 0) return 0;
  const { thalers } = g.printed.content.amounts.portPayout;
  const spare = rounds > 1 ? SPARE_GOOD : LEFT_OVER;
  let best = all * spare;
  for (const port of g.ports) {
    const wait = roundsTo(g, ship, landing, port.tile);
    if (wait > rounds) continue;
    const { slots, goods: used, completes } = deliveryTo(g, goods, port);
    if (slots === 0) continue;
    const before = wait === 0 ? unloadedBy(g, ship) : 0;
    const pay = at(thalers, before + slots) - at(thalers, before);
    const rum = before > 0 ? 0 : portFaceOf(g, port.tile).rum * PORT_RUM;
    const gain = pay + rum + (completes ? CHEST : 0);
    best = Math.max(best, gain * WORTH_A_ROUND_LATER ** wait + (all - used) * spare);
  }
  return best;
}
