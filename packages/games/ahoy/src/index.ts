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
  type Power,
  type Reward,
  type Ship,
  SUITS,
  type Suit,
  type Terrain,
  type Victory,
} from './components.ts';
export { comradesInSupply } from './comrades.ts';
export { controlOf } from './control.ts';
export type { FigureId, Side } from './fields.ts';
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
  cellOf,
  currentOf,
  isIsland,
  islandOf,
  neighbourOf,
  regionOf,
  regionsOf,
  spaceAt,
  spacesOf,
  suitOf,
  tailwindOf,
  terrainOf,
  tileOf,
  treasureOf,
} from './geometry/map.ts';
export type { Placement } from './geometry/placing.ts';
export { AHOY_PACK } from './pack.ts';
export type {
  Accepts,
  Card,
  CardId,
  Plan,
  PlanId,
  Printed,
  RegionId,
  RewardId,
  Slot,
  SlotId,
  SpaceId,
  Tile,
  TileId,
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
