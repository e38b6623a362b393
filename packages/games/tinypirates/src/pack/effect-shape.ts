// What is printed on cards, as data: every `kind` has a row in the table that carries it out.

import type { Shaped } from '@quarterdeck/kernel/pack';
import { integer, listOf, oneOf, variants } from '@quarterdeck/kernel/pack';
import { BOOTY, ORDER_TOKENS } from './components.ts';

const some = integer({ least: 1, most: 20 });
export const FACE = integer({ least: 1, most: 6 });

/** TE-201 to TE-224 */
export const BONUS_ACTION = variants('kind', {
  bury: {},
  plunder: {},
  trade: {},
  crewUp: {},
  search: {},
  attack: {},
  tradeSpecial: { give: listOf(oneOf(BOOTY), { least: 1, most: 3 }), gold: some },
  exchange: {},
  sailNavy: { distance: some },
  sailMerchant: { distance: some },
  gainGold: { gold: some },
  reroll: { faces: listOf(FACE, { least: 1, most: 6 }) },
  reassign: {},
  sail: {},
});

/** TE-323, TE-364: a step of a space of the Solo Pirate's loop. */
export const LOOP_STEP = variants('kind', {
  order: { order: oneOf(ORDER_TOKENS) },
  gold: { gold: some },
  navy: { distance: some },
});

export type BonusAction = Shaped<typeof BONUS_ACTION>;
export type LoopStep = Shaped<typeof LOOP_STEP>;
