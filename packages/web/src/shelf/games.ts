import type { SeatColour } from '../drawings/tinctures.ts';

export const GAME_IDS = ['ahoy', 'seawolf', 'doubloons', 'prisoners', 'tinypirates'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (word: string): word is GameId =>
  (GAME_IDS as readonly string[]).includes(word);

export const WEIGHTS = ['light', 'middling', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Modules of all games; their words are in the catalogue under `modules`. */
export const MODULE_IDS = [
  'blackJewel',
  'advancedScoring',
  'legendaryGhostShip',
  'compass',
  'stealShip',
  'alternateIsland',
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** What the shelf knows about a game without loading it. Words are in the catalogue under `games`. */
export type GameFacts = {
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: readonly [shortest: number, longest: number];
  readonly weight: Weight;
  /** The prefix of the game's clauses. */
  readonly prefix: string;
  /** Tinctures in the order in which seats are filled. */
  readonly seats: readonly SeatColour[];
  readonly modules: readonly ModuleId[];
  /** Modules that not all seats may be taken with: how many may. */
  readonly seatsWith?: { readonly [M in ModuleId]?: number };
  /** Where colours are factions: their order round the table, and those that are always in play. */
  readonly factions?: {
    readonly clockwise: readonly SeatColour[];
    readonly needed: readonly SeatColour[];
  };
};

export const GAMES: Readonly<Record<GameId, GameFacts>> = {
  ahoy: {
    players: [2, 4],
    minutes: [45, 75],
    weight: 'middling',
    prefix: 'AH',
    seats: ['blue', 'yellow', 'red', 'white'],
    modules: [],
    factions: { clockwise: ['blue', 'red', 'yellow', 'white'], needed: ['blue', 'yellow'] },
  },
  seawolf: {
    players: [2, 5],
    minutes: [30, 60],
    weight: 'middling',
    prefix: 'SW',
    seats: ['red', 'blue', 'yellow', 'green', 'purple'],
    modules: [],
  },
  doubloons: {
    players: [2, 6],
    minutes: [25, 45],
    weight: 'light',
    prefix: 'DD',
    seats: ['red', 'blue', 'purple', 'green', 'yellow', 'black'],
    modules: MODULE_IDS,
    seatsWith: { legendaryGhostShip: 5 },
  },
  prisoners: {
    players: [2, 4],
    minutes: [60, 90],
    weight: 'middling',
    prefix: 'TP',
    seats: ['red', 'green', 'purple', 'yellow'],
    modules: [],
  },
  tinypirates: {
    players: [1, 4],
    minutes: [30, 60],
    weight: 'middling',
    prefix: 'TE',
    seats: ['red', 'blue', 'yellow', 'black'],
    modules: [],
  },
};

/** The colours of a table of so many, seat by seat. */
export const coloursOf = (game: GameId, count: number): readonly SeatColour[] => {
  const { seats, factions } = GAMES[game];
  const sitting = seats.slice(0, count);
  return factions?.clockwise.filter((tincture) => sitting.includes(tincture)) ?? sitting;
};
