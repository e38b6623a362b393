import type { Reckoning, Seat } from '@quarterdeck/kernel';
import { at, HIDDEN, weighed } from '@quarterdeck/kernel';
import type { Seawolf, Ship } from '../model/state.ts';
import { payoutFor } from '../rules/ports.ts';
import { STERNS } from '../rules/sterns.ts';
import { aroundWorth } from './around.ts';
import { callsOf, type Demand, demandsOf, goodsWorth } from './cargo.ts';
import { pirateWorth, type Threat, threatsOf } from './danger.ts';
import { hopeOf } from './hopes.ts';
import { type Landing, landingOf, roundsLeft } from './landing.ts';
import { comingRum, goodsOf, owedToPirate, roomNeeded, visitWorth } from './pending.ts';
import { courseWorth, missionWorth } from './prospects.ts';
import { areBattlesAhead, lootDue, rivalWorth } from './rivals.ts';
import { type Fleet, fleetOf, rumWorth, shipWorth } from './ship.ts';
import { type Scales, scalesOf, WEIGHTS } from './weights.ts';

/** A seat's share of the win: its estimated thalers against the others'. */
function shareOf(g: Seawolf, w: Scales, seat: Seat): number {
  const sea = readSea(g, w);
  const spread = spreadOf(w, sea.rounds);
  const own = estimate(g, w, sea, at(g.ships, seat));
  let all = 0;
  for (const ship of g.ships) {
    const theirs = ship.seat === seat ? own : estimate(g, w, sea, ship);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

export const judging = weighed(WEIGHTS, (weights) => {
  const scales = scalesOf(weights);
  return (g: Seawolf, seat: Seat) => shareOf(g, scales, seat);
});
const BY_HAND = scalesOf(WEIGHTS);

/** What all captains meet alike: worked out once for all of them. */
type Sea = {
  readonly rounds: number;
  readonly fleet: Fleet;
  readonly demands: readonly Demand[];
  readonly threats: readonly Threat[];
  /** By seat; nobody has one before there is a wind. */
  readonly landings: readonly Landing[];
  readonly battlesAhead: boolean;
};

function readSea(g: Seawolf, w: Scales): Sea {
  const rounds = roundsLeft(g, w);
  const fleet = fleetOf(g);
  // Before there is a wind nobody has a way to anywhere.
  if (g.wind === null || g.ships.some(({ tile }) => tile === null)) {
    const none = { demands: [], threats: [], landings: [] };
    return { rounds, fleet, ...none, battlesAhead: false };
  }
  return {
    rounds,
    fleet,
    demands: demandsOf(g),
    threats: threatsOf(g),
    landings: g.ships.map((ship) => landingOf(g, ship)),
    battlesAhead: areBattlesAhead(g),
  };
}

const spreadOf = ({ luck, far }: Scales, rounds: number): number =>
  luck.least + luck.perRound * Math.min(rounds, far);

const BEFORE_ROUNDS = ['thalers', 'ship', 'missions', 'rum', 'goods', 'hope', 'pirate', 'room'];

/** What a captain's estimate is made of, and how much time there is for it. */
export const reckoning: Reckoning<Seawolf> = {
  figures: [...BEFORE_ROUNDS, 'rounds', 'course', 'rivals', 'due', 'visit', 'around'],
  of(g) {
    const sea = readSea(g, BY_HAND);
    const { rounds } = sea;
    const unit = 1 / spreadOf(BY_HAND, rounds);
    return g.ships.map((ship) => {
      const parts = partsOf(g, BY_HAND, sea, ship);
      return {
        figures: parts.toSpliced(BEFORE_ROUNDS.length, 0, Math.min(rounds, 2 * WEIGHTS.far)),
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
const estimate = (g: Seawolf, w: Scales, sea: Sea, ship: Ship): number =>
  sumOf(partsOf(g, w, sea, ship));

/** In the order of the reckoning's figures, the rounds left out. */
function partsOf(g: Seawolf, w: Scales, sea: Sea, ship: Ship): readonly number[] {
  const landing = sea.landings[ship.seat];
  return landing === undefined ? beforeWind(g, w, sea, ship) : underWay(g, w, sea, ship, landing);
}

/** While ships are placed. */
function beforeWind(g: Seawolf, w: Scales, { rounds, fleet }: Sea, ship: Ship): readonly number[] {
  const { rum, cotton, wine, tea, tile } = ship;
  const time = timeIn(w, rounds);
  return [
    ownThalers(g, w, ship),
    shipWorth(g, w, ship, fleet, time),
    missionWorth(g, w, ship, time),
    rumWorth(w, rum, time),
    cotton + wine + tea,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    tile === null ? 0 : aroundWorth(g, w, ship, tile, rounds),
  ];
}

function underWay(
  g: Seawolf,
  w: Scales,
  { rounds, fleet, demands, threats, landings, battlesAhead }: Sea,
  ship: Ship,
  landing: Landing,
): readonly number[] {
  const time = timeIn(w, rounds);
  const { tile, rum } = landing;
  const goods = goodsOf(g, ship);
  const calls = callsOf(g, w, ship, demands, landing, rounds);
  const worth = goodsWorth(g, w, goods, calls, rounds);
  const danger = pirateWorth(g, w, ship, threats, tile);
  return [
    ownThalers(g, w, ship),
    shipWorth(g, w, ship, fleet, time),
    missionWorth(g, w, ship, time),
    rumWorth(w, rum + comingRum(g, ship), time),
    worth,
    hopeOf(g, w, ship, landing, { goods, worth, calls }, threats, rounds, time),
    battlesAhead ? danger : w.idleDanger * danger,
    -roomNeeded(g, ship) * w.cargo.thrownAway,
    courseWorth(g, w, ship, landing, time),
    battlesAhead ? rivalWorth(g, w, ship, landings, threats) : 0,
    lootDue(g, w, ship) + owedToPirate(g, w, ship),
    visitWorth(g, w, ship),
    aroundWorth(g, w, ship, tile, rounds),
  ];
}

/** 1 early and 0 at the end. */
const timeIn = ({ far }: Scales, rounds: number): number => Math.min(1, rounds / far);

/** SW-281 to SW-283, and the pay of a visit that is not over. */
function ownThalers(g: Seawolf, { chest }: Scales, ship: Ship): number {
  let thalers = ship.thalers + (STERNS[ship.stern].thalersAtEnd?.(g, ship) ?? 0);
  for (const value of ship.chests) thalers += value === HIDDEN ? chest : value;
  if (g.visit !== null && g.visit.seat === ship.seat) thalers += payoutFor(g, g.visit.unloaded);
  return thalers;
}
