// The door of Ahoy: the Game value, its words beside it, and the questions a board asks.

export { aimable, battleNow, foesIn, isLoaded, sideOf } from './battles/battle.ts';
export { type Part, partsOf, totalOf } from './battles/totals.ts';
export type { AhoyAsides, AhoyChoices } from './choices.ts';
export type { ClauseId } from './clauses.gen.ts';
export {
  type Action,
  type CrewId,
  DIRECTIONS,
  type Direction,
  FACTIONS,
  type Faction,
  type FigureKind,
  type PlanKind,
  POWERS,
  type Power,
  type Reward,
  SHIPS,
  type Ship,
  SUITS,
  type Suit,
  type Terrain,
  type Victory,
} from './components.ts';
export { comradesInSupply } from './comrades.ts';
export { controlOf } from './control.ts';
export { goldFor } from './dice/values.ts';
export { type FigureId, SIDES, type Side } from './fields.ts';
export {
  figureOf,
  figuresIn,
  flagshipOf,
  flagshipSpace,
  isSmuggler,
  matOf,
  spaceOf,
  squadronSeat,
  unionSeat,
} from './fleet.ts';
export { ahoy } from './game.ts';
export { cellName } from './geometry/cell-name.ts';
export {
  allSpaces,
  cellBeyond,
  cellOf,
  currentOf,
  isIsland,
  islandOf,
  neighbourOf,
  regionOf,
  regionsOf,
  spaceAt,
  spacesOf,
  stepFrom,
  suitOf,
  tailwindOf,
  terrainOf,
  tileOf,
  treasureOf,
} from './geometry/map.ts';
export type { Placement } from './geometry/placing.ts';
export type { Cell } from './geometry/turning.ts';
export { AHOY_PACK } from './pack.ts';
export {
  type Accepts,
  boardOf,
  type Card,
  type CardId,
  type Plan,
  type PlanId,
  type Printed,
  type RegionId,
  type RewardId,
  type Slot,
  type SlotId,
  type SpaceId,
  type Tile,
  type TileId,
} from './printed.ts';
export { goldInSupply } from './purse.ts';
export { ahoySay } from './say.ts';
export { AHOY_SIGHT } from './sight.ts';
export { emptyLike, printedSlot } from './slots.ts';
export type {
  Ahoy,
  Battle,
  Draft,
  Figure,
  Kinds,
  Mat,
  Region,
  SlotState,
  Smuggler,
  Voyage,
} from './state.ts';
