import type { Target } from '../board-contract.ts';
import type { Asking, Denial, Offer } from './asking.ts';
import { choiceKey } from './asking.ts';
import { type Element, narrowed, narrowingOf } from './narrowing.ts';

/** What lies under the hand of whoever is asked: chosen, picked, pointed at. */
export type Helm = {
  /** The moment it belongs to: another question begins with an empty helm. */
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

export const emptyHelm = (moment: string): Helm => ({
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
  { offers }: Pick<Asking, 'offers'>,
  { chosen }: Pick<Helm, 'chosen'>,
): Offer | undefined => {
  const [only, ...more] = offers;
  if (chosen === undefined) return more.length === 0 ? only : undefined;
  return offers.find(({ key }) => key === chosen);
};

export const choose = (helm: Helm, key: string): Helm => ({
  ...helm,
  chosen: key,
  why: undefined,
});

/** Esc: first the explanation goes, then the choice, then the picks one by one. */
export const stepBack = (helm: Helm): Helm => {
  if (helm.why !== undefined) return { ...helm, why: undefined };
  if (helm.picks.length > 0)
    return { ...helm, picks: helm.picks.slice(0, -1), chosen: undefined, filter: '' };
  return { ...emptyHelm(helm.moment), litTargets: helm.litTargets };
};

export const isTouched = ({ chosen, picks, changing, within, why }: Helm): boolean =>
  chosen !== undefined || picks.length > 0 || changing || within !== undefined || why !== undefined;

/** Picks one element; where only one choice is left, it is chosen. */
export const pick = (helm: Helm, asking: Asking, element: Element): Helm => {
  const choices = asking.offers.map(({ choice }) => choice);
  const narrowing = narrowingOf(choices);
  if (narrowing === undefined) return helm;
  const picks = [...helm.picks, element];
  const { complete, only } = narrowed(choices, narrowing, picks);
  const sure = only ?? (complete.length === 1 ? complete[0] : undefined);
  return {
    ...helm,
    picks,
    filter: '',
    litOffers: [],
    litTargets: [],
    why: undefined,
    chosen: sure === undefined ? undefined : choiceKey(sure),
  };
};

export const pointAtOffer = (helm: Helm, offer: Offer | undefined): Helm => ({
  ...helm,
  litOffers: offer === undefined ? [] : [offer.key],
  litTargets: offer?.targets ?? [],
  why: offer === undefined ? helm.why : undefined,
});

export const pointAtTarget = (
  helm: Helm,
  asking: Asking | undefined,
  target: Target | undefined,
): Helm => ({
  ...helm,
  litTargets: target === undefined ? [] : [target],
  litOffers:
    target === undefined || asking === undefined
      ? []
      : offersAt(asking, target).map(({ key }) => key),
});

export const offersAt = (asking: Asking, target: Target): readonly Offer[] =>
  asking.offers.filter(({ targets }) => targets.includes(target));

const denialAt = ({ denied }: Asking, target: Target): Denial | undefined =>
  denied.find(({ targets }) => targets.includes(target)) ??
  denied.find(({ elsewhere }) => elsewhere.includes(target));

/** A click on the board: chooses, narrows, or explains. It never commits by itself. */
export const touch = (helm: Helm, asking: Asking, target: Target): Helm => {
  const offers = offersAt(asking, target);
  const [first] = offers;
  if (first !== undefined && offers.length === 1) return choose(helm, first.key);
  if (first !== undefined)
    return { ...helm, within: target, chosen: undefined, filter: '', why: undefined };
  return { ...helm, why: denialAt(asking, target) ?? 'nothing-there', whyAt: target };
};
