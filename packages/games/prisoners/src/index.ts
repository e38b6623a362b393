// The door of Take No Prisoners: the Game value, its words beside it, and the questions a board asks.

export type { ClauseId } from './clauses.gen.ts';
export { prisoners } from './game.ts';
export { PRISONERS_MODEL } from './model/model.ts';
export type {
  Destination,
  Draft,
  Engagement,
  Kinds,
  Player,
  Prisoners,
  Ship,
} from './model/state.ts';
export {
  COLORS,
  type Color,
  type Coordinates,
  CREATURES,
  type Creature,
  type Face,
  LEVELS,
  type Maneuver,
  type ManeuverType,
  type Target,
} from './pack/components.ts';
export type { Fate, HexId, RegionId, ShipId, Step, TargetKind, Victory } from './pack/fields.ts';
export { TURN_STEPS } from './pack/fields.ts';
export {
  DECK_MANEUVERS,
  type DeckManeuver,
  TERRITORIES,
  TERRITORY_MANEUVERS,
  type Territory,
} from './pack/ids.gen.ts';
export { PRISONERS_PACK } from './pack/pack.ts';
export type { Hex, LevelPrint, ManeuverPrint, Printed } from './pack/printed.ts';
export { maneuverWords, wordingsOf } from './pack/wordings.ts';
export { askingOrder } from './rules/engagement.ts';
export {
  attackDiceOf,
  captureDefenseOf,
  type Defenses,
  defensesAt,
  moveOf,
  returnFireDiceOf,
  sinkDefenseOf,
  targetAt,
  territoryOf,
} from './rules/figures.ts';
export { isWar, playerOf, shipOf, shipsOf, territoryCount } from './rules/fleet.ts';
export { destinationAt, occupied, reachable, route, shipAt } from './rules/geometry/chart.ts';
export { distance, hexOf, neighbours } from './rules/geometry/hexes.ts';
export {
  cancelled,
  comingDefenses,
  comingDice,
  comingRerolls,
  isCalledOff,
} from './rules/maneuvers/coming-roll.ts';
export { playsLeft } from './rules/maneuvers/offering.ts';
export { deckSize, discardSize } from './rules/piles.ts';
export { newShip } from './rules/sinking.ts';
export { prisonersSay } from './words/say.ts';
