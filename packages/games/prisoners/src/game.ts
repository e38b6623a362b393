import type { Game } from '@quarterdeck/kernel';
import { evaluate } from './bot.ts';
import { givingUp } from './elimination.ts';
import { engagement } from './engagement.ts';
import { engaging } from './engaging.ts';
import { EVENTS } from './events.ts';
import { exploring } from './exploring.ts';
import { imagine } from './imagine.ts';
import { maneuvers } from './maneuvers/playing.ts';
import { moving } from './moving.ts';
import { outcome } from './outcome.ts';
import { PRISONERS_PACK } from './pack.ts';
import { setup, setupGame } from './setup.ts';
import { PRISONERS_SIGHT } from './sight.ts';
import type { Kinds } from './state.ts';
import { turn } from './turn.ts';
import { victory } from './victory.ts';

export const prisoners: Game<Kinds> = {
  ...PRISONERS_SIGHT,
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
  outcome,
  evaluate,
};
