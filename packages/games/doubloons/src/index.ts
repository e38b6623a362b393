// The door of Dead Man's Doubloons: the Game value, its words beside it, and the questions a board
// asks.

export type { ClauseId } from './clauses.gen.ts';
export { doubloons } from './game.ts';
export { DOUBLOONS_MODEL } from './model/model.ts';
export type { Doubloons, Draft, Kinds, Ship } from './model/state.ts';
export {
  type Action,
  BOARDS,
  COLOURS,
  type Colour,
  type DieFace,
  type Facing,
  type FragmentSymbol,
  type Icon,
  MAP_TILES,
  type Module,
  SYMBOLS,
} from './pack/components.ts';
export type { ShipId } from './pack/fields.ts';
export {
  type BoardEffect,
  CAPTAINS,
  type Captain,
  JEWELS,
  type Jewel,
  LANDMARKS,
  type Landmark,
  RELICS,
  type Relic,
  WATER_TILES,
  type WaterTile,
} from './pack/ids.gen.ts';
export { DOUBLOONS_PACK } from './pack/pack.ts';
export type {
  Card,
  CardAction,
  CardId,
  Location,
  LocationId,
  Printed,
  RegionId,
} from './pack/printed.ts';
export { wordingsOf } from './pack/wordings.ts';
export { abilityOf } from './rules/captains.ts';
export { captainsInOrder, isGhost, isLegendary, shipOf, shipOfSeat } from './rules/fleet.ts';
export { locationOf } from './rules/geometry/island.ts';
export { boardOf, regionAhead } from './rules/geometry/ring.ts';
export { handSizeOf } from './rules/hand.ts';
export { pointsOf } from './rules/outcome.ts';
export { doubloonsSay } from './words/say.ts';
