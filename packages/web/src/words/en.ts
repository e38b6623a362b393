import { BOARDS_EN } from './en/boards.ts';
import { GAMES_EN, MODULES_EN } from './en/games.ts';
import { GALLERY_EN, GAME_PAGE_EN, NEW_TABLE_EN, RULEBOOK_EN } from './en/pages.ts';
import { REPLAY_EN } from './en/replay.ts';
import { SETTINGS_EN } from './en/settings.ts';
import { SHELF_EN, SHELL_EN } from './en/shell.ts';
import { TABLE_EN } from './en/table.ts';

/** The English catalogue: complete, and the measure for every other language. */
export const EN = {
  shell: SHELL_EN,
  shelf: SHELF_EN,
  games: GAMES_EN,
  modules: MODULES_EN,
  gamePage: GAME_PAGE_EN,
  newTable: NEW_TABLE_EN,
  rulebook: RULEBOOK_EN,
  gallery: GALLERY_EN,
  replay: REPLAY_EN,
  settings: SETTINGS_EN,
  table: TABLE_EN,
  boards: BOARDS_EN,
} as const;
