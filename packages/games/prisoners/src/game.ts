import type { Game } from '@quarterdeck/kernel';
import { characters, judging, reckoning } from './bot/bot.ts';
import { imagine } from './imagine.ts';
import { EVENTS } from './model/events.ts';
import { PRISONERS_MODEL } from './model/model.ts';
import type { Kinds } from './model/state.ts';
import { PRISONERS_PACK } from './pack/pack.ts';
import { reactions } from './reactions.ts';
import { givingUp } from './rules/elimination.ts';
import { engagement } from './rules/engagement.ts';
import { engaging } from './rules/engaging.ts';
import { exploring } from './rules/exploring.ts';
import { maneuvers } from './rules/maneuvers/playing.ts';
import { moving } from './rules/moving.ts';
import { outcome } from './rules/outcome.ts';
import { setup, setupGame } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { victory } from './rules/victory.ts';

export const prisoners: Game<Kinds> = {
  ...PRISONERS_MODEL,
  version: 1,
  pack: PRISONERS_PACK,
  events: EVENTS,
  steps: {
    ...setup,
    ...turn,
    ...moving,
    ...exploring,
    ...engaging,
    ...engagement,
    ...maneuvers,
    ...victory,
  },
  setup: setupGame,
  imagine,
  aside: givingUp,
  reactions,
  outcome,
  evaluate: judging.usual,
  judging,
  reckoning,
  characters,
  learned: async () => (await import('./bot/weights.gen.json', { with: { type: 'json' } })).default,
  foresight: { until: 'turn/end', judged: 'before-turn', near: 1, far: 1 },
};
