import { at, HIDDEN_WORD } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import type { TileId } from '../pack/printed.ts';
import { placed, tableOf } from '../rules/map.ts';
import { courseOf } from '../rules/moving.ts';
import type { Scales } from './weights.ts';

/** Where a ship acts next, as far as its laid cards tell, and what it may still do there. */
export type Landing = {
  readonly tile: TileId;
  /** Aboard once the cards are paid. */
  readonly rum: number;
  /** The cards cannot be paid. */
  readonly mutiny: boolean;
  readonly mayLoad: boolean;
  readonly mayUse: boolean;
  readonly mayUnload: boolean;
};

const ALL_OPEN = { mutiny: false, mayLoad: true, mayUse: true, mayUnload: true };
const ALL_DONE = { mutiny: false, mayLoad: false, mayUse: false, mayUnload: false };

export function landingOf(g: Seawolf, ship: Ship): Landing {
  const tile = placed(ship.tile);
  const { rum, orders, seat } = ship;
  if (g.turn !== null && g.turn.seat === seat && (ship.ordersShown || orders.length === 0)) {
    const { loaded, acted, unloaded } = g.turn;
    const mayUnload = !unloaded || g.visit !== null;
    return { tile, rum, mutiny: false, mayLoad: !loaded, mayUse: !acted, mayUnload };
  }
  if (orders.length === 0) return { tile, rum, ...ALL_DONE };
  // Laid by somebody else: where they lead is not known.
  if (orders.some((card) => String(card) === HIDDEN_WORD)) return { tile, rum, ...ALL_OPEN };
  const { cost, mutiny, tile: to } = courseOf(g, seat, orders);
  return { tile: to, rum: mutiny ? 0 : rum - cost, ...ALL_OPEN, mutiny };
}

/** SW-025: steps between two tiles of a map that wraps round. */
function distance(g: Seawolf, from: TileId, to: TileId): number {
  const { size } = tableOf(g).setup;
  const columns = Math.abs((from % size) - (to % size));
  const rows = Math.abs(Math.floor(from / size) - Math.floor(to / size));
  return Math.min(columns, size - columns) + Math.min(rows, size - rows);
}

/** Rounds until a ship of this many steps can unload there: 0 if it may do so in this round. */
export function roundsTo(g: Seawolf, landing: Landing, port: TileId, steps: number): number {
  const away = distance(g, landing.tile, port);
  // Whoever has been there must leave before coming back.
  if (away === 0) return landing.mayUnload ? 0 : 2;
  return Math.ceil(away / steps);
}

/** The rounds still to come, by the shortest row if the end is not triggered. */
export function roundsLeft(g: Seawolf, { loadsPerRow }: Scales): number {
  if (g.lastRound !== null) return g.lastRound - g.round;
  const { rows } = at(tableOf(g).supply, g.supplySide);
  let fewest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rows.length; row++)
    fewest = Math.min(fewest, at(rows, row).length - at(g.taken, row));
  return 1 + fewest / (loadsPerRow * g.ships.length);
}
