import type { GameModule } from '@quarterdeck/kernel/engine';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';

export type LoadedGame = { readonly box: GameModule; readonly engine: Engine<ErasedKinds> };

/** The games, each opened when it is first played. */
export class LoadedGames {
  readonly #open = new Map<string, Promise<LoadedGame>>();
  readonly #load: (game: string) => Promise<GameModule>;

  constructor(load: (game: string) => Promise<GameModule>) {
    this.#load = load;
  }

  /** Rejects with `UnknownGame`. */
  of(game: string): Promise<LoadedGame> {
    const known = this.#open.get(game);
    if (known !== undefined) return known;
    const opening = this.#load(game).then((box) => ({ box, engine: engine(box.game) }));
    this.#open.set(game, opening);
    // What was no game costs no memory.
    opening.catch(() => this.#open.delete(game));
    return opening;
  }
}
