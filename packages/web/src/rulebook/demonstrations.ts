import type { Demonstration, Demonstrations } from '@quarterdeck/kernel/staging';
import { useCallback } from 'react';
import { type Fetched, useFetched } from '../browser/use-fetched.ts';
import type { GameId } from '../games/games.ts';
import { useBoard } from '../games/games-context.tsx';

/** What a game can show of its rules, fetched when somebody opens a clause. */
export const useDemonstrations = (game: GameId): Fetched<Demonstrations | undefined> => {
  const board = useBoard(game);
  const read = useCallback(async (): Promise<Demonstrations | undefined> => {
    const text = await board?.demonstrations?.();
    // Written by our own script, and every case of it is played in the tests.
    return text === undefined ? undefined : (JSON.parse(text.default) as Demonstrations);
  }, [board]);
  return useFetched(read, game);
};

export const demonstrationOf = (
  { shown }: Demonstrations,
  clause: string,
): Demonstration | undefined => shown.find(({ clauses }) => clauses.includes(clause));
