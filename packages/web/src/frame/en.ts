import { GAMES_EN } from '../games/games-en.ts';
import { SHELF_EN, SHELL_EN } from './shell-en.ts';

/** English that is always loaded; every other room brings what only it says. */
export const PAGE_EN = { shell: SHELL_EN, shelf: SHELF_EN, games: GAMES_EN } as const;
