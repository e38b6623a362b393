import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { Good } from '../pack/components.ts';
import type { PortFace, TileId } from '../pack/printed.ts';
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

/** A port as it stands, for whoever comes: the open slots in all and by good. */
export type Demand = Pick<PortFace, 'rum'> & {
  readonly tile: TileId;
  readonly open: number;
  readonly cotton: number;
  readonly wine: number;
  readonly tea: number;
};

export const demandsOf = (g: Seawolf): readonly Demand[] =>
  g.ports.map(({ tile, slots }) => {
    const face = portFaceOf(g, tile);
    const wanted = { cotton: 0, wine: 0, tea: 0 };
    let open = 0;
    for (let slot = 0; slot < face.slots.length; slot++) {
      if (slots[slot] !== 'open') continue;
      open++;
      wanted[at(face.slots, slot)]++;
    }
    return { tile, rum: face.rum, open, ...wanted };
  });

/** A port that a ship can still reach, and what it leaves of a gain to be so far away. */
export type Call = { readonly port: Demand; readonly before: number; readonly left: number };

export function callsOf(
  g: Seawolf,
  ship: Ship,
  demands: readonly Demand[],
  landing: Landing,
  rounds: number,
): readonly Call[] {
  const calls: Call[] = [];
  for (const port of demands) {
    const wait = roundsTo(g, ship, landing, port.tile);
    if (wait > rounds) continue;
    const before = wait === 0 ? unloadedBy(g, ship) : 0;
    calls.push({ port, before, left: WORTH_A_ROUND_LATER ** wait });
  }
  return calls;
}

/** Goods already unloaded in a visit that is not over (SW-S71). */
const unloadedBy = (g: Seawolf, ship: Ship): number =>
  g.visit !== null && g.visit.seat === ship.seat ? g.visit.unloaded : 0;

/** What the goods of a ship promise: the pay of the best port in reach, the rest at a flat rate. */
export function goodsWorth(
  g: Seawolf,
  goods: Goods,
  calls: readonly Call[],
  rounds: number,
): number {
  const { cotton, wine, tea, cocoa } = goods;
  const all = cocoa + cotton + wine + tea;
  if (all === 0) return 0;
  const { thalers } = g.printed.content.amounts.portPayout;
  const spare = rounds > 1 ? SPARE_GOOD : LEFT_OVER;
  let best = all * spare;
  for (const { port, before, left } of calls) {
    const { open } = port;
    const covered =
      Math.min(port.cotton, cotton) + Math.min(port.wine, wine) + Math.min(port.tea, tea);
    const byCocoa = Math.min(open - covered, 2 * cocoa);
    const slots = covered + byCocoa;
    if (slots === 0) continue;
    const pay = at(thalers, before + slots) - at(thalers, before);
    const rum = before > 0 ? 0 : port.rum * PORT_RUM;
    const gain = pay + rum + (slots === open ? CHEST : 0);
    const used = covered + Math.ceil(byCocoa / 2);
    best = Math.max(best, gain * left + (all - used) * spare);
  }
  return best;
}
