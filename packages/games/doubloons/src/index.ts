// The door of Dead Man's Doubloons: the Game value, its words beside it, and the questions a board
// asks.

export { abilityOf } from './captains.ts';
export type { ClauseId } from './clauses.gen.ts';
export {
  type Action,
  BOARDS,
  type BoardEffect,
  CAPTAINS,
  type Captain,
  COLOURS,
  type Colour,
  type DieFace,
  type Facing,
  type FragmentSymbol,
  type Icon,
  JEWELS,
  type Jewel,
  LANDMARKS,
  type Landmark,
  MAP_TILES,
  type Module,
  RELICS,
  type Relic,
  SYMBOLS,
  WATER_TILES,
  type WaterTile,
} from './components.ts';
export type { ShipId } from './fields.ts';
export { captainsInOrder, isGhost, isLegendary, shipOf, shipOfSeat } from './fleet.ts';
export { doubloons } from './game.ts';
export { locationOf } from './geometry/island.ts';
export { boardOf, regionAhead } from './geometry/ring.ts';
export { handSizeOf } from './hand.ts';
export { pointsOf } from './outcome.ts';
export { DOUBLOONS_PACK } from './pack.ts';
export type {
  Card,
  CardAction,
  CardId,
  Location,
  LocationId,
  Printed,
  RegionId,
} from './printed.ts';
export { doubloonsSay } from './say.ts';
export { DOUBLOONS_SIGHT } from './sight.ts';
export type { Doubloons, Draft, Kinds, Ship } from './state.ts';
