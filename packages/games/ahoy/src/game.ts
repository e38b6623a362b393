import type { Game } from '@quarterdeck/kernel';
import { anchoring } from './anchoring.ts';
import { battle } from './battles/battles.ts';
import { evaluate } from './bot.ts';
import { cleanUp } from './clean-up.ts';
import { crew } from './crew/crew.ts';
import { damage, repair } from './damage.ts';
import { dice } from './dice/dice.ts';
import { EVENTS } from './events.ts';
import { exploring } from './exploring.ts';
import { imagine } from './imagine.ts';
import { market } from './market.ts';
import { moving } from './moving/moving.ts';
import { terrain } from './moving/terrain.ts';
import { outcome } from './outcome.ts';
import { AHOY_PACK } from './pack.ts';
import { plans } from './plans.ts';
import { rewards } from './rewards.ts';
import { conceding, scoring } from './scoring.ts';
import { setup, setupGame } from './setup.ts';
import { AHOY_SIGHT } from './sight.ts';
import { smugglers } from './smugglers.ts';
import { squadron } from './squadron.ts';
import type { Kinds } from './state.ts';
import { round, turn } from './turn.ts';
import { union } from './union.ts';

export const ahoy: Game<Kinds> = {
  ...AHOY_SIGHT,
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
  evaluate,
};
