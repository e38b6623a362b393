// Chapter 3, The round: RF-017 to RF-022

import {
  type Act,
  at,
  auto,
  type Chapter,
  type Seat,
  seatAfter,
  together,
} from '@quarterdeck/kernel';
import { drawCharm } from './charms.ts';
import { breathOf, endOfRound } from './helpers.ts';
import type { Kinds } from './kinds.ts';
import type { PoolId } from './printed.ts';
import { boatOf, type Draft, inTurn, poolsAround, type Reef } from './state.ts';

export const round: Chapter<Kinds, 'round'> = {
  'round/start': auto((g, _, act) => {
    for (const boat of g.boats) {
      boat.plan = [];
      boat.shown = false;
    }
    g.fished = [];
    driftCurrents(g, act);
    act.next('round/plan', {});
    for (const seat of inTurn(g)) act.next('diving/begin', { seat });
    act.next('round/end', {});
  }),

  'round/plan': together({
    seats: inTurn,
    choices: (g, _, seat, offer) => {
      eachRoute(g, seat, boatOf(g, seat).pool, (pools) => offer({ do: 'plan', pools }));
    },
    reveal: (g, _, answers, act) => {
      for (const [seat, { pools }] of answers) {
        const boat = boatOf(g, seat);
        boat.plan = [...pools];
        boat.plannedFrom = boat.pool;
      }
      act.emit('RF-018', 'plans-laid', { seats: inTurn(g) });
    },
  }),

  'round/end': auto((g, _, act) => {
    const seats = inTurn(g);
    if (seats.length > 1) {
      for (const seat of seats) restDivers(g, seat, act);
      for (const seat of seats) endOfRound(g, seat, act);
      for (const seat of seats) refillHand(g, seat, act);
      g.first = firstAfter(g);
      act.emit('RF-022', 'round-ended', { round: g.round, first: g.first });
      g.round++;
    }
    if (g.round > g.rounds || seats.length < 2) act.next('scoring/count', {});
    else act.next('round/start', {});
  }),
};

/** RF-018: every route that a seat may plan from a pool, one after another. */
export function eachRoute(
  g: Reef,
  seat: Seat,
  start: PoolId,
  visit: (pools: readonly PoolId[]) => void,
): void {
  const breath = breathOf(g, seat);
  const extend = (route: readonly PoolId[], from: PoolId): void => {
    if (route.length === breath) visit(route);
    else for (const pool of poolsAround(g, from)) extend([...route, pool], pool);
  };
  extend([], start);
}

/** RF-017 */
function driftCurrents(g: Draft, act: Act<Kinds>): void {
  g.currents = g.currents.map((pool) => {
    const around = poolsAround(g, pool);
    const rolled = act.roll(g.printed.counts.dieSides);
    return rolled <= around.length ? at(around, rolled - 1) : pool;
  });
  act.emit('RF-017', 'currents-drifted', { currents: g.currents.slice() });
}

/** RF-020 */
function restDivers(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const boat = boatOf(g, seat);
  if (boat.divers >= g.printed.counts.divers) return;
  boat.divers++;
  act.emit('RF-020', 'divers-back', { seat, count: 1 });
}

/** RF-021 */
function refillHand(g: Draft, seat: Seat, act: Act<Kinds>): void {
  if (boatOf(g, seat).charms.length >= g.printed.counts.mostCharms) return;
  drawCharm(g, seat, 'RF-021', act);
}

/** RF-022 */
function firstAfter(g: Reef): Seat {
  let next = seatAfter(g.boats, g.first);
  while (boatOf(g, next).out) next = seatAfter(g.boats, next);
  return next;
}
