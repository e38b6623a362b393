import { useStore } from '@quarterdeck/board-kit';
import { useLoadCoach } from '../../games/games-context.tsx';
import { NO_COACH_PROGRESS } from '../../settings/coach-progress.ts';
import type { Settings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { type TableState, useTable } from '../state/table-context.tsx';

/** Not against the clock or for rank, not in a lesson, which has a coach of its own, and not in a replay. */
const mayCoach = ({ open, snapshot, scene }: TableState): boolean => {
  const { coach, shows, outcome } = snapshot;
  const isMatch = coach === undefined && shows === undefined && outcome === null;
  return isMatch && scene.me !== undefined && open.mayCoach();
};

/** Unasked: on where somebody plays for the first time, and where a guided match goes on. */
export const isOnUnasked = (
  { coaches, finished }: Pick<Settings, 'coaches' | 'finished'>,
  table: string,
  game: string,
): boolean => {
  const { at } = coaches[game] ?? NO_COACH_PROGRESS;
  return at === table || (at === '' && !finished.includes(game));
};

/** Whether this table can have a coach, and whether somebody wants it; known before its words are here. */
export const useCoachWanted = (): { readonly hasCoach: boolean; readonly isWanted: boolean } => {
  const table = useTable();
  const settings = useSettings();
  const wish = useStore(table.guide, (now) => now.wish);
  const { game, id } = table.snapshot.table;
  const hasCoach = useLoadCoach(game) !== undefined && mayCoach(table);
  const { mode } = settings.coaches[game] ?? NO_COACH_PROGRESS;
  const unasked = mode === 'auto' ? isOnUnasked(settings, id, game) : mode === 'on';
  return { hasCoach, isWanted: wish === null ? unasked : wish === 'on' };
};
