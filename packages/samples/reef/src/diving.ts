// Chapter 4, Diving: RF-023 to RF-029

import { type Act, auto, type Chapter, closing, decision } from '@quarterdeck/kernel';
import type { ClauseId } from './clauses.gen.ts';
import { breathOf } from './helpers.ts';
import type { Kinds } from './kinds.ts';
import type { PoolId } from './printed.ts';
import { openDive } from './scope.ts';
import { boatOf, type Draft, diveOf, hasCurrent, poolsAround, type Reef } from './state.ts';

export const diving: Chapter<Kinds, 'diving'> = {
  'diving/begin': auto((g, { seat }, act) => {
    const boat = boatOf(g, seat);
    if (boat.out) return;
    boat.shown = true;
    act.emit('RF-023', 'plan-shown', { seat, plan: boat.plan.slice() });
    openDive(g, { seat, breath: breathOf(g, seat), free: false }, act);
  }),

  'diving/choose': decision({
    seat: (g) => diveOf(g).seat,
    choices: (g, _, offer, deny) => {
      offer({ do: 'stay' });
      const boat = boatOf(g, diveOf(g).seat);
      for (const pool of poolsAround(g, boat.pool)) {
        if (!isPlanned(g, pool)) deny({ do: 'dive', pool }, 'RF-026');
        else if (hasCurrent(g, pool) && boat.divers === 0) deny({ do: 'dive', pool }, 'RF-027');
        else offer({ do: 'dive', pool });
      }
    },
    answer: (g, _, choice, act) => {
      const dive = diveOf(g);
      if (choice.do === 'stay') {
        act.emit('RF-025', 'stayed', { seat: dive.seat });
        return;
      }
      dive.breath--;
      dive.into = choice.pool;
      dive.calm = false;
      dive.lanterns = 0;
      act.next('storm/charms', { diver: dive.seat });
      act.next('storm/roll', { pool: choice.pool });
      if (dive.breath > 0) act.next('diving/choose', {}); // RF-029
    },
  }),

  'diving/enter': auto((g, { pool }, act) => {
    const { seat } = diveOf(g);
    boatOf(g, seat).pool = pool;
    act.emit('RF-025', 'dived', { seat, pool });
    if (hasCurrent(g, pool)) loseDiver(g, 'RF-028', act);
    act.next('pearl/draw', { seat, pool });
  }),

  'diving/end': closing((g) => {
    g.dives.pop();
  }),
};

/** RF-026, and RF-049 for a dive without a plan. */
const isPlanned = (g: Reef, pool: PoolId): boolean => {
  const { seat, free } = diveOf(g);
  return free || boatOf(g, seat).plan.includes(pool);
};

export function loseDiver(g: Draft, clause: ClauseId, act: Act<Kinds>): void {
  const dive = diveOf(g);
  const boat = boatOf(g, dive.seat);
  if (boat.divers === 0) return;
  boat.divers--;
  dive.lost = true;
  act.emit(clause, 'diver-lost', { seat: dive.seat });
}
