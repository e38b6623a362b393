import type { Game } from '@quarterdeck/kernel';
import { attacking } from './attacking.ts';
import { battle } from './battle.ts';
import { bonus } from './bonus.ts';
import { evaluate } from './bot.ts';
import { crewUpChapter } from './crew-up.ts';
import { EVENTS } from './events.ts';
import { hold } from './hold.ts';
import { imagine } from './imagine.ts';
import { jostle } from './jostle.ts';
import { legend } from './legend.ts';
import { outcome } from './outcome.ts';
import { TINYPIRATES_PACK } from './pack.ts';
import { reassign } from './reassign.ts';
import { sailing } from './sailing.ts';
import { setup, setupGame } from './setup.ts';
import { shipLine } from './ship-line.ts';
import { TINYPIRATES_SIGHT } from './sight.ts';
import { sinking } from './sinking.ts';
import { solo } from './solo/solo.ts';
import type { Kinds } from './state.ts';
import { trading } from './trading.ts';
import { turn } from './turn.ts';
import { wheel } from './wheel.ts';

export const tinypirates: Game<Kinds> = {
  ...TINYPIRATES_SIGHT,
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
  evaluate,
};
