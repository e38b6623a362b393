import type { GameBoard } from '@quarterdeck/board-kit';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { type Fetched, useFetched } from '../browser/use-fetched.ts';
import type { GameId } from './games.ts';

export type Boards = { readonly [game: GameId]: GameBoard };

const BoardsContext = createContext<Boards>({});

type BoardsProviderProps = { readonly boards: Boards; readonly children: ReactNode };

/** The faces of the games that this page was started with. */
export const BoardsProvider = ({ boards, children }: BoardsProviderProps): ReactElement => (
  <BoardsContext value={boards}>{children}</BoardsContext>
);

export const useBoards = (): Boards => useContext(BoardsContext);

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** A part of a game's board that is fetched when it is first wanted; not every board has each. */
export const useBoardPart = <T,>(
  game: GameId,
  load: (() => Promise<T>) | undefined,
): Fetched<T | undefined> => useFetched<GameId, T | undefined>(load ?? nothing, game);

export const Cover = ({ game }: { readonly game: GameId }): ReactElement | undefined => {
  const Sheet = useBoards()[game]?.cover;
  return Sheet && <Sheet />;
};
