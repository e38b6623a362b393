import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { GameId } from '../../games/games.ts';
import type { BotLevel } from '../../settings/settings.ts';

/** Who sits where at a table that is about to be set. */
export type SeatPlan =
  | { readonly colour: SeatColour; readonly who: 'person'; readonly name: string }
  | ({ readonly colour: SeatColour } & BotPlan);

export type BotPlan = {
  readonly who: 'bot';
  readonly name: string;
  readonly level: BotLevel;
  /** What it is like, by the game's name for it; left out: it leans to nothing. */
  readonly character?: string;
};

export type PackFile = { readonly name: string; readonly text: string };

export type TablePlan = {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly modules: readonly string[];
  readonly seed: string | undefined;
  readonly pack: PackFile | undefined;
};

/** A stored table as the shelf shows it. `status` is a sentence in the reader's language. */
export type TableListItem = {
  readonly id: string;
  readonly game: GameId;
  readonly state: 'your-move' | 'waiting' | 'finished';
  readonly status: string;
  readonly seats: readonly SeatColour[];
  /** Everybody at it, and when it was last played at: of tables on this device. */
  readonly names?: readonly string[];
  readonly updatedAt?: number;
  /** Kept by a server, for people far apart. */
  readonly isOnline?: true;
  /** Others sit at it: it is not one's own to delete. */
  readonly isShared?: true;
};

export type PackReport =
  | { readonly sound: true }
  | { readonly sound: false; readonly problems: readonly string[] };

/** Where tables are kept. The shelf, the new-table page and settings know only this. */
export type TableList = {
  readonly tables: () => readonly TableListItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets a table and gives its id. */
  readonly open: (plan: TablePlan) => Promise<string>;
  readonly checkPack: (game: GameId, text: string) => Promise<PackReport>;
  /** All tables as one file. */
  readonly save: () => Promise<Blob>;
  /** Puts back what such a file holds: all of it, or nothing and an error that says why. */
  readonly restore: (text: string) => Promise<{ readonly added: number; readonly here: number }>;
  readonly forget: () => Promise<void>;
  /** Deletes one table, of this device or of the server. */
  readonly remove: (table: string) => Promise<void>;
};

const NO_TABLES: readonly TableListItem[] = [];

/** A list without tables: for pages that stand before any game can be played, and for tests. */
export const emptyTableList: TableList = {
  tables: () => NO_TABLES,
  subscribe: () => () => {},
  open: () => Promise.reject(new Error('No table can be set here.')),
  checkPack: () => Promise.resolve({ sound: false, problems: [] }),
  save: () => Promise.resolve(new Blob(['[]'], { type: 'application/json' })),
  restore: () => Promise.reject(new Error('Nothing is kept here.')),
  forget: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
