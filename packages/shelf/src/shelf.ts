import { SHELF } from './abouts.ts';
import { boxed, type GameBox } from './box.ts';
import { UnknownGame } from './errors.ts';
import { SAMPLES } from './samples.ts';

/** Each game is fetched when it is first wanted. */
const GAMES: { readonly [id: string]: () => Promise<GameBox> } = {
  ahoy: () => import('@quarterdeck/ahoy').then((d) => boxed(d.ahoy, d.ahoySay)),
  seawolf: () => import('@quarterdeck/seawolf').then((d) => boxed(d.seawolf, d.seawolfSay)),
  doubloons: () => import('@quarterdeck/doubloons').then((d) => boxed(d.doubloons, d.doubloonsSay)),
  prisoners: () => import('@quarterdeck/prisoners').then((d) => boxed(d.prisoners, d.prisonersSay)),
  tinypirates: () =>
    import('@quarterdeck/tinypirates').then((d) => boxed(d.tinypirates, d.tinypiratesSay)),
};

/** Every id `loadGame` knows, samples last. */
export const GAME_IDS: readonly string[] = [...SHELF.map(({ id }) => id), ...Object.keys(SAMPLES)];

/** A game by its id, fetched at the first call. Rejects with `UnknownGame`. */
export async function loadGame(id: string): Promise<GameBox> {
  return await loaderOf(id)();
}

function loaderOf(id: string): () => Promise<GameBox> {
  const loaders = { ...SAMPLES, ...GAMES };
  const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (loader === undefined) throw new UnknownGame(id, GAME_IDS);
  return loader;
}
