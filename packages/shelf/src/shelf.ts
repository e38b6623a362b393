import { type Games, shelf } from '@quarterdeck/kernel/engine';
import { SHELF } from './abouts.ts';
import { LOADERS } from './loaders.gen.ts';
import { SAMPLES } from './samples.ts';

/** Our games and samples; each is fetched when it is first wanted. */
export const GAMES: Games = shelf(SHELF, { ...LOADERS, ...SAMPLES });

/** Every id `loadGame` knows, samples last. */
export const GAME_IDS = GAMES.ids;

/** A game by its id, fetched at the first call. Rejects with `UnknownGame`. */
export const loadGame = GAMES.load;
