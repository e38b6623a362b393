import { type GameModule, gameModule, UnknownGame } from '@quarterdeck/kernel/engine';

/** Loadable by id like any game, but not for players: on no page's shelf. */
export const SAMPLES: { readonly [id: string]: () => Promise<GameModule> } = {
  reef: () => import('@quarterdeck/reef').then((d) => gameModule(d.reef, d.say)),
};

/** A sample alone: whoever calls this and not `loadGame` carries no other game along. */
export async function loadSample(id: string): Promise<GameModule> {
  const sample = Object.hasOwn(SAMPLES, id) ? SAMPLES[id] : undefined;
  if (sample === undefined) throw new UnknownGame(id, Object.keys(SAMPLES));
  return await sample();
}
