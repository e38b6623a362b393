import type { Catalogue, ErasedKinds, Game, Kinds, Say } from '@quarterdeck/kernel';

/** A game out of its box, whichever it is: what an engine and a speaker are made from. */
export type GameBox = {
  readonly game: Game<ErasedKinds>;
  readonly say: Say<ErasedKinds>;
};

/** The one gate: whoever takes a game by its id looks into none of its values. */
export const boxed = <K extends Kinds, C extends Catalogue>(
  game: Game<K>,
  say: Say<K, C>,
): GameBox => ({ game, say }) as unknown as GameBox;
