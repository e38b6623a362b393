// The door of Ahoy: the Game value, its words beside it, and the questions a board asks.

export type { ClauseId } from './clauses.gen.ts';
export { ahoy } from './game.ts';
export type { AhoyAsides, AhoyChoices } from './model/choices.ts';
export { AHOY_MODEL } from './model/model.ts';
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
} from './model/state.ts';
export {
  type Action,
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
} from './pack/components.ts';
export { type FigureId, SIDES, type Side } from './pack/fields.ts';
export type { CrewId } from './pack/ids.gen.ts';
export { AHOY_PACK } from './pack/pack.ts';
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
} from './pack/printed.ts';
export { wordingsOf } from './pack/wordings.ts';
export { aimable, battleNow, foesIn, isLoaded, sideOf } from './rules/battles/battle.ts';
export { type Part, partsOf, totalOf } from './rules/battles/totals.ts';
export { comradesInSupply } from './rules/comrades.ts';
export { controlOf } from './rules/control.ts';
export { goldFor } from './rules/dice/values.ts';
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
} from './rules/fleet.ts';
export { cellName } from './rules/geometry/cell-name.ts';
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
} from './rules/geometry/map.ts';
export type { Placement } from './rules/geometry/placing.ts';
export type { Cell } from './rules/geometry/turning.ts';
export { reachOf } from './rules/moving/reach.ts';
export { goldInSupply } from './rules/purse.ts';
export { emptyLike, printedSlot } from './rules/slots.ts';
export { ahoySay } from './words/say.ts';
