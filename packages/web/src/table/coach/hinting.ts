import { narrowed, type Target, useSelection, useStore } from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { TableSnapshot } from '../../hosts/host.ts';
import type { Hinted } from '../state/hinted.ts';
import type { Row } from '../state/rows.ts';
import { type TableState, useTable } from '../state/table-context.tsx';

const MOST_HELP = 2;

const questionOf = ({ coach, seq }: TableSnapshot): string => `${coach?.at ?? ''} ${seq}`;

/** What was asked for at this question, or what an exercise gives unasked. */
const levelOf = (snapshot: TableSnapshot, { of, level }: Hinted): number =>
  Math.max(of === questionOf(snapshot) ? level : 0, snapshot.coach?.help ?? 0);

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

/** The right answer that is shown, to a learner who asked twice. */
const useShownAnswer = (): Choice | undefined => {
  const { snapshot } = useTable();
  const level = useHintLevel();
  return level < MOST_HELP ? undefined : (snapshot.coach?.right ?? undefined);
};

/** Whether there is more help to ask for. */
export const useHasMoreHelp = (): boolean => {
  const { snapshot } = useTable();
  const level = useHintLevel();
  const { coach } = snapshot;
  if (coach === undefined || coach.hint === null) return false;
  return level < (coach.right === null ? 1 : MOST_HELP);
};

/** Whether the coach shows this button as the way to a right answer; of a list, its next element. */
export const useIsShown = (row: Row): boolean => {
  const { rows } = useTable();
  const shown = useShownAnswer();
  const picks = useSelection((selection) => selection.picks);
  if (shown === undefined) return false;
  if (row.kind === 'offer') return sameChoice(row.offer.choice, shown);
  const narrowing = rows?.narrowing;
  return narrowing !== undefined && narrowed([shown], narrowing, picks).next[0] === row.element;
};

/** What the shown answer is called. */
export const useShownLabel = (): string | undefined => {
  const { question } = useTable();
  const shown = useShownAnswer();
  if (shown === undefined) return undefined;
  return question?.offers.find(({ choice }) => sameChoice(choice, shown))?.label;
};

const NOTHING: readonly Target[] = [];

/** What the coach points at now: what the notes name, and a right answer for a learner who asked twice. */
export const useCoached = (): readonly Target[] => {
  const { snapshot, question } = useTable();
  const level = useHintLevel();
  const shown = useShownAnswer();
  const { coach } = snapshot;
  if (coach === undefined) return NOTHING;
  const { hint, notes } = coach;
  const offer =
    shown === undefined
      ? undefined
      : question?.offers.find(({ choice }) => sameChoice(choice, shown));
  const hinted = level > 0 && hint !== null ? hint.points : NOTHING;
  return [
    ...notes.flatMap(({ points }) => points),
    ...hinted,
    ...(offer?.targets.slice(0, 1) ?? []),
  ];
};
