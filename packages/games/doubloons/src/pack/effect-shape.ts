// What is printed on tiles, as data: every `op` has a row in the table that carries it out.

import type { Shaped } from '@quarterdeck/kernel/pack';
import { integer, listOf, literal, oneOf, variants } from '@quarterdeck/kernel/pack';
import { COLOURS, RELIC_KINDS } from './components.ts';

const some = integer({ least: 0, most: 1_000 });
const most = integer({ least: 1, most: 100 });
const n = { n: most };

/** DD-145 to DD-158 */
export const WATER_EFFECT = variants('op', {
  gainPillage: n,
  swapMapFragment: {},
  setHandSize: n,
  capAttackDamageTaken: { max: some },
  abilityAlwaysOn: {},
  repairBonusHull: n,
  repairBonusCrew: n,
  forwardRange: { max: most },
  boardFacing: {},
  rerollAttackDie: { times: literal(1) },
  forcedSail: {},
});

/** What the Whispering and Shrieking tiles move. */
const GIVEN = ['mapFragment', 'doubloon', 'crew'] as const;
const paid = {
  drawJewel: n,
  gainReputation: n,
};

/** DD-165 to DD-193, DD-252, DD-283, DD-324 to DD-329 */
export const LANDMARK_EFFECT = variants('op', {
  ...paid,
  gainCrew: n,
  gainHull: n,
  gainDoubloons: n,
  loseDoubloons: n,
  gainPillage: n,
  enemiesGainPillage: n,
  loseCrew: n,
  takeDamage: n,
  pay: { doubloons: most, effects: listOf(variants('op', paid), { least: 1 }) },
  replace: { colour: oneOf(COLOURS) },
  moveOwnShip: {},
  forceEnemyShip: { damage: some },
  mostEnemyGivesToLeastPirate: { item: oneOf(GIVEN), ...n },
  giveToEnemyWithLeast: { item: oneOf(GIVEN), ...n },
  advanceOrExploit: {},
  stealCompass: n,
  takeBlackJewelFromPool: n,
  gainRelic: n,
  addRelic: n,
  advanceToBeach: {},
  swapRelic: { kind: oneOf(RELIC_KINDS) },
});

export type WaterEffect = Shaped<typeof WATER_EFFECT>;
export type LandmarkEffect = Shaped<typeof LANDMARK_EFFECT>;
