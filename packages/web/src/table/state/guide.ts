import type { ShownNote } from '@quarterdeck/kernel/staging';
import type { Hint } from '@quarterdeck/tables';

/** What the coach says of the question that stands: whole the first time, then on request. */
export type GuideNote = {
  readonly moment: string;
  readonly kind: string;
  readonly note: ShownNote;
  readonly shown: 'whole' | 'folded';
};

/** What somebody better would answer here: the best few choices, the best first. */
export type Advice =
  | { readonly moment: string; readonly state: 'thinking' | 'failed' }
  | { readonly moment: string; readonly state: 'here'; readonly hints: readonly Hint[] };

/** The coach at an ordinary table, as the page shows it. */
export type Guide = {
  /** Null where nobody coaches: a game without words, a match against the clock. */
  readonly isOn: boolean | null;
  /** Its words are on their way. */
  readonly isComing: boolean;
  /** What somebody said by hand at this table. */
  readonly wish: 'on' | 'off' | null;
  readonly note: GuideNote | undefined;
  /** What a watcher says of the choice under the hand. */
  readonly warning: ShownNote | undefined;
  readonly advice: Advice | undefined;
  /** What is said of giving up, while the page asks whether it is meant. */
  readonly aside: ShownNote | undefined;
};

export const NO_GUIDE: Guide = {
  isOn: null,
  isComing: false,
  wish: null,
  note: undefined,
  warning: undefined,
  advice: undefined,
  aside: undefined,
};
