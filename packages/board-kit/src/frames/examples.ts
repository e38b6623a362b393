import type { ComponentType } from 'react';
import type { ExamplesDoor } from '../contract/game-board.ts';

type Captions<Game extends string, Caption extends string> = {
  readonly [G in Game]: { readonly examples: { readonly [C in Caption]: string } };
};
type Drawn = readonly [Figure: ComponentType, ...clauses: readonly string[]];

/** What the rulebook asks of a board, by a drawing for every caption and the clauses that it explains. */
export const examplesDoor = <Game extends string, Caption extends string>(
  game: Game,
  words: Captions<Game, Caption>,
  drawings: { readonly [C in Caption]: Drawn },
): Pick<ExamplesDoor, 'WORDS' | 'EXAMPLES'> => ({
  WORDS: [words],
  EXAMPLES: Object.fromEntries(
    Object.entries<Drawn>(drawings).flatMap(([caption, [Figure, ...clauses]]) =>
      clauses.map((clause) => [clause, { Figure, caption: `${game}.examples.${caption}` }]),
    ),
  ),
});
