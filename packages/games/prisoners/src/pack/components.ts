// The kinds of things in the box: TP-001 to TP-012, TP-040

import { type DeckManeuver, TERRITORIES, type TerritoryManeuver } from './ids.gen.ts';

/** TP-002, TP-062: in the order of the seats. */
export const COLORS = ['red', 'green', 'purple', 'yellow'] as const;
export type Color = (typeof COLORS)[number];

export type Maneuver = DeckManeuver | TerritoryManeuver;

/** TP-200 */
export const MANEUVER_TYPES = ['command', 'engagement', 'aftermath'] as const;
export type ManeuverType = (typeof MANEUVER_TYPES)[number];

/** TP-007, TP-031: what sharks, squids and privateers are when they lie face up. */
export const CREATURES = ['shark', 'squid', 'privateer'] as const;
export type Creature = (typeof CREATURES)[number];

/** TP-007: what a destination shows when it is flipped. */
export const FACES = [...CREATURES, ...TERRITORIES] as const;
export type Face = (typeof FACES)[number];

/** What an attack can be aimed at, as far as figures and rewards go. */
export const TARGETS = [
  ...CREATURES,
  'uncontrolledTerritory',
  'controlledTerritory',
  'ship',
] as const;
export type Target = (typeof TARGETS)[number];

/** TP-077 */
export const COORDINATES = ['65', '75', '76', '85', '86', '87', '95', '96', '97', '98'] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** TP-004 */
export const LEVELS = [5, 6, 7, 8, 9] as const;

/** TP-016 */
export const DIE_FACES = ['hit', 'miss'] as const;

/** TP-103 */
export const TURN_STEPS = [
  'command',
  'move',
  'explore',
  'engage',
  'upgrade',
  'draw',
  'territoryDraw',
  'end',
] as const;

/** TP-161 */
export const ENGAGEMENT_STEPS = [
  'declare',
  'engagementManeuvers',
  'attackRoll',
  'returnFireRoll',
  'aftermathManeuvers',
  'end',
] as const;
