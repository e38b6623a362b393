import { type Examples, useWords, type Words } from '@quarterdeck/board-kit';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GameId } from '../games/games.ts';
import { useBoard, useBoardPart } from '../games/games-context.tsx';

type Drawn = { readonly examples: Examples<string>; readonly words: Words<string> };

const ExamplesContext = createContext<Drawn | undefined>(undefined);

type ExamplesProviderProps = { readonly game: GameId; readonly children: ReactNode };

/** Drawings of a game's rules come after its words: the book is read without them. */
export const ExamplesProvider = ({ game, children }: ExamplesProviderProps) => {
  const loaded = useBoardPart(game, useBoard(game)?.examples);
  const door = loaded.state === 'here' ? loaded.value : undefined;
  const words = useWords(...(door?.WORDS ?? []));
  const drawn = useMemo(() => door && { examples: door.EXAMPLES, words }, [door, words]);
  return (
    <ExamplesContext value={drawn}>
      {door !== undefined && <door.Symbols />}
      {children}
    </ExamplesContext>
  );
};

export type Example = { readonly Figure: ComponentType; readonly caption: string };

/** The drawing of a clause, with its caption in the language that is spoken. */
export const useExample = (clause: string): Example | undefined => {
  const drawn = useContext(ExamplesContext);
  const example = drawn?.examples[clause];
  return drawn && example && { ...example, caption: drawn.words(example.caption) };
};
