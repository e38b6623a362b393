import { useEffect } from 'react';
import type { TableSnapshot } from '../../hosts/host.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';

/** Notes that a match of this game was played to its end at this screen: the next one is brisker. */
export const useFinished = (
  game: string,
  { outcome, here }: Pick<TableSnapshot, 'outcome' | 'here'>,
): void => {
  const { finished } = useSettings();
  const { change } = useSettingsStore();
  const isNew = outcome !== null && here.seats.length > 0 && !finished.includes(game);
  useEffect(() => {
    if (isNew) change({ finished: [...finished, game] });
  }, [isNew, finished, game, change]);
};
