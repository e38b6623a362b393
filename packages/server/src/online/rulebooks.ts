import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel';
import { type GameBox, loadGame } from '@quarterdeck/shelf';

export type Rulebook = { readonly box: GameBox; readonly engine: Engine<ErasedKinds> };

/** The games, each opened when it is first played. */
export class Rulebooks {
  readonly #open = new Map<string, Promise<Rulebook>>();
  readonly #load: (game: string) => Promise<GameBox>;

  constructor(load: (game: string) => Promise<GameBox> = loadGame) {
    this.#load = load;
  }

  /** Rejects with `UnknownGame`. */
  of(game: string): Promise<Rulebook> {
    const known = this.#open.get(game);
    if (known !== undefined) return known;
    const opening = this.#load(game).then((box) => ({ box, engine: engine(box.game) }));
    this.#open.set(game, opening);
    // What was no game costs no memory.
    opening.catch(() => this.#open.delete(game));
    return opening;
  }
}
