// Long lists of choices as several short questions: "which die?", then "for which action?".

import type { Seat } from '../ids.ts';
import type { Choice, Kinds } from '../kinds.ts';
import type { Seen } from '../schema/declare.ts';
import type { Message } from './message.ts';

/** What one choice says at one stage: "the 3". Choices with the same key stand behind one button. */
type Part<Key extends string = string> = {
  readonly key: number | string;
  readonly label: Message<Key>;
  /** A few words under it: "1 or 2 spaces". */
  readonly sub?: Message<Key> | undefined;
  /** A word of the page's own icon table. */
  readonly icon?: string | undefined;
};

/**
 * One stage of a question, made from fields of the choice. A choice that has no part in it is decided
 * by its other parts; one that has none at all stands beside the first stage.
 */
export type Stage<K extends Kinds, C, F, Key extends string> = {
  /** "Which die?" */
  readonly asks: Message<Key>;
  readonly part: (g: Seen<K['state']>, choice: C, f: F, seat: Seat) => Part<Key> | undefined;
};

/** More choices than this are asked for in stages: this many have a key of their own. */
export const MOST_AT_ONCE = 9;

/** `always`: in stages even where few are left, since one learns the order of the questions. */
export type Staging<S> = { readonly always?: boolean; readonly by: readonly S[] };

export type ErasedStage = {
  readonly asks: Message;
  readonly part: (g: object, choice: Choice, f: object, seat: Seat) => Part | undefined;
};

/** A part of a choice in words. */
export type SpokenPart = {
  readonly key: string;
  /** Which of the question's stages it belongs to. */
  readonly stage: number;
  readonly label: string;
  readonly sub: string | undefined;
  readonly icon: string | undefined;
};

type Asking = {
  readonly view: { readonly state: object };
  readonly data: object;
  readonly seat: Seat;
  readonly words: (message: Message) => string;
};

type Staged = {
  /** What each stage asks; none where there are few choices. */
  readonly asks: readonly string[];
  /** The way to one choice, stage by stage. */
  readonly pathOf: (choice: Choice) => readonly SpokenPart[];
};

/** `open`: the choices that end nothing; what ends something may be chosen at every stage. */
export const stagedBy = (
  staging: Staging<ErasedStage> | undefined,
  open: readonly Choice[],
  { view: { state }, data, seat, words }: Asking,
): Staged => {
  if (staging === undefined || (staging.always !== true && open.length <= MOST_AT_ONCE))
    return { asks: [], pathOf: () => [] };
  const spoken = (stage: number, { key, label, sub, icon }: Part): SpokenPart => ({
    key: `${stage}:${key}`,
    stage,
    label: words(label),
    sub: sub === undefined ? undefined : words(sub),
    icon,
  });
  return {
    asks: staging.by.map(({ asks }) => words(asks)),
    pathOf: (choice) =>
      staging.by.flatMap(({ part }, stage) => {
        const said = open.includes(choice) ? part(state, choice, data, seat) : undefined;
        return said === undefined ? [] : [spoken(stage, said)];
      }),
  };
};
