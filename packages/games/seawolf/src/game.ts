import type { Game } from '@quarterdeck/kernel';
import { characters, judging, reckoning } from './bot/bot.ts';
import { imagine } from './imagine.ts';
import { SEAWOLF_MODEL } from './model/model.ts';
import { EVENTS, type Kinds } from './model/state.ts';
import { SEAWOLF_PACK } from './pack/pack.ts';
import { actions } from './rules/actions.ts';
import { battle } from './rules/battles/battle.ts';
import { captains } from './rules/battles/captains.ts';
import { pirate } from './rules/battles/pirate.ts';
import { hold } from './rules/hold.ts';
import { islands } from './rules/islands.ts';
import { loading } from './rules/loading.ts';
import { moving } from './rules/moving.ts';
import { orders } from './rules/orders.ts';
import { ports } from './rules/ports.ts';
import { round } from './rules/round.ts';
import { outcome, scoring } from './rules/scoring.ts';
import { setup, setupGame } from './rules/setup.ts';
import { sterns } from './rules/sterns.ts';
import { turn } from './rules/turn.ts';
import { wind } from './rules/wind.ts';

export const seawolf: Game<Kinds> = {
  ...SEAWOLF_MODEL,
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
  evaluate: judging.usual,
  judging,
  reckoning,
  characters,
  learned: async () => ({
    weights: (await import('./bot/weights.gen.json', { with: { type: 'json' } })).default,
    network: (await import('./bot/network.gen.json', { with: { type: 'json' } })).default,
  }),
  foresight: { until: 'round/end', judged: 'round', near: 1, far: 2 },
};
