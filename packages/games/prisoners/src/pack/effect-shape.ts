// What is printed on maneuvers, as data: every `op` has a row in the table that carries it out.

import type { Shaped } from '@quarterdeck/kernel/pack';
import { integer, oneOf, optional, shape, variants } from '@quarterdeck/kernel/pack';

const some = integer({ least: 0, most: 20 });
const most = integer({ least: 1, most: 20 });
const change = integer({ least: -20, most: 20 });

/** TP-164, TP-210: whose roll it must be. */
const WHO = ['roller', 'nonRoller', 'shotAt', 'any'] as const;

/** TP-240, TP-267, TP-268 */
export const ENGAGEMENT_CONDITIONS = [
  'targetIsPlayerShipOrPrivateer',
  'anotherOwnShipAdjacentToTarget',
] as const;

/** TP-229, TP-236, TP-241, TP-249, TP-255: the outcome as it stands. */
export const AFTERMATH_CONDITIONS = [
  'youAttackedAndSankOrCaptured',
  'yourShipSinking',
  'yourShipSinkingOrBeingCapturedByPlayerWithDeckManeuver',
  'yourShipSinkingOrBeingCapturedByAShip',
  'yourAttackIsSinkingPlayerShipOrPrivateerAndYouHaveASpareShip',
] as const;

export const WHEN = variants('type', {
  command: {},
  engagement: {
    roll: oneOf(['attack', 'return', 'any']),
    who: oneOf(WHO),
    condition: optional(oneOf(ENGAGEMENT_CONDITIONS)),
  },
  aftermath: { condition: oneOf(AFTERMATH_CONDITIONS) },
});

/** TP-015: at most this many hexes from any own ship, or from the territory of the card. */
const within = shape({ hexes: most, of: oneOf(['anyOwnShip', 'thisTerritory']) });

/** TP-208: what is chosen when the maneuver is played, in this order. */
export const CHOOSE = variants('kind', {
  ownShip: {},
  ownShips: { most },
  enemyShip: { within: optional(within) },
  /** TP-251: next to the player's ship that was chosen before, and of no higher level. */
  adjacentEnemyShip: {},
  reachableHex: { hexes: most },
  unoccupiedHex: { within },
  handOrDestinations: { most },
  playedManeuver: {},
});

const ships = oneOf(['chosen', 'all']);

export const EFFECT = variants('op', {
  extraMove: { ships, hexes: most },
  attackDice: { ships, amount: change },
  defense: { sink: change, capture: change },
  look: {},
  noReturnFire: {},
  blast: { dice: most, radius: most },
  moveEnemy: {},
  sinkBoth: {},
  rollDice: { amount: change },
  supportDice: { perShip: most, max: most },
  rollDefense: { sink: change, capture: change },
  rerollMisses: { max: most },
  cancel: {},
  callOff: {},
  extraDraw: { amount: most },
  stealRandomCard: { amount: most },
  saveShip: { dice: most, need: most, levelLoss: some },
  sinkToCapture: {},
  mutualDestruction: {},
});

export type When = Shaped<typeof WHEN>;
export type Choose = Shaped<typeof CHOOSE>;
export type Within = Shaped<typeof within>;
export type Effect = Shaped<typeof EFFECT>;
export type EngagementCondition = (typeof ENGAGEMENT_CONDITIONS)[number];
export type AftermathCondition = (typeof AFTERMATH_CONDITIONS)[number];
