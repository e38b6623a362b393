import { useCallback } from 'react';
import { type Fetched, useFetched } from '../browser/use-fetched.ts';
import type { GameId } from '../games/games.ts';
import { useBoard } from '../games/games-context.tsx';
import type { Ledger } from './ledger.ts';

/** A game's rules as its board hands them out, read; `undefined` where it has none. */
export const useRulebook = (game: GameId): Fetched<Ledger | undefined> => {
  const board = useBoard(game);
  const read = useCallback(async (): Promise<Ledger | undefined> => {
    if (board?.ledger === undefined) return undefined;
    const { default: ledger } = await board.ledger();
    const silences = await board.silences?.();
    const { parseLedger } = await import('./parse-ledger.ts');
    return parseLedger(ledger, silences?.default ?? '');
  }, [board]);
  return useFetched(read, game);
};
