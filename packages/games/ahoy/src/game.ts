import type { Game } from '@quarterdeck/kernel';
import { characters, judging, reckoning } from './bot/bot.ts';
import { imagine } from './imagine.ts';
import { EVENTS } from './model/events.ts';
import { AHOY_MODEL } from './model/model.ts';
import type { Kinds } from './model/state.ts';
import { AHOY_PACK } from './pack/pack.ts';
import { anchoring } from './rules/anchoring.ts';
import { battle } from './rules/battles/battles.ts';
import { cleanUp } from './rules/clean-up.ts';
import { crew } from './rules/crew/crew.ts';
import { damage, repair } from './rules/damage.ts';
import { dice } from './rules/dice/dice.ts';
import { exploring } from './rules/exploring.ts';
import { market } from './rules/market.ts';
import { moving } from './rules/moving/moving.ts';
import { terrain } from './rules/moving/terrain.ts';
import { outcome } from './rules/outcome.ts';
import { plans } from './rules/plans.ts';
import { rewards } from './rules/rewards.ts';
import { conceding, scoring } from './rules/scoring.ts';
import { setup, setupGame } from './rules/setup.ts';
import { smugglers } from './rules/smugglers.ts';
import { squadron } from './rules/squadron.ts';
import { round, turn } from './rules/turn.ts';
import { union } from './rules/union.ts';

export const ahoy: Game<Kinds> = {
  ...AHOY_MODEL,
  version: 1,
  pack: AHOY_PACK,
  events: EVENTS,
  steps: {
    ...setup,
    ...round,
    ...turn,
    ...dice,
    ...moving,
    ...terrain,
    ...exploring,
    ...anchoring,
    ...battle,
    ...damage,
    ...repair,
    ...crew,
    ...market,
    ...squadron,
    ...union,
    ...plans,
    ...smugglers,
    ...rewards,
    ...scoring,
    ...cleanUp,
  },
  setup: setupGame,
  imagine,
  aside: conceding,
  outcome,
  evaluate: judging.usual,
  judging,
  reckoning,
  characters,
  learned: async () => (await import('./bot/weights.gen.json', { with: { type: 'json' } })).default,
  foresight: {
    until: 'turn/end',
    judged: 'before-turn',
    near: 1,
    far: 2,
    amongMany: 'turn-by-turn',
  },
};
