// The kinds of things in the box: SW-006 to SW-024

/** SW-013: the winds; a step, a card and a wind are named by where they lead. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** SW-011, SW-S19 */
export const CARDS = [...DIRECTIONS, '2x'] as const;
export type Card = (typeof CARDS)[number];

export const ORDINARY_GOODS = ['cotton', 'wine', 'tea'] as const;
export type OrdinaryGood = (typeof ORDINARY_GOODS)[number];

/** SW-019 */
export const GOODS = [...ORDINARY_GOODS, 'cocoa'] as const;
export type Good = (typeof GOODS)[number];

/** SW-068: what takes a hold space. */
export const CARGO = [...GOODS, 'rum'] as const;
export type Cargo = (typeof CARGO)[number];

export const LOOT = [...CARGO, 'thalers'] as const;
export type Loot = (typeof LOOT)[number];

/** SW-023 */
export const EXTENSION_TYPES = ['hold', 'cannonBase', 'extraSail', 'extraWick'] as const;
export type ExtensionType = (typeof EXTENSION_TYPES)[number];

/** SW-017 */
export const DIE_FACES = ['hit', 'blank'] as const;
export type DieFace = (typeof DIE_FACES)[number];
