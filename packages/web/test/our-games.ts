import { PAGE_GAMES } from '@quarterdeck/shelf/boards';
import { pageGames } from '../src/games/games.ts';
import { withFace } from '../src/table/fallback/plain-board.tsx';

/** The games as our own page is started with them. */
export const OUR_GAMES = pageGames(PAGE_GAMES.map(withFace));

/** What stands on a game's box. */
export const { aboutOf } = OUR_GAMES;
