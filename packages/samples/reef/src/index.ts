// The door of Reef: the Game value, its words beside it, and the questions a board asks.

import type { Game } from '@quarterdeck/kernel';
import { evaluate } from './bot.ts';
import { diving } from './diving.ts';
import { helpers } from './helpers.ts';
import { imagine } from './imagine.ts';
import { EVENTS, FRAMES, type Kinds, OPTIONS } from './kinds.ts';
import { leaving } from './leaving.ts';
import { pack } from './pack.ts';
import { pearls } from './pearls.ts';
import { printed } from './printed.ts';
import { round } from './round.ts';
import { outcome, scoring } from './scoring.ts';
import { setup } from './setup.ts';
import { STATE } from './state.ts';
import { storm } from './storm.ts';

export type { ClauseId } from './clauses.gen.ts';
export type { Kinds, Moment } from './kinds.ts';
export type { Charm, Helper, ReefPack } from './pack.ts';
export { pearlsIn } from './pearls.ts';
export type { CharmId, PoolId, Printed } from './printed.ts';
export { poolCalled } from './printed.ts';
export { say } from './say.ts';
export { pointsOf } from './scoring.ts';
export type { Draft, Reef } from './state.ts';
export { boatOf, depthOf, diveOf, hasCurrent, inTurn, poolsAround } from './state.ts';

export const reef: Game<Kinds> = {
  id: 'reef',
  title: 'Reef',
  version: 1,
  seats: [2, 3, 4], // RF-001
  options: OPTIONS,
  pack,
  printed,
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps: { ...round, ...diving, ...storm, ...pearls, ...helpers, ...scoring },
  setup,
  imagine,
  aside: leaving,
  outcome,
  evaluate,
};
