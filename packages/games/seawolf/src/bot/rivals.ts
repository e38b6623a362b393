// What captains who share a tile may take from each other: SW-199, SW-221 to SW-230

import { at, type Seat } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import { lootOf } from '../rules/battles/pirate.ts';
import { sureHits } from '../rules/extensions.ts';
import { isPort } from '../rules/map.ts';
import { sternOf } from '../rules/sterns.ts';
import { HIT, isReached, type Threat } from './danger.ts';
import type { Landing } from './landing.ts';
import type { Scales } from './weights.ts';

/** The battles of this round lie ahead: somebody sails, or is to sail. */
export const areBattlesAhead = (g: Seawolf): boolean =>
  g.turn !== null || g.ships.some(({ orders }) => orders.length > 0);

/** Loot that the others on the tile ahead bring or cost. */
export function rivalWorth(
  g: Seawolf,
  w: Scales,
  ship: Ship,
  landings: readonly Landing[],
  threats: readonly Threat[],
): number {
  if (ship.peaceful) return 0;
  const { tile, rum } = at(landings, ship.seat);
  let sum = 0;
  for (const other of g.ships) {
    if (other === ship || other.peaceful) continue;
    const theirs = at(landings, other.seat);
    if (theirs.tile !== tile) continue;
    const ahead = HIT * (shotsOf(g, ship, tile, rum) - shotsOf(g, other, tile, theirs.rum));
    sum += spoils(w, ship, other, ahead) + w.rivals.tie * (onTie(g, ship) - onTie(g, other));
  }
  return sum === 0 ? 0 : sum * chanceToMeet(g, tile, threats);
}

/** Loot that is being taken, until the winner has done with all losers (SW-226). */
export function lootDue(g: Seawolf, w: Scales, ship: Ship): number {
  if (g.room === null || g.turn !== null) return 0;
  const { seat } = g.room;
  if (ship.seat !== seat) return dueBetween(g, w, ship, at(g.ships, seat));
  let sum = 0;
  for (const loser of g.ships) if (loser !== ship) sum += dueBetween(g, w, ship, loser);
  return sum;
}

/** Of the two, one is the winner whose turn it is to loot. */
function dueBetween(g: Seawolf, w: Scales, ship: Ship, other: Ship): number {
  if (ship.tile === null || ship.tile !== other.tile || isOut(ship) || isOut(other)) return 0;
  const winner: Seat | undefined = g.room?.seat;
  const ahead = isPort(g, ship.tile)
    ? HIT * (ship.rum - other.rum)
    : ship.hitsAtSea - other.hitsAtSea;
  const isWinner = ship.seat === winner;
  // Who has less rum may have won a brawl all the same.
  return isWinner === ahead > 0 ? spoils(w, ship, other, ahead) : 0;
}

const isOut = ({ peaceful, battledPirate }: Ship): boolean => peaceful || battledPirate;

function spoils({ rivals }: Scales, ship: Ship, other: Ship, ahead: number): number {
  return ahead > 0
    ? rivals.gain * Math.min(ahead, lootOf(other))
    : -rivals.loss * Math.min(-ahead, lootOf(ship));
}

/** Dice, and sure hits as two of them; in a port by rum (SW-222). */
const shotsOf = (g: Seawolf, ship: Ship, tile: Landing['tile'], rum: number): number =>
  isPort(g, tile) ? rum : ship.cannons + sureHits(g, ship);

const onTie = (g: Seawolf, { seat }: Ship): number => sternOf(g, seat).lootOnTie?.(g) ?? 0;

/** Whoever is reached by the pirate battles nobody else (SW-200). */
function chanceToMeet(g: Seawolf, tile: Landing['tile'], threats: readonly Threat[]): number {
  if (isPort(g, tile) || threats.length === 0) return 1;
  let free = 0;
  for (const threat of threats) if (!isReached(threat, tile)) free++;
  return free / threats.length;
}
