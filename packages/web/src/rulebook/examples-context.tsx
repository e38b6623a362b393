import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { type Example, type ExamplesDoor, examplesDoor } from '../boards/boards.ts';
import type { GameId } from '../shelf/games.ts';
import { useFetched } from '../shell/use-fetched.ts';
import { useWords } from '../words/words-context.tsx';

const ExamplesContext = createContext<Readonly<Record<string, Example>>>({});

const loadExamples = async (game: GameId): Promise<ExamplesDoor | undefined> =>
  examplesDoor(game)?.();

type ExamplesProviderProps = { readonly game: GameId; readonly children: ReactNode };

/** Drawings of a game's rules come after its words: the book is read without them. */
export const ExamplesProvider = ({ game, children }: ExamplesProviderProps): ReactElement => {
  const loaded = useFetched(loadExamples, game);
  const door = loaded.state === 'here' ? loaded.value : undefined;
  useWords(...(door?.WORDS ?? []));
  return (
    <ExamplesContext value={door?.EXAMPLES ?? {}}>
      {door !== undefined && <door.Symbols />}
      {children}
    </ExamplesContext>
  );
};

export const useExample = (clause: string): Example | undefined =>
  useContext(ExamplesContext)[clause];
