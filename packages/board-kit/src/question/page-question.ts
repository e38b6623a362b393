import type { Choice, Seat } from '@quarterdeck/kernel';
import type { Denied, View } from '@quarterdeck/kernel/engine';
import type { Foreseen, SpokenChoice, SpokenPart } from '@quarterdeck/kernel/say';
import type { AnyKit, AnyScene, ChoiceFace, Target } from '../contract/board-contract.ts';

/** A choice as the prompt and the board show it. */
export type Offer = {
  readonly key: string;
  readonly choice: Choice;
  readonly label: string;
  readonly detail: string | undefined;
  /** What it costs, brings and causes, each by itself. */
  readonly foreseen: readonly Foreseen[];
  readonly icon: string | undefined;
  readonly face: ChoiceFace;
  readonly targets: readonly Target[];
  /** Its parts, where it is chosen in stages. */
  readonly path: readonly SpokenPart[];
};

export type OfferGroup = {
  /** What ends something or declines it: it stands last and apart. */
  readonly ends: boolean;
  readonly heading: string | undefined;
  readonly icon: string | undefined;
  readonly offers: readonly Offer[];
};

/** What the rules forbid just now, and by which of them. */
export type Denial = {
  readonly key: string;
  readonly label: string | undefined;
  readonly clause: string;
  readonly reason: string;
  readonly targets: readonly Target[];
  /** Where a click means the same, though it could not be done there either way. */
  readonly elsewhere: readonly Target[];
};

/** All that one seat is asked at one moment. */
export type PageQuestion = {
  readonly step: string;
  readonly sentence: string;
  readonly title: string | undefined;
  /** What each stage asks; none where all is asked at once. */
  readonly stages: readonly string[];
  readonly groups: readonly OfferGroup[];
  readonly offers: readonly Offer[];
  readonly denied: readonly Denial[];
  /** Its sealed answer, while others still think. */
  readonly given: Offer | undefined;
  /** Several answer at once, and nobody sees what until the last is in. */
  readonly isTogether: boolean;
};

/** What a host asks of one seat. */
type Asked = {
  readonly seat: Seat;
  readonly step: string;
  readonly choices: readonly Choice[];
  readonly denied: readonly Denied[];
  readonly given: Choice | null;
};

/** Choices are flat and the host keeps the order of their fields, so their JSON names them. */
export const choiceKey = (choice: Choice): string => JSON.stringify(choice);

/** Several are asked, or some have given what nobody may see: a simultaneous step. */
export const isTogether = ({ asked, given }: Pick<View, 'asked' | 'given'>): boolean =>
  asked.length > 1 || given.some((answer) => answer !== null);

/** A speaker speaks to those who are asked; one who may still change a sealed answer is, too. */
const asAsked = (view: View, { seat, step }: Pick<Asked, 'seat' | 'step'>): View =>
  view.asked.some((one) => one.seat === seat)
    ? view
    : { ...view, asked: [...view.asked, { seat, step }] };

const targetsFor = (kit: AnyKit, scene: AnyScene, choice: Choice): readonly Target[] =>
  kit.targetsOf?.(scene, choice) ?? [];

const offerOf = (kit: AnyKit, scene: AnyScene, spoken: SpokenChoice<Choice>): Offer => ({
  key: choiceKey(spoken.choice),
  choice: spoken.choice,
  label: spoken.label,
  detail: spoken.detail,
  foreseen: spoken.foreseen,
  icon: spoken.icon,
  face: kit.face?.(scene, spoken) ?? {},
  targets: targetsFor(kit, scene, spoken.choice),
  path: spoken.path,
});

export const pageQuestionOf = (kit: AnyKit, here: AnyScene, question: Asked): PageQuestion => {
  const scene = { ...here, view: asAsked(here.view, question) };
  const denials: readonly Denied[] = question.denied;
  const { speaker, view } = scene;
  const spoken = speaker.prompt(view, question.seat, question.choices, denials);
  const groups = spoken.groups.map(({ ends, heading, icon, choices }) => ({
    ends,
    heading,
    icon,
    offers: choices.map((one) => offerOf(kit, scene, one)),
  }));
  const offers = groups.flatMap((group) => group.offers);
  const given = question.given === null ? undefined : choiceKey(question.given);
  return {
    step: question.step,
    sentence: spoken.question,
    title: kit.promptTitle?.(scene, question.step),
    stages: spoken.stages,
    groups,
    offers,
    denied: spoken.denied.map(({ choice, label, clause, reason }) => ({
      key: `${choiceKey(choice)} ${clause}`,
      label,
      clause,
      reason,
      targets: targetsFor(kit, scene, choice),
      elsewhere: kit.deniedElsewhere?.(scene, choice) ?? [],
    })),
    given: offers.find(({ key }) => key === given),
    isTogether: isTogether(here.view),
  };
};
