import type { Game } from '@quarterdeck/kernel';
import { characters, judging, reckoning } from './bot/bot.ts';
import { imagine } from './imagine.ts';
import { EVENTS } from './model/events.ts';
import { DOUBLOONS_MODEL } from './model/model.ts';
import type { Kinds } from './model/state.ts';
import { DOUBLOONS_PACK } from './pack/pack.ts';
import { duel } from './rules/alternate/duels.ts';
import { island } from './rules/alternate/island.ts';
import { relics } from './rules/alternate/relics.ts';
import { attack } from './rules/attack.ts';
import { boarding } from './rules/board.ts';
import { die } from './rules/die.ts';
import { advance, exploit } from './rules/hunt.ts';
import { landmarks } from './rules/landmarks/landmarks.ts';
import { blackJewel } from './rules/modules/black-jewel.ts';
import { compass } from './rules/modules/compass.ts';
import { legendary } from './rules/modules/legendary.ts';
import { moving } from './rules/moving.ts';
import { outcome, scoring } from './rules/outcome.ts';
import { pillaging } from './rules/pillage.ts';
import { round } from './rules/round.ts';
import { roundEnd } from './rules/round-end.ts';
import { setup, setupGame } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { water } from './rules/water/water.ts';

export const doubloons: Game<Kinds> = {
  ...DOUBLOONS_MODEL,
  version: 1,
  pack: DOUBLOONS_PACK,
  events: EVENTS,
  steps: {
    ...setup,
    ...round,
    ...turn,
    ...compass,
    ...moving,
    ...water,
    ...blackJewel,
    ...advance,
    ...exploit,
    ...landmarks,
    ...attack,
    ...die,
    ...boarding,
    ...legendary,
    ...pillaging,
    ...roundEnd,
    ...scoring,
    ...island,
    ...duel,
    ...relics,
  },
  setup: setupGame,
  imagine,
  outcome,
  evaluate: judging.usual,
  judging,
  reckoning,
  characters,
  learned: async () => (await import('./bot/weights.gen.json', { with: { type: 'json' } })).default,
  foresight: { until: 'round-end/clean-up', judged: 'round', near: 1, far: 1 },
};
