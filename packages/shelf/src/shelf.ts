import { type Games, gameModule, shelf } from '@quarterdeck/kernel';
import { SHELF } from './abouts.ts';
import { SAMPLES } from './samples.ts';

/** Our games and samples; each is fetched when it is first wanted. */
export const GAMES: Games = shelf(SHELF, {
  ahoy: () => import('@quarterdeck/ahoy').then((d) => gameModule(d.ahoy, d.ahoySay)),
  seawolf: () => import('@quarterdeck/seawolf').then((d) => gameModule(d.seawolf, d.seawolfSay)),
  doubloons: () =>
    import('@quarterdeck/doubloons').then((d) => gameModule(d.doubloons, d.doubloonsSay)),
  prisoners: () =>
    import('@quarterdeck/prisoners').then((d) => gameModule(d.prisoners, d.prisonersSay)),
  tinypirates: () =>
    import('@quarterdeck/tinypirates').then((d) => gameModule(d.tinypirates, d.tinypiratesSay)),
  ...SAMPLES,
});

/** Every id `loadGame` knows, samples last. */
export const GAME_IDS = GAMES.ids;

/** A game by its id, fetched at the first call. Rejects with `UnknownGame`. */
export const loadGame = GAMES.load;
