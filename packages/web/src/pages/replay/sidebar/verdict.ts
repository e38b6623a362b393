import type { KeyOf, Words } from '@quarterdeck/board-kit';
import type { Verified } from '@quarterdeck/kernel/replay';
import { whatIsWrong } from '../bad-replay.tsx';
import type { REPLAY_EN } from '../en.ts';

/** What the commitments can be found guilty of; the rest is what is wrong with any bad file. */
const DICE_FAULTS = [
  'seed-not-revealed',
  'seed-differs',
  'entropy-not-opened',
  'entropy-differs',
  'mix-differs',
  'generator-differs',
] as const;

export type Verdict = { readonly isFair: boolean; readonly text: string };

/** A plain answer: were the dice honest? */
export const verdictOf = (words: Words<KeyOf<typeof REPLAY_EN>>, verified: Verified): Verdict => {
  if (verified.ok) {
    const { answers, rolls, committed } = verified;
    const key = committed ? 'replay.verdict.fair' : 'replay.verdict.unsealed';
    return { isFair: true, text: words(key, { answers, rolls }) };
  }
  const fault = DICE_FAULTS.find((one) => one === verified.code);
  if (fault !== undefined) return { isFair: false, text: words(`replay.verdict.not.${fault}`) };
  const what = whatIsWrong(words, verified.code);
  return { isFair: false, text: words('replay.verdict.broken', { what }) };
};
