// The door of Seawolf: the Game value, what of it a page needs, its words beside it, and the
// questions a board asks.

export type { ClauseId } from './clauses.gen.ts';
export { seawolf } from './game.ts';
export type { SeawolfChoices } from './model/choices.ts';
export { SEAWOLF_MODEL } from './model/model.ts';
export type { Draft, Kinds, Seawolf, Ship, SlotCover } from './model/state.ts';
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
  ORDINARY_GOODS,
  type OrdinaryGood,
} from './pack/components.ts';
export type { MissionId, SeaAction, SternId } from './pack/ids.gen.ts';
export { SEAWOLF_PACK } from './pack/pack.ts';
export type { SeawolfPack } from './pack/pack-shape.ts';
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
} from './pack/printed.ts';
export { faceName, wordingsOf } from './pack/wordings.ts';
export {
  fightsPirate,
  isDueForBattle,
  pirateReaches,
  type Reach,
  rivalsOn,
} from './rules/battles/battle.ts';
export { lootOf } from './rules/battles/pirate.ts';
export {
  cannonBases,
  freeCannonBases,
  holdSpaces,
  maxSteps,
  piecesByType,
  shipValue,
  sureHits,
  topOfStack,
} from './rules/extensions.ts';
export { aboard, freeSpaces, goodsAboard, missingRoom, rumToDiscard } from './rules/hold.ts';
export { markersLeft, nextMarker } from './rules/loading.ts';
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
} from './rules/map.ts';
export {
  type Course,
  courseOf,
  type Heading,
  headingOf,
  orderCost,
  stepCost,
} from './rules/moving.ts';
export { ordersOpenTo, stepsOf } from './rules/orders.ts';
export { isComplete, mostRumHere, payoutFor, wantedBy } from './rules/ports.ts';
export { scoreSheet, totals } from './rules/scoring.ts';
export { seawolfSay } from './words/say.ts';
