import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { Good } from '../pack/components.ts';
import type { PortFace, TileId } from '../pack/printed.ts';
import { maxSteps } from '../rules/extensions.ts';
import { portFaceOf } from '../rules/map.ts';
import { type Landing, roundsTo } from './landing.ts';
import type { Scales } from './weights.ts';

/** Goods aboard, by kind. */
export type Goods = { [G in Good]: number };

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
  w: Scales,
  ship: Ship,
  demands: readonly Demand[],
  landing: Landing,
  rounds: number,
): readonly Call[] {
  const calls: Call[] = [];
  const steps = maxSteps(g, ship);
  for (const port of demands) {
    const wait = roundsTo(g, landing, port.tile, steps);
    if (wait > rounds) continue;
    const before = wait === 0 ? unloadedBy(g, ship) : 0;
    calls.push({ port, before, left: w.left[wait] ?? 0 });
  }
  return calls;
}

/** Goods already unloaded in a visit that is not over (SW-S71). */
const unloadedBy = (g: Seawolf, ship: Ship): number =>
  g.visit !== null && g.visit.seat === ship.seat ? g.visit.unloaded : 0;

/** What the goods of a ship promise: the pay of the best port in reach, the rest at a flat rate. */
export function goodsWorth(
  g: Seawolf,
  { cargo, chest }: Scales,
  goods: Goods,
  calls: readonly Call[],
  rounds: number,
): number {
  const { cotton, wine, tea, cocoa } = goods;
  const all = cocoa + cotton + wine + tea;
  if (all === 0) return 0;
  const { thalers } = g.printed.content.amounts.portPayout;
  const spare = rounds > 1 ? cargo.spare : cargo.leftOver;
  let best = all * spare;
  for (const { port, before, left } of calls) {
    const { open } = port;
    const covered =
      Math.min(port.cotton, cotton) + Math.min(port.wine, wine) + Math.min(port.tea, tea);
    const byCocoa = Math.min(open - covered, 2 * cocoa);
    const slots = covered + byCocoa;
    if (slots === 0) continue;
    const pay = at(thalers, before + slots) - at(thalers, before);
    const rum = before > 0 ? 0 : port.rum * cargo.portRum;
    const gain = pay + rum + (slots === open ? chest : 0);
    const used = covered + Math.ceil(byCocoa / 2);
    best = Math.max(best, gain * left + (all - used) * spare);
  }
  return best;
}
