import type { Target } from '../contract/board-contract.ts';
import { type Element, narrowed, narrowingOf } from './narrowing.ts';
import { choiceKey, type Denial, type Offer, type PageQuestion } from './page-question.ts';
import { isStaged, pathTo, type StageRow, stageNow } from './stages.ts';

/** What lies under the hand of whoever is asked: chosen, picked, pointed at. */
export type Selection = {
  /** The moment it belongs to: another question begins with an empty selection. */
  readonly moment: string;
  readonly chosen: string | undefined;
  readonly picks: readonly Element[];
  /** What is decided of a question that is asked in stages: the keys of its parts. */
  readonly path: readonly string[];
  /** A list that the board stands for is open. */
  readonly listed: boolean;
  /** A sealed answer is being thought over again. */
  readonly changing: boolean;
  /** Only choices that touch this are shown. */
  readonly within: Target | undefined;
  readonly filter: string;
  /** Choices and targets that are pointed at, on either side. */
  readonly litOffers: readonly string[];
  readonly litTargets: readonly Target[];
  /** The denial that is being explained, or a place where nothing is asked. */
  readonly why: Denial | 'nothing-there' | undefined;
  /** The place on the board that was touched for it; undefined for a button of the prompt. */
  readonly whyAt: Target | undefined;
};

export const emptySelection = (moment: string): Selection => ({
  moment,
  chosen: undefined,
  picks: [],
  path: [],
  listed: false,
  changing: false,
  within: undefined,
  filter: '',
  litOffers: [],
  litTargets: [],
  why: undefined,
  whyAt: undefined,
});

/** What Enter would commit: what is chosen, or the only thing there is. */
export const chosenOffer = (
  { offers }: Pick<PageQuestion, 'offers'>,
  { chosen }: Pick<Selection, 'chosen'>,
): Offer | undefined => {
  const [only, ...more] = offers;
  if (chosen === undefined) return more.length === 0 ? only : undefined;
  return offers.find(({ key }) => key === chosen);
};

export const choose = (selection: Selection, key: string): Selection => ({
  ...selection,
  chosen: key,
  why: undefined,
});

/** An offer that a hand has found anywhere: its own stage is shown. */
export const chooseOffer = (selection: Selection, offer: Offer): Selection => ({
  ...choose(selection, offer.key),
  path: pathTo(offer),
});

/** Decides the stage that is asked now. */
export const decide = (
  selection: Selection,
  question: PageQuestion,
  { part, offers }: StageRow,
): Selection => {
  const [only] = offers;
  const crumbs = stageNow(question, selection).crumbs.map((crumb) => crumb.part.key);
  const isOnly = only !== undefined && offers.length === 1;
  return {
    ...selection,
    path: part === undefined || isOnly ? crumbs : [...crumbs, part.key],
    chosen: isOnly ? only.key : undefined,
    litOffers: [],
    litTargets: [],
    filter: '',
    why: undefined,
  };
};

/** Opens a stage again; what was decided after it is open as well. */
export const reopen = (selection: Selection, depth: number): Selection => ({
  ...selection,
  path: selection.path.slice(0, depth),
  chosen: undefined,
  litOffers: [],
  litTargets: [],
  filter: '',
  why: undefined,
});

/** The stage before this one: the last that a hand has decided. */
const stageBack = (
  selection: Selection,
  question: Pick<PageQuestion, 'groups'>,
): Selection | undefined => {
  const { crumbs } = stageNow(question, selection);
  const last = crumbs.findLastIndex(({ byItself }) => !byItself);
  return last < 0 ? undefined : reopen(selection, last);
};

/** Esc: first the explanation goes, then the choice, then stages and picks one by one. */
export const stepBack = (selection: Selection, question?: PageQuestion): Selection => {
  if (selection.why !== undefined) return { ...selection, why: undefined };
  if (selection.path.length > 0) {
    if (selection.chosen !== undefined) return { ...selection, chosen: undefined };
    const before = question && stageBack(selection, question);
    if (before !== undefined) return before;
  }
  if (selection.picks.length > 0)
    return { ...selection, picks: selection.picks.slice(0, -1), chosen: undefined, filter: '' };
  return { ...emptySelection(selection.moment), litTargets: selection.litTargets };
};

