// What a bot thinks of a position. The weights are guesses that random and `mate` matches bore out.

import { idsOf, type Seat } from '@quarterdeck/kernel';
import { charmPoints } from './charms.ts';
import { pearlsIn } from './pearls.ts';
import type { PoolId } from './printed.ts';
import { outcome, pointsOf } from './scoring.ts';
import { boatOf, depthOf, hasCurrent, poolsAround, type Reef } from './state.ts';

const DIVER = 0.5;
const CHARM = 0.6;
/** How far apart points must lie to matter: more, the more rounds are still to come. */
const SPREAD_AT_END = 0.8;
const SPREAD_PER_ROUND = 1.4;

/** A seat's estimate of its share of the win. */
export function evaluate(g: Reef, seat: Seat): number {
  if (boatOf(g, seat).out) return 0;
  if (boatOf(g, seat).counted) return shareOfWin(g, seat);
  const spread = SPREAD_AT_END + SPREAD_PER_ROUND * (g.rounds - g.round + 1);
  const mine = prospects(g, seat);
  let all = 0;
  for (const other of idsOf<Seat>(g.boats))
    if (!boatOf(g, other).out) all += Math.exp((prospects(g, other) - mine) / spread);
  return 1 / all;
}

function shareOfWin(g: Reef, seat: Seat): number {
  const { ranks } = outcome(g);
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** The points a boat has, and those that what it holds and plans will bring. */
function prospects(g: Reef, seat: Seat): number {
  const { charms, divers, plan, shown } = boatOf(g, seat);
  let points = pointsOf(g, seat) + divers * DIVER;
  for (const charm of charms) points += charmPoints(g, charm) || CHARM;
  if (!shown) for (const pool of plan) points += hopeOf(g, pool);
  for (const dive of g.dives) if (dive.seat === seat) points += hopeOfDive(g, dive);
  return points;
}

function hopeOfDive(g: Reef, dive: Reef['dives'][number]): number {
  const { bestOf } = g.printed;
  const { seat, into, drawn, breath, free } = dive;
  const boat = boatOf(g, seat);
  let hope = bestOf[drawn] ?? 0;
  if (into !== null) hope += hopeOf(g, into, dive);
  if (breath === 0) return hope;
  let next = 0;
  for (const pool of poolsAround(g, into ?? boat.pool))
    if (free || boat.plan.includes(pool)) next = Math.max(next, hopeOf(g, pool));
  return hope + next * breath;
}

const NO_CHARMS = { calm: false, lanterns: 0 };

/** What going into a pool is worth: the best pearl drawn, less what storm and current may cost. */
function hopeOf(g: Reef, pool: PoolId, charms = NO_CHARMS): number {
  const { bestOf, counts } = g.printed;
  const storm = g.storms && !charms.calm ? depthOf(g, pool) / counts.dieSides : 0;
  const pearl = bestOf[pearlsIn(g, pool) + charms.lanterns] ?? 0;
  const current = hasCurrent(g, pool) ? DIVER : 0;
  return (1 - storm) * (pearl - current) - storm * DIVER;
}
