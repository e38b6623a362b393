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
  foreseen: [],
  icon: undefined,
  face: {},
  targets,
  path: [],
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
  stages: [],
  groups: [{ ends: false, heading: undefined, icon: undefined, offers }],
  offers,
  denied,
  given: undefined,
  isTogether: false,
});

/** A question in two stages, as "which die?" and then "for which action?": one offer for every pair. */
export const stagedQuestion = (
  firsts: readonly string[],
  seconds: readonly string[],
  detail: (first: string, second: string) => string | undefined = () => undefined,
): PageQuestion => {
  const part = (stage: number, key: string) => ({
    key: `${stage}:${key}`,
    stage,
    label: key,
    sub: undefined,
    icon: undefined,
  });
  const offers = firsts.flatMap((first) =>
    seconds.map((second) => ({
      ...offer({ do: `${first} ${second}` }, [`first/${first}`, `second/${second}`]),
      detail: detail(first, second),
      path: [part(0, first), part(1, second)],
    })),
  );
  return { ...question(offers), stages: ['Which die?', 'For which action?'] };
};
