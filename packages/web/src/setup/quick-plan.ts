import { useMemo } from 'react';
import { type GameId, modulesOf } from '../games/games.ts';
import { useAbout } from '../games/games-context.tsx';
import type { TablePlan } from '../hosts/table-list/table-list.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { firstWishes, seatedAt, takenSeats } from './plan.ts';
import { useSeatWords } from './seat-words.ts';

/** One person against bots, as the new-table page would begin. */
export const useQuickPlan = (game: GameId): TablePlan => {
  const about = useAbout(game);
  const settings = useSettings();
  const { you, botNames } = useSeatWords();
  return useMemo(
    () => ({
      game,
      seats: takenSeats(seatedAt(about, firstWishes(about, settings, { you, bots: botNames }))),
      modules: modulesOf(about).filter((one) => settings.modules.includes(one)),
      seed: undefined,
      pack: undefined,
    }),
    [game, about, settings, you, botNames],
  );
};
