import type { SeatStanding, SpokenStanding } from '@quarterdeck/kernel/say';
import { useMemo } from 'react';
import { useTable } from './table-context.tsx';

type TableStanding = SpokenStanding & {
  readonly mine: SeatStanding | undefined;
  /** Everybody else, the furthest first. */
  readonly others: readonly SeatStanding[];
};

/** How the match is won and who is how far; undefined where the game does not say. */
export const useStanding = (): TableStanding | undefined => {
  const { scene } = useTable();
  return useMemo(() => {
    const { view, me, speaker } = scene;
    const spoken = speaker.standing(view);
    return (
      spoken && {
        ...spoken,
        mine: spoken.seats.find(({ seat }) => seat === me),
        others: spoken.seats
          .filter(({ seat }) => seat !== me)
          .toSorted((a, b) => b.total - a.total),
      }
    );
  }, [scene]);
};
