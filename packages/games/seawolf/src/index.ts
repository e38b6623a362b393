// The door of Seawolf: the Game value, what of it a page needs, its words beside it, and the
// questions a board asks.

export {
  fightsPirate,
  isDueForBattle,
  pirateReaches,
  type Reach,
  rivalsOn,
} from './battles/battle.ts';
export { lootOf } from './battles/pirate.ts';
export type { SeawolfChoices } from './choices.ts';
export type { ClauseId } from './clauses.gen.ts';
export {
  CARDS,
  CARGO,
  type Card,
  type Cargo,
  DIRECTIONS,
  type Direction,
  EXTENSION_TYPES,
  type ExtensionType,
  GOODS,
  type Good,
  LOOT,
  type Loot,
  type MissionId,
  ORDINARY_GOODS,
  type OrdinaryGood,
  type SeaAction,
  type SternId,
} from './components.ts';
export {
  cannonBases,
  freeCannonBases,
  holdSpaces,
  maxSteps,
  piecesByType,
  shipValue,
  sureHits,
  topOfStack,
} from './extensions.ts';
export { seawolf } from './game.ts';
export { aboard, freeSpaces, goodsAboard, missingRoom, rumToDiscard } from './hold.ts';
export { markersLeft, nextMarker } from './loading.ts';
export {
  faceOf,
  inTurn,
  isPort,
  neighbourOf,
  neighboursOf,
  otherFaceOf,
  portAt,
  shipOf,
  shipsOn,
  tableOf,
  tileOf,
} from './map.ts';
export {
  type Course,
  courseOf,
  type Heading,
  headingOf,
  orderCost,
  stepCost,
} from './moving.ts';
export { ordersOpenTo, stepsOf } from './orders.ts';
export { SEAWOLF_PACK } from './pack.ts';
export type { SeawolfPack } from './pack-shape.ts';
export { isComplete, mostRumHere, payoutFor, wantedBy } from './ports.ts';
export type {
  Extension,
  ExtensionId,
  Face,
  PieceId,
  PortFace,
  PortFaceId,
  Printed,
  SeaFace,
  SupplySide,
  Table,
  TileId,
} from './printed.ts';
export { seawolfSay } from './say.ts';
export { scoreSheet, totals } from './scoring.ts';
export { SEAWOLF_SIGHT } from './sight.ts';
export type { Draft, Kinds, Seawolf, Ship, SlotCover } from './state.ts';
