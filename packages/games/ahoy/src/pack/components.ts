// The kinds of things in the box: AH-001 to AH-009

/** AH-S01 */
export const SUITS = ['fish', 'sword', 'skull', 'compass', 'tree', 'parrot'] as const;
export type Suit = (typeof SUITS)[number];

/** AH-068: clockwise, so that a quarter turn is one place further. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** AH-003: the four spaces of a tile as printed, rows from the north. */
export const PLACES = ['NW', 'NE', 'SW', 'SE'] as const;

/** AH-092 to AH-109, AH-303 */
export const TERRAINS = ['open', 'island', 'fog', 'wreckage', 'harbor', 'current'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What a space may carry besides its terrain, or an edge of it. */
export const TERRAIN_FEATURES = ['treasure', 'tailwind', 'sandbar'] as const;

/** AH-013 */
export const FACTIONS = ['bluefin', 'mollusk', 'smuggler-1', 'smuggler-2'] as const;
export type Faction = (typeof FACTIONS)[number];

/** AH-232: who can control a region, and be pledged to. */
export const POWERS = ['bluefin', 'mollusk'] as const;
export type Power = (typeof POWERS)[number];

/** AH-009: the two Smugglers share one board. */
export type Board = Power | 'smuggler';

/** AH-184 */
export const SHIPS = ['cutter', 'gunship'] as const;
export type Ship = (typeof SHIPS)[number];

/** AH-007 */
export const FIGURE_KINDS = ['flagship', 'patrol', 'stronghold', ...SHIPS] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** The dice actions of the player boards: AH-062 to AH-067, AH-166 to AH-172, AH-194 to AH-200, AH-213 to AH-218. */
export const ACTIONS = [
  'sail',
  'full-sail',
  'tailwind',
  'cannons',
  'repair',
  'order',
  'bombard',
  'deploy',
  'assemble',
  'inspire',
  'rally',
  'negotiate',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Battle Victory options: AH-174 to AH-176, AH-201, AH-202, AH-220, AH-221. */
export const VICTORIES = [
  'steal-gold',
  'double-damage',
  'remove-comrade',
  'place-comrade',
  'slip-away',
  'reward',
] as const;
export type Victory = (typeof VICTORIES)[number];

/** AH-149 */
export const CREW_KINDS = ['passive', 'action', 'actionDie'] as const;
export type CrewKind = (typeof CREW_KINDS)[number];

/** AH-277 */
export const PLAN_KINDS = [
  ...SHIPS,
  'close-call',
  'dynamic-entry',
  'enlist',
  'evacuation',
  'secret-weapon',
  'sneak-attack',
  'weapon-cache',
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** AH-183: when a plan may be played. */
export const PLAN_TIMINGS = ['action', 'battleStart'] as const;
export type PlanTiming = (typeof PLAN_TIMINGS)[number];

/** AH-222 to AH-229 */
export const REWARDS = [
  'start',
  'spend-gold',
  'move-2',
  'move-2-ignore',
  'fame-1',
  'fame-2',
  'fame-3',
  'fame-4-wealth',
  'recruit-1',
  'free-tailwind',
  'gold-1',
  'gold-2',
  'repair-all',
  'repair-all-fame',
  'add-tile',
] as const;
export type Reward = (typeof REWARDS)[number];
