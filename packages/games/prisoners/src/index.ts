// The door of Take No Prisoners: the Game value, its words beside it, and the questions a board asks.

export type { ClauseId } from './clauses.gen.ts';
export {
  COLORS,
  type Color,
  type Coordinates,
  CREATURES,
  type Creature,
  DECK_MANEUVERS,
  type DeckManeuver,
  type Face,
  LEVELS,
  MANEUVERS,
  type Maneuver,
  type ManeuverType,
  type Target,
  TERRITORIES,
  TERRITORY_MANEUVERS,
  type Territory,
} from './components.ts';
export { askingOrder } from './engagement.ts';
export type { Fate, HexId, RegionId, ShipId, Step, TargetKind, Victory } from './fields.ts';
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
} from './figures.ts';
export { isWar, playerOf, shipOf, shipsOf, territoryCount } from './fleet.ts';
export { prisoners } from './game.ts';
export { destinationAt, occupied, reachable, route, shipAt } from './geometry/chart.ts';
export { distance, hexOf, neighbours } from './geometry/hexes.ts';
export {
  cancelled,
  comingDefenses,
  comingDice,
  comingRerolls,
  isCalledOff,
} from './maneuvers/coming-roll.ts';
export { playsLeft } from './maneuvers/offering.ts';
export { PRISONERS_PACK } from './pack.ts';
export { discardSize } from './piles.ts';
export type { Hex, LevelPrint, ManeuverPrint, Printed } from './printed.ts';
export { prisonersSay } from './say.ts';
export { PRISONERS_SIGHT } from './sight.ts';
export type { Destination, Draft, Engagement, Kinds, Player, Prisoners, Ship } from './state.ts';
