import { choiceKey, type Denial, type Offer, type PageQuestion } from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';

/** An offer whose label is its `do`, touching what it is told. */
export const offer = (
  choice: Choice,
  targets: readonly string[] = [],
  label = choice.do,
): Offer => ({
  key: choiceKey(choice),
  choice,
  label,
  detail: undefined,
  icon: undefined,
  face: {},
  targets,
});

export const denial = (
  label: string,
  targets: readonly string[] = [],
  elsewhere: readonly string[] = [],
): Denial => ({
  key: label,
  label,
  clause: 'RF-001',
  reason: 'Not now.',
  targets,
  elsewhere,
});

export const question = (
  offers: readonly Offer[],
  denied: readonly Denial[] = [],
): PageQuestion => ({
  step: 'turn/choose',
  sentence: 'What now?',
  title: undefined,
  groups: [{ ends: false, heading: undefined, icon: undefined, offers }],
  offers,
  denied,
  given: undefined,
  isTogether: false,
});
