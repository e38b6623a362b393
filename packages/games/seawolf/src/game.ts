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
import { orders } from './orders.ts';
import { SEAWOLF_PACK } from './pack.ts';
import { ports } from './ports.ts';
import { round } from './round.ts';
import { outcome, scoring } from './scoring.ts';
import { setup, setupGame } from './setup.ts';
import { SEAWOLF_SIGHT } from './sight.ts';
import { EVENTS, type Kinds } from './state.ts';
import { sterns } from './sterns.ts';
import { turn } from './turn.ts';
import { wind } from './wind.ts';

export const seawolf: Game<Kinds> = {
  ...SEAWOLF_SIGHT,
  version: 1,
  pack: SEAWOLF_PACK,
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
