import type { Reckoning, Seat } from '@quarterdeck/kernel';
import { at, HIDDEN } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import { CARGO } from '../pack/components.ts';
import { missingRoom, RUM } from '../rules/hold.ts';
import { payoutFor } from '../rules/ports.ts';
import { STERNS } from '../rules/sterns.ts';
import { CHEST, type Goods, goodsWorth } from './cargo.ts';
import { pirateWorth } from './danger.ts';
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
  const rounds = roundsLeft(g);
  const spread = spreadOf(rounds);
  const own = estimate(g, at(g.ships, seat), rounds);
  let all = 0;
  for (const ship of g.ships) {
    const theirs = ship.seat === seat ? own : estimate(g, ship, rounds);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

const spreadOf = (rounds: number): number => LEAST_LUCK + LUCK * Math.min(rounds, FAR);

/** What a captain's estimate is made of, and how much time there is for it. */
export const reckoning: Reckoning<Seawolf> = {
  figures: ['thalers', 'ship', 'missions', 'rum', 'goods', 'hope', 'pirate', 'room', 'rounds'],
  of(g) {
    const rounds = roundsLeft(g);
    const unit = 1 / spreadOf(rounds);
    return g.ships.map((ship) => {
      const parts = partsOf(g, ship, rounds);
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

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Thalers this captain may end with. */
const estimate = (g: Seawolf, ship: Ship, rounds: number): number =>
  sumOf(partsOf(g, ship, rounds));

function partsOf(g: Seawolf, ship: Ship, rounds: number): readonly number[] {
  const time = Math.min(1, rounds / FAR);
  const settled = [ownThalers(g, ship), shipWorth(g, ship, time), missionWorth(g, ship, time)];
  const goods = goodsOf(g, ship);
  const coming = comingRum(g, ship);
  if (g.wind === null || ship.tile === null)
    return [...settled, rumWorth(ship.rum, time), goods.cotton + goods.wine + goods.tea, 0, 0, 0];
  const landing = landingOf(g, ship);
  return [
    ...settled,
    rumWorth(landing.rum + coming, time),
    goodsWorth(g, ship, goods, landing, rounds),
    hopeOf(g, ship, landing, goods, rounds, time),
    pirateWorth(g, ship, landing.tile),
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
