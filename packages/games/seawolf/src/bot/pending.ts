// What is under way and not yet paid or received: `evaluate` sees the state, not the stack.

import { at } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import { CARGO } from '../pack/components.ts';
import { pirateReaches } from '../rules/battles/battle.ts';
import { lootOf } from '../rules/battles/pirate.ts';
import { sureHits } from '../rules/extensions.ts';
import { missingRoom, RUM } from '../rules/hold.ts';
import { isPort, placed, portFaceOf } from '../rules/map.ts';
import { isComplete } from '../rules/ports.ts';
import type { Goods } from './cargo.ts';
import { HIT } from './danger.ts';
import type { Scales } from './weights.ts';

/** Aboard, and about to come aboard once there is room. */
export function goodsOf(g: Seawolf, ship: Ship): Goods {
  const { cotton, wine, tea, cocoa } = ship;
  const goods: Goods = { cotton, wine, tea, cocoa };
  if (g.room === null || g.room.seat !== ship.seat) return goods;
  for (let index = 0; index < RUM; index++) {
    const cargo = at(CARGO, index);
    if (cargo !== 'rum') goods[cargo] += at(g.room.coming, index);
  }
  return goods;
}

export const comingRum = (g: Seawolf, ship: Ship): number =>
  g.room !== null && g.room.seat === ship.seat ? at(g.room.coming, RUM) : 0;

export const roomNeeded = (g: Seawolf, ship: Ship): number =>
  g.room !== null && g.room.seat === ship.seat ? missingRoom(g, g.room) : 0;

/** Rum and the chest of a port where something was unloaded in this turn (SW-173, SW-176). */
export function visitWorth(g: Seawolf, { visit, chest }: Scales, ship: Ship): number {
  if (g.turn === null || g.turn.seat !== ship.seat || !g.turn.unloaded) return 0;
  const tile = placed(ship.tile);
  if (!isPort(g, tile)) return 0;
  // The same for however much rum was loaded since, so that it speaks for none of these answers.
  const rum = visit.rum * portFaceOf(g, tile).rum;
  return isComplete(g, tile) && g.chestStack.length > 0 ? rum + chest : rum;
}

/** Loot that a captain is likely to owe the pirate in the battles under way (SW-215). */
export function owedToPirate(g: Seawolf, { owed }: Scales, ship: Ship): number {
  if (g.turn !== null || ship.peaceful || ship.beatPirate || g.over) return 0;
  if (!g.ships.some(({ battledPirate }) => battledPirate)) return 0;
  const tile = placed(ship.tile);
  const reach = isPort(g, tile) ? null : pirateReaches(g, tile);
  if (reach === null) return 0;
  const hits = ship.battledPirate ? ship.hitsAtSea : HIT * (ship.cannons + sureHits(g, ship));
  const behind = HIT * g.printed.content.amounts.pirateDice[reach] - hits;
  return behind > 0 ? -owed * Math.min(behind, lootOf(ship)) : 0;
}
