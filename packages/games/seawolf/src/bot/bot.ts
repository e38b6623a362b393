import type { Reckoning, Seat } from '@quarterdeck/kernel';
import { at, HIDDEN } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import { CARGO } from '../pack/components.ts';
import { missingRoom, RUM } from '../rules/hold.ts';
import { payoutFor } from '../rules/ports.ts';
import { STERNS } from '../rules/sterns.ts';
import { CHEST, callsOf, type Demand, demandsOf, type Goods, goodsWorth } from './cargo.ts';
import { pirateWorth, type Threat, threatsOf } from './danger.ts';
import { hopeOf } from './hopes.ts';
import { landingOf, roundsLeft } from './landing.ts';
import { missionWorth } from './prospects.ts';
import { rumWorth, shipWorth } from './ship.ts';

/** How many thalers' worth of luck a round to come holds: the more, the less a lead means. */
const LUCK = 0.7;
const LEAST_LUCK = 1.2;
/** With this many rounds left or more, the end is distant. */
const FAR = 8;
/** Something aboard that will be thrown away for room. */
const THROWN_AWAY = 0.9;

/** A seat's share of the win: its estimated thalers against the others'. */
export function evaluate(g: Seawolf, seat: Seat): number {
  const sea = readSea(g);
  const spread = spreadOf(sea.rounds);
  const own = estimate(g, sea, at(g.ships, seat));
  let all = 0;
  for (const ship of g.ships) {
    const theirs = ship.seat === seat ? own : estimate(g, sea, ship);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

/** What all captains meet alike: worked out once for all of them. */
type Sea = {
  readonly rounds: number;
  readonly demands: readonly Demand[];
  readonly threats: readonly Threat[];
};

function readSea(g: Seawolf): Sea {
  const rounds = roundsLeft(g);
  // Before there is a wind nobody has a way to anywhere.
  if (g.wind === null) return { rounds, demands: [], threats: [] };
  return { rounds, demands: demandsOf(g), threats: threatsOf(g) };
}

const spreadOf = (rounds: number): number => LEAST_LUCK + LUCK * Math.min(rounds, FAR);

/** What a captain's estimate is made of, and how much time there is for it. */
export const reckoning: Reckoning<Seawolf> = {
  figures: ['thalers', 'ship', 'missions', 'rum', 'goods', 'hope', 'pirate', 'room', 'rounds'],
  of(g) {
    const sea = readSea(g);
    const { rounds } = sea;
    const unit = 1 / spreadOf(rounds);
    return g.ships.map((ship) => {
      const parts = partsOf(g, sea, ship);
      return {
        figures: [...parts, Math.min(rounds, 2 * FAR)],
        weight: unit * sumOf(parts),
        unit,
      };
    });
  },
};

/** Thalers more for each figure. */
export const characters = {
  greedy: { thalers: 0.3, goods: 0.3 },
  ambitious: { ship: 0.4, missions: 0.4 },
  cautious: { pirate: 0.8, rum: 0.3 },
} as const;

function sumOf(parts: readonly number[]): number {
  let sum = 0;
  for (const part of parts) sum += part;
  return sum;
}

/** Thalers this captain may end with. */
const estimate = (g: Seawolf, sea: Sea, ship: Ship): number => sumOf(partsOf(g, sea, ship));

function partsOf(g: Seawolf, sea: Sea, ship: Ship): readonly number[] {
  const { rounds, threats } = sea;
  const time = Math.min(1, rounds / FAR);
  const settled = [ownThalers(g, ship), shipWorth(g, ship, time), missionWorth(g, ship, time)];
  const goods = goodsOf(g, ship);
  const coming = comingRum(g, ship);
  if (g.wind === null || ship.tile === null)
    return [...settled, rumWorth(ship.rum, time), goods.cotton + goods.wine + goods.tea, 0, 0, 0];
  const landing = landingOf(g, ship);
  const calls = callsOf(g, ship, sea.demands, landing, rounds);
  const worth = goodsWorth(g, goods, calls, rounds);
  return [
    ...settled,
    rumWorth(landing.rum + coming, time),
    worth,
    hopeOf(g, ship, landing, { goods, worth, calls }, threats, rounds, time),
    pirateWorth(g, ship, threats, landing.tile),
    -roomNeeded(g, ship) * THROWN_AWAY,
  ];
}

/** SW-281 to SW-283, and the pay of a visit that is not over. */
function ownThalers(g: Seawolf, ship: Ship): number {
  let thalers = ship.thalers + (STERNS[ship.stern].thalersAtEnd?.(g, ship) ?? 0);
  for (const value of ship.chests) thalers += value === HIDDEN ? CHEST : value;
  if (g.visit !== null && g.visit.seat === ship.seat) thalers += payoutFor(g, g.visit.unloaded);
  return thalers;
}

/** Aboard, and about to come aboard once there is room. */
function goodsOf(g: Seawolf, ship: Ship): Goods {
  const { cotton, wine, tea, cocoa } = ship;
  const goods: Goods = { cotton, wine, tea, cocoa };
  if (g.room === null || g.room.seat !== ship.seat) return goods;
  for (let index = 0; index < RUM; index++) {
    const cargo = at(CARGO, index);
    if (cargo !== 'rum') goods[cargo] += at(g.room.coming, index);
  }
  return goods;
}

const comingRum = (g: Seawolf, ship: Ship): number =>
  g.room !== null && g.room.seat === ship.seat ? at(g.room.coming, RUM) : 0;

const roomNeeded = (g: Seawolf, ship: Ship): number =>
  g.room !== null && g.room.seat === ship.seat ? missingRoom(g, g.room) : 0;
