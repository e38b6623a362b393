import { useMemo } from 'react';
import { firstWishes, seatedAt, takenSeats } from '../new-table/plan.ts';
import { useSeatWords } from '../new-table/seat-words.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { type GameId, modulesOf } from '../shelf/games.ts';
import type { TablePlan } from '../tables/table-list.ts';

/** One person against bots, as the new-table page would begin. */
export const useQuickPlan = (game: GameId): TablePlan => {
  const settings = useSettings();
  const { you, botNames } = useSeatWords();
  return useMemo(
    () => ({
      game,
      seats: takenSeats(seatedAt(game, firstWishes(game, settings, { you, bots: botNames }))),
      modules: modulesOf(game).filter((one) => settings.modules.includes(one)),
      seed: undefined,
      pack: undefined,
    }),
    [game, settings, you, botNames],
  );
};
