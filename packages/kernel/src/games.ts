import type { GameAbout } from './about.ts';
import { describe, QuarterdeckError } from './errors.ts';
import type { Game } from './game.ts';
import type { ErasedKinds, Kinds } from './kinds.ts';
import { nearest } from './near.ts';
import type { Catalogue } from './say/message.ts';
import type { Say } from './say/say.ts';

/** A game, whichever it is, with its words: what an engine and a speaker are made from. */
export type GameModule = {
  readonly game: Game<ErasedKinds>;
  readonly say: Say<ErasedKinds>;
};

/** The one gate: whoever takes a game by its id looks into none of its values. */
export const gameModule = <K extends Kinds, C extends Catalogue>(
  game: Game<K>,
  say: Say<K, C>,
): GameModule => ({ game, say }) as unknown as GameModule;

export type LoadGame = (id: string) => Promise<GameModule>;

/** The games that a program was started with. Hosts, bots and pages are handed them. */
export type Games = {
  /** Those that players see, in the order in which they are shown. */
  readonly abouts: readonly GameAbout[];
  /** Every id that `load` knows: samples are on no shelf, and come last. */
  readonly ids: readonly string[];
  /** Fetches the game at its first call. Rejects with `UnknownGame`. */
  readonly load: LoadGame;
};

type Loaders = { readonly [id: string]: () => Promise<GameModule> };

/** An id that no game of this program has. */
export class UnknownGame extends QuarterdeckError {
  declare readonly code: 'unknown-game';
  readonly known: readonly string[];
  readonly meant: string | undefined;

  constructor(id: unknown, known: readonly string[]) {
    const meant = nearest(id, known);
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    const games = known.join(', ');
    super('unknown-game', `Expected one of the games ${games}, got ${describe(id)}.${hint}`);
    this.known = known;
    this.meant = meant;
  }
}

/** A list of games: what is told about each, and how it is fetched; samples have a loader alone. */
export function shelf(abouts: readonly GameAbout[], loaders: Loaders): Games {
  const shown = abouts.map(({ id }) => id);
  const lost = shown.find((id) => !Object.hasOwn(loaders, id));
  if (lost !== undefined) throw new Error(`The game ${lost} is shown, but nothing loads it.`);
  const ids = [...shown, ...Object.keys(loaders).filter((id) => !shown.includes(id))];
  return {
    abouts,
    ids,
    load: async (id) => {
      const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      if (load === undefined) throw new UnknownGame(id, ids);
      return await load();
    },
  };
}
