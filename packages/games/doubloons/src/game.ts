import type { Game } from '@quarterdeck/kernel';
import { duel } from './alternate/duels.ts';
import { island } from './alternate/island.ts';
import { relics } from './alternate/relics.ts';
import { attack } from './attack.ts';
import { blackJewel } from './black-jewel.ts';
import { boarding } from './board.ts';
import { evaluate } from './bot.ts';
import { compass } from './compass.ts';
import { die } from './die.ts';
import { EVENTS } from './events.ts';
import { advance, exploit } from './hunt.ts';
import { imagine } from './imagine.ts';
import { landmarks } from './landmarks/landmarks.ts';
import { legendary } from './legendary.ts';
import { moving } from './moving.ts';
import { outcome, scoring } from './outcome.ts';
import { DOUBLOONS_PACK } from './pack.ts';
import { pillaging } from './pillage.ts';
import { round } from './round.ts';
import { roundEnd } from './round-end.ts';
import { setup, setupGame } from './setup.ts';
import { DOUBLOONS_SIGHT } from './sight.ts';
import type { Kinds } from './state.ts';
import { turn } from './turn.ts';
import { water } from './water.ts';

export const doubloons: Game<Kinds> = {
  ...DOUBLOONS_SIGHT,
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
  evaluate,
};
