// What water tiles mean for a ship that lies there: DD-146 to DD-151, DD-155, DD-156, DD-158

import type { WATER_TIMINGS } from './components.ts';
import type { WaterEffect } from './effect-shape.ts';

/** For as long as the ship is there (DD-144), and for the draw of a Round Start (DD-158). */
export type WaterFacts = {
  /** DD-158 */
  readonly handSize: number | null;
  /** DD-146 */
  readonly damageCap: number | null;
  /** DD-148: how many regions ahead a Forward Attack may strike. */
  readonly forwardRange: number;
  /** DD-149 */
  readonly abilityAlways: boolean;
  /** DD-150 */
  readonly repairHull: number;
  /** DD-156 */
  readonly repairCrew: number;
  /** DD-151 */
  readonly boardsAhead: boolean;
  /** DD-155 */
  readonly rerolls: boolean;
};

export const OPEN_WATER: WaterFacts = {
  handSize: null,
  damageCap: null,
  forwardRange: 1,
  abilityAlways: false,
  repairHull: 0,
  repairCrew: 0,
  boardsAhead: false,
  rerolls: false,
};

type Timing = (typeof WATER_TIMINGS)[number];

const TIMINGS: { readonly [O in WaterEffect['op']]: Timing } = {
  gainPillage: 'roundStart',
  swapMapFragment: 'roundStart',
  setHandSize: 'roundStart',
  capAttackDamageTaken: 'always',
  abilityAlwaysOn: 'always',
  repairBonusHull: 'always',
  repairBonusCrew: 'always',
  forwardRange: 'always',
  boardFacing: 'always',
  rerollAttackDie: 'always',
  forcedSail: 'uponEntry',
};

/** DD-142 to DD-144: when an effect acts is part of it; what a tile says must agree. */
export const timingOf = ({ op }: WaterEffect): Timing => TIMINGS[op];

type Facts = {
  readonly [O in WaterEffect['op']]: (
    effect: Extract<WaterEffect, { readonly op: O }>,
  ) => Partial<WaterFacts>;
};

const none = (): Partial<WaterFacts> => ({});
const FACTS: Facts = {
  gainPillage: none,
  swapMapFragment: none,
  setHandSize: ({ n }) => ({ handSize: n }),
  capAttackDamageTaken: ({ max }) => ({ damageCap: max }),
  abilityAlwaysOn: () => ({ abilityAlways: true }),
  repairBonusHull: ({ n }) => ({ repairHull: n }),
  repairBonusCrew: ({ n }) => ({ repairCrew: n }),
  forwardRange: ({ max }) => ({ forwardRange: max }),
  boardFacing: () => ({ boardsAhead: true }),
  rerollAttackDie: () => ({ rerolls: true }),
  forcedSail: none,
};

export function waterFacts(effect: WaterEffect): WaterFacts {
  const facts = FACTS[effect.op] as (effect: WaterEffect) => Partial<WaterFacts>;
  return { ...OPEN_WATER, ...facts(effect) };
}
