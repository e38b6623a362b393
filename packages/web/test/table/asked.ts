import type { Choice } from '@quarterdeck/kernel';
import { type Asking, choiceKey, type Denial, type Offer } from '../../src/table/prompt/asking.ts';

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

export const asking = (offers: readonly Offer[], denied: readonly Denial[] = []): Asking => ({
  step: 'turn/choose',
  question: 'What now?',
  title: undefined,
  groups: [{ heading: undefined, icon: undefined, offers }],
  offers,
  denied,
  given: undefined,
  isTogether: false,
});
