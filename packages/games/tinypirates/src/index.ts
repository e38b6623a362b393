// The door of Tiny Epic Pirates: the Game value, its words beside it, and the questions a board asks.

export type { ClauseId } from './clauses.gen.ts';
export { tinypirates } from './game.ts';
export { TINYPIRATES_MODEL } from './model/model.ts';
export type { Battle, Draft, Kinds, Pirate, Tinypirates } from './model/state.ts';
export {
  ASSIGNMENTS,
  type Assignment,
  BOOTY,
  type BonusKind,
  type Booty,
  COLOURS,
  type Colour,
  MERCHANTS,
  type Merchant,
  ORDER_TOKENS,
  ORDERS,
  type Order,
  type OrderToken,
  PORTS,
  type Port,
  type SoloTarget,
  STATIONS,
  type Station,
} from './pack/components.ts';
export type { BonusAction, LoopStep } from './pack/effect-shape.ts';
export type {
  KeptToken,
  NpcShip,
  PirateId,
  Post,
  Reassignment,
  Side,
  SpaceId,
  Step,
} from './pack/fields.ts';
export {
  CAPTAIN_CARDS,
  CAPTAINS,
  type Captain,
  type CaptainCard,
  CREW,
  type CrewCard,
  MAP_CARDS,
  type MapCard,
  MERCHANT_CARDS,
  type MerchantCard,
  SEARCH_KINDS,
  type SearchKind,
  SOLO_HELMS,
  SOLO_LEGENDS,
  type SoloHelm,
  type SoloLegend,
} from './pack/ids.gen.ts';
export { TINYPIRATES_PACK } from './pack/pack.ts';
export type {
  CaptainPrint,
  CardPrint,
  CrewPrint,
  HelmPrint,
  LegendPrint,
  LevelPrint,
  MapCardPrint,
  MerchantPrint,
  Printed,
  SearchPrint,
  Space,
} from './pack/printed.ts';
export { wordingsOf } from './pack/wordings.ts';
export { cratesInBag } from './rules/bag.ts';
export { attackTargets } from './rules/battle/attacking.ts';
export {
  automaticHits,
  type Damage,
  damageOf,
  damageOn,
  diceOf,
  symbolsFor,
} from './rules/battle/strength.ts';
export { captainActions } from './rules/bonus.ts';
export {
  answersFor,
  buriedBy,
  inTurnOrder,
  isCoveFree,
  isSolo,
  orderOf,
  pirateAfter,
  pirateOf,
  pirateOfSeat,
  playerCount,
  shipAt,
} from './rules/fleet.ts';
export { burySites, coves, isStorm, mapCardAt } from './rules/geometry/map-cards.ts';
export { distance, neighbours, otherPort, portAt, spaceOf } from './rules/geometry/sea.ts';
export { cratesAboard, hasRoom } from './rules/hold.ts';
export { merchantOf } from './rules/npc-ships.ts';
export { movementOf, type Sail, stepsLeft } from './rules/sailing.ts';
export { soloMovement, soloRow, soloTarget, soloTop } from './rules/solo/opponent.ts';
export { marketValue } from './rules/trading.ts';
export { canReach, onAssignments, wayTo } from './rules/wheel/wheel.ts';
export { tinypiratesSay } from './words/say.ts';
