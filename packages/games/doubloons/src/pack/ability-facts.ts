// What captains can do: DD-236 to DD-241

import type { Captain } from './ids.gen.ts';
import type { DoubloonsPack } from './pack-shape.ts';

export type AbilityFacts = {
  /** DD-236: how many landmarks may be looked at when one is drawn. */
  readonly landmarks: number;
  /** DD-237 */
  readonly repairPlus: number;
  /** DD-238 */
  readonly handSizePlus: number;
  /** DD-239 */
  readonly boarderLosesCrew: number;
  /** DD-240 */
  readonly guardsDoubloons: boolean;
  /** DD-241 */
  readonly forwardPlus: number;
};

export const NO_ABILITY: AbilityFacts = {
  landmarks: 1,
  repairPlus: 0,
  handSizePlus: 0,
  boarderLosesCrew: 0,
  guardsDoubloons: false,
  forwardPlus: 0,
};

export const abilityFacts = (
  captains: DoubloonsPack['captains'],
): { readonly [C in Captain]: AbilityFacts } => {
  const { pollyanna, widowCheng, calicoJack, valparisa, voet } = captains;
  return {
    pollyanna: { ...NO_ABILITY, landmarks: pollyanna.ability.effect.landmarks },
    widowCheng: { ...NO_ABILITY, repairPlus: widowCheng.ability.effect.hull },
    calicoJack: { ...NO_ABILITY, handSizePlus: calicoJack.ability.effect.cards },
    valparisa: { ...NO_ABILITY, boarderLosesCrew: valparisa.ability.effect.crew },
    hayreddin: { ...NO_ABILITY, guardsDoubloons: true },
    voet: { ...NO_ABILITY, forwardPlus: voet.ability.effect.damage },
  };
};
