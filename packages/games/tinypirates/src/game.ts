import type { Game } from '@quarterdeck/kernel';
import { characters, judging, reckoning } from './bot/bot.ts';
import { imagine } from './imagine.ts';
import { EVENTS } from './model/events.ts';
import { TINYPIRATES_MODEL } from './model/model.ts';
import type { Kinds } from './model/state.ts';
import { TINYPIRATES_PACK } from './pack/pack.ts';
import { attacking } from './rules/battle/attacking.ts';
import { battle } from './rules/battle/battle.ts';
import { sinking } from './rules/battle/sinking.ts';
import { bonus } from './rules/bonus.ts';
import { crewUpChapter } from './rules/crew-up.ts';
import { hold } from './rules/hold.ts';
import { jostle } from './rules/jostle.ts';
import { legend } from './rules/legend.ts';
import { outcome } from './rules/outcome.ts';
import { sailing } from './rules/sailing.ts';
import { setup, setupGame } from './rules/setup.ts';
import { shipLine } from './rules/ship-line.ts';
import { solo } from './rules/solo/solo.ts';
import { trading } from './rules/trading.ts';
import { turn } from './rules/turn.ts';
import { reassign } from './rules/wheel/reassign.ts';
import { wheel } from './rules/wheel/wheel.ts';

export const tinypirates: Game<Kinds> = {
  ...TINYPIRATES_MODEL,
  version: 1,
  pack: TINYPIRATES_PACK,
  events: EVENTS,
  steps: {
    ...setup,
    ...turn,
    ...wheel,
    ...sailing,
    ...jostle,
    ...hold,
    ...trading,
    ...crewUpChapter,
    ...attacking,
    ...battle,
    ...sinking,
    ...reassign,
    ...legend,
    ...bonus,
    ...shipLine,
    ...solo,
  },
  setup: setupGame,
  imagine,
  outcome,
  evaluate: judging.usual,
  judging,
  reckoning,
  characters,
  foresight: { until: 'turn/end', judged: 'after-turn', near: 1, far: 2 },
  learned: async () => (await import('./bot/weights.gen.json', { with: { type: 'json' } })).default,
};
