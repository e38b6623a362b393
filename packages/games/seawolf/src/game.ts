import type { Game } from '@quarterdeck/kernel';
import { actions } from './actions.ts';
import { battle } from './battles/battle.ts';
import { captains } from './battles/captains.ts';
import { pirate } from './battles/pirate.ts';
import { evaluate } from './bot.ts';
import { hold } from './hold.ts';
import { imagine } from './imagine.ts';
import { islands } from './islands.ts';
import { loading } from './loading.ts';
import { moving } from './moving.ts';
import { OPTIONS } from './options.ts';
import { orders } from './orders.ts';
import { SEAWOLF_PACK } from './pack.ts';
import { ports } from './ports.ts';
import { printed } from './printed.ts';
import { round } from './round.ts';
import { outcome, scoring } from './scoring.ts';
import { setup, setupGame } from './setup.ts';
import { EVENTS, FRAMES, type Kinds, STATE } from './state.ts';
import { sterns } from './sterns.ts';
import { turn } from './turn.ts';
import { wind } from './wind.ts';

export const seawolf: Game<Kinds> = {
  id: 'seawolf',
  title: 'Seawolf',
  version: 1,
  seats: [2, 3, 4, 5],
  options: OPTIONS,
  pack: SEAWOLF_PACK,
  printed,
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps: {
    ...setup,
    ...sterns,
    ...round,
    ...orders,
    ...turn,
    ...moving,
    ...actions,
    ...hold,
    ...loading,
    ...islands,
    ...ports,
    ...wind,
    ...battle,
    ...pirate,
    ...captains,
    ...scoring,
  },
  setup: setupGame,
  imagine,
  outcome,
  evaluate,
};
