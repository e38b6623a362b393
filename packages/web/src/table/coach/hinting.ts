import { type Offer, type Target, useSelection, useStore } from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { Hint } from '@quarterdeck/tables';
import type { TableSnapshot } from '../../hosts/host.ts';
import type { Hinted } from '../state/hinted.ts';
import type { Row } from '../state/rows.ts';
import { type TableState, useTable } from '../state/table-context.tsx';
import { leadsTo, nextPlace, wrongCrumb } from './shown-way.ts';

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

/** What the coach of an ordinary table would take, for somebody who asked: the best few offers, the best first. */
export const useAdvisedOffers = (): readonly AdvisedOffer[] => {
  const { guide, question } = useTable();
  const advice = useStore(guide, ({ isOn, advice: now }) => (isOn === true ? now : undefined));
  if (advice?.state !== 'here') return NO_OFFERS;
  return advice.hints.flatMap((hint) => {
    const offer = question?.offers.find(({ choice }) => sameChoice(choice, hint.choice));
    return offer === undefined ? [] : [{ offer, hint }];
  });
};

export type AdvisedOffer = { readonly offer: Offer; readonly hint: Hint };
const NO_OFFERS: readonly AdvisedOffer[] = [];

/** The answer that is shown: a right one to a learner who asked twice, or what the coach would take. */
const useShownAnswer = (): Choice | undefined => {
  const { snapshot } = useTable();
  const level = useHintLevel();
  const [advised] = useAdvisedOffers();
  if (advised !== undefined) return advised.offer.choice;
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

/** Whether the coach shows this button as the way to a right answer. */
export const useIsShown = (row: Row): boolean => {
  const { rows } = useTable();
  const shown = useShownAnswer();
  const picks = useSelection((selection) => selection.picks);
  return shown !== undefined && rows !== undefined && leadsTo(row, shown, rows, { picks });
};

const useShownOffer = (): Offer | undefined => {
  const { question } = useTable();
  const shown = useShownAnswer();
  if (shown === undefined) return undefined;
  return question?.offers.find(({ choice }) => sameChoice(choice, shown));
};

/** Whether the shown answer is in the list that is folded away: who has no pointer opens it. */
export const useIsListShown = (): boolean => {
  const { rows } = useTable();
  const offer = useShownOffer();
  if (offer === undefined || rows === undefined) return false;
  return rows.stage?.offers.some(({ key }) => key === offer.key) ?? true;
};

/** Which of the decided stages the coach would open again, for a learner who asked twice. */
export const useShownCrumb = (): number => {
  const { rows } = useTable();
  const offer = useShownOffer();
  return offer === undefined || rows === undefined ? -1 : wrongCrumb(rows, offer);
};

/** What the shown answer is called. */
export const useShownLabel = (): string | undefined => useShownOffer()?.label;

const NOTHING: readonly Target[] = [];

/** What the coach points at now: what the notes name, and a right answer for a learner who asked twice. */
export const useCoached = (): readonly Target[] => {
  const { snapshot, question, rows } = useTable();
  const level = useHintLevel();
  const shown = useShownAnswer();
  const { coach } = snapshot;
  if (coach === undefined) return NOTHING;
  const { hint, notes } = coach;
  const place =
    shown === undefined || question === undefined || rows === undefined
      ? undefined
      : nextPlace(question, rows, shown);
  const hinted = level > 0 && hint !== null ? hint.points : NOTHING;
  return [
    ...notes.flatMap(({ points }) => points),
    ...hinted,
    ...(place === undefined ? NOTHING : [place]),
  ];
};
