import type { Target } from '../contract/board-contract.ts';
import { type Element, narrowed, narrowingOf } from './narrowing.ts';
import { choiceKey, type Denial, type Offer, type PageQuestion } from './page-question.ts';

/** What lies under the hand of whoever is asked: chosen, picked, pointed at. */
export type Selection = {
  /** The moment it belongs to: another question begins with an empty selection. */
  readonly moment: string;
  readonly chosen: string | undefined;
  readonly picks: readonly Element[];
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

/** Esc: first the explanation goes, then the choice, then the picks one by one. */
export const stepBack = (selection: Selection): Selection => {
  if (selection.why !== undefined) return { ...selection, why: undefined };
  if (selection.picks.length > 0)
    return { ...selection, picks: selection.picks.slice(0, -1), chosen: undefined, filter: '' };
  return { ...emptySelection(selection.moment), litTargets: selection.litTargets };
};

export const isTouched = ({ chosen, picks, changing, within, why }: Selection): boolean =>
  chosen !== undefined || picks.length > 0 || changing || within !== undefined || why !== undefined;

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
      : offersAt(question, target).map(({ key }) => key),
});

export const offersAt = (question: PageQuestion, target: Target): readonly Offer[] =>
  question.offers.filter(({ targets }) => targets.includes(target));

const denialAt = ({ denied }: PageQuestion, target: Target): Denial | undefined =>
  denied.find(({ targets }) => targets.includes(target)) ??
  denied.find(({ elsewhere }) => elsewhere.includes(target));

/** A click on the board: chooses, narrows, or explains. It never commits by itself. */
export const touch = (selection: Selection, question: PageQuestion, target: Target): Selection => {
  const offers = offersAt(question, target);
  const [first] = offers;
  if (first !== undefined && offers.length === 1) return choose(selection, first.key);
  if (first !== undefined)
    return { ...selection, within: target, chosen: undefined, filter: '', why: undefined };
  return { ...selection, why: denialAt(question, target) ?? 'nothing-there', whyAt: target };
};
