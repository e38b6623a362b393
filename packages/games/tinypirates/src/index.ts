// The door of Tiny Epic Pirates: the Game value, its words beside it, and the questions a board asks.

export { attackTargets } from './attacking.ts';
export { cratesInBag } from './bag.ts';
export { captainActions } from './bonus.ts';
export type { ClauseId } from './clauses.gen.ts';
export {
  ASSIGNMENTS,
  type Assignment,
  BOOTY,
  type BonusKind,
  type Booty,
  CAPTAIN_CARDS,
  CAPTAINS,
  type Captain,
  type CaptainCard,
  COLOURS,
  type Colour,
  CREW,
  type CrewCard,
  MAP_CARDS,
  type MapCard,
  MERCHANT_CARDS,
  MERCHANTS,
  type Merchant,
  type MerchantCard,
  ORDER_TOKENS,
  ORDERS,
  type Order,
  type OrderToken,
  PORTS,
  type Port,
  SEARCH_KINDS,
  type SearchKind,
  SOLO_HELMS,
  SOLO_LEGENDS,
  type SoloHelm,
  type SoloLegend,
  type SoloTarget,
  STATIONS,
  type Station,
} from './components.ts';
export type { BonusAction, LoopStep } from './effect-shape.ts';
export type {
  KeptToken,
  NpcShip,
  PirateId,
  Post,
  Reassignment,
  Side,
  SpaceId,
  Step,
} from './fields.ts';
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
} from './fleet.ts';
export { tinypirates } from './game.ts';
export { burySites, coves, isStorm, mapCardAt } from './geometry/map-cards.ts';
export { distance, neighbours, otherPort, portAt, spaceOf } from './geometry/sea.ts';
export { cratesAboard, hasRoom } from './hold.ts';
export { merchantOf } from './npc-ships.ts';
export { TINYPIRATES_PACK } from './pack.ts';
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
} from './printed.ts';
export { movementOf, type Sail, stepsLeft } from './sailing.ts';
export { tinypiratesSay } from './say.ts';
export { TINYPIRATES_SIGHT } from './sight.ts';
export { soloMovement, soloRow, soloTarget, soloTop } from './solo/opponent.ts';
export type { Battle, Draft, Kinds, Pirate, Tinypirates } from './state.ts';
export { automaticHits, type Damage, damageOf, damageOn, diceOf, symbolsFor } from './strength.ts';
export { marketValue } from './trading.ts';
export { canReach, onAssignments, wayTo } from './wheel.ts';
