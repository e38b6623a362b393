import { type Target, useStore } from '@quarterdeck/board-kit';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { TableSnapshot } from '../../hosts/host.ts';
import type { Hinted } from '../state/hinted.ts';
import { type TableState, useTable } from '../state/table-context.tsx';

const MOST_HELP = 2;

const questionOf = ({ coach, seq }: TableSnapshot): string => `${coach?.at ?? ''} ${seq}`;

const levelOf = (snapshot: TableSnapshot, { of, level }: Hinted): number =>
  of === questionOf(snapshot) ? level : 0;

/** G, or the button: one step more of help. False where nobody coaches. */
export const giveHint = ({
  snapshot,
  hinted,
}: Pick<TableState, 'snapshot' | 'hinted'>): boolean => {
  if (snapshot.coach?.hint === undefined || snapshot.coach.hint === null) return false;
  const level = Math.min(levelOf(snapshot, hinted.get()) + 1, MOST_HELP);
  hinted.set({ of: questionOf(snapshot), level });
  return true;
};

export const useHintLevel = (): number => {
  const { snapshot, hinted } = useTable();
  const now = useStore(hinted, (one) => one);
  return levelOf(snapshot, now);
};

const NOTHING: readonly Target[] = [];

/** What the coach points at now: what the notes name, and a right answer for a learner who asked twice. */
export const useCoached = (): readonly Target[] => {
  const { snapshot, question } = useTable();
  const level = useHintLevel();
  const { coach } = snapshot;
  if (coach === undefined) return NOTHING;
  const { right, hint, notes } = coach;
  const offer =
    level < MOST_HELP || right === null
      ? undefined
      : question?.offers.find(({ choice }) => sameChoice(choice, right));
  const hinted = level > 0 && hint !== null ? hint.points : NOTHING;
  return [
    ...notes.flatMap(({ points }) => points),
    ...hinted,
    ...(offer?.targets.slice(0, 1) ?? []),
  ];
};