export const isTouched = (selection: Selection): boolean => {
  const { chosen, picks, path, changing, within, why } = selection;
  const isEmpty = picks.length === 0 && path.length === 0;
  return !isEmpty || chosen !== undefined || changing || within !== undefined || why !== undefined;
};

/** Picks one element; where only one choice is left, it is chosen. */
export const pick = (selection: Selection, question: PageQuestion, element: Element): Selection => {
  const choices = question.offers.map(({ choice }) => choice);
  const narrowing = narrowingOf(choices);
  if (narrowing === undefined) return selection;
  const picks = [...selection.picks, element];
  const { complete, only } = narrowed(choices, narrowing, picks);
  const sure = only ?? (complete.length === 1 ? complete[0] : undefined);
  return {
    ...selection,
    picks,
    filter: '',
    litOffers: [],
    litTargets: [],
    why: undefined,
    chosen: sure === undefined ? undefined : choiceKey(sure),
  };
};

export const pointAtOffer = (selection: Selection, offer: Offer | undefined): Selection => ({
  ...selection,
  litOffers: offer === undefined ? [] : [offer.key],
  litTargets: offer?.targets ?? [],
  why: offer === undefined ? selection.why : undefined,
});

export const pointAtTarget = (
  selection: Selection,
  question: PageQuestion | undefined,
  target: Target | undefined,
): Selection => ({
  ...selection,
  litTargets: target === undefined ? [] : [target],
  litOffers:
    target === undefined || question === undefined
      ? []
      : offersNow(question, selection)
          .filter(({ targets }) => targets.includes(target))
          .map(({ key }) => key),
});

/** What is still possible at this stage. */
const offersNow = (question: PageQuestion, selection: Selection): readonly Offer[] =>
  isStaged(question) ? stageNow(question, selection).offers : question.offers;

const offersAt = (question: PageQuestion, target: Target): readonly Offer[] =>
  question.offers.filter(({ targets }) => targets.includes(target));

const denialAt = ({ denied }: PageQuestion, target: Target): Denial | undefined =>
  denied.find(({ targets }) => targets.includes(target)) ??
  denied.find(({ elsewhere }) => elsewhere.includes(target));

/** A place that is asked about now decides its stage, one that is decided opens it again. */
const touchStage = (
  selection: Selection,
  question: PageQuestion,
  target: Target,
): Selection | undefined => {
  const { crumbs, rows, offers } = stageNow(question, selection);
  const here = rows.filter(({ targets }) => targets.includes(target));
  const [row] = here;
  if (row !== undefined && here.length === 1) return decide(selection, question, row);
  const depth = crumbs.findIndex((one) => !one.byItself && one.targets.includes(target));
  if (depth >= 0) return reopen(selection, depth);
  const [first, ...more] = offers.filter(({ targets }) => targets.includes(target));
  if (first === undefined) return undefined;
  if (more.length === 0) return chooseOffer(selection, first);
  return { ...selection, within: target, chosen: undefined, filter: '', why: undefined };
};

/** A click on the board: chooses, narrows, or explains. It never commits by itself. */
export const touch = (selection: Selection, question: PageQuestion, target: Target): Selection => {
  const decided = isStaged(question) ? touchStage(selection, question, target) : undefined;
  if (decided !== undefined) return decided;
  if (isStaged(question) && (selection.path.length > 0 || selection.within !== undefined))
    return touch({ ...selection, path: [], within: undefined }, question, target);
  const offers = offersAt(question, target);
  const [first] = offers;
  if (first !== undefined && offers.length === 1) return choose(selection, first.key);
  if (first !== undefined)
    return { ...selection, within: target, chosen: undefined, filter: '', why: undefined };
  return { ...selection, why: denialAt(question, target) ?? 'nothing-there', whyAt: target };
};
