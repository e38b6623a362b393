import type { Seat } from '@quarterdeck/kernel';
import type { StandingAnswer } from '../../hosts/replay/protocol.ts';
import type { LogTurn } from '../../table/state/log-lines.ts';

/** A round by the position at which it begins. */
export type RoundMark = { readonly position: number; readonly heading: string };

/** The positions at which turns begin: that of the first answer of each. */
export const turnStarts = (answers: readonly Pick<StandingAnswer, 'turn'>[]): readonly number[] =>
  answers.flatMap(({ turn }, i) => (answers[i - 1]?.turn === turn ? [] : [i + 1]));

/** Where the next turn begins; after the last one, the end. */
export const turnAfter = (
  answers: readonly Pick<StandingAnswer, 'turn'>[],
  position: number,
): number => turnStarts(answers).find((start) => start > position) ?? answers.length;

/** Where this turn began, or from there the one before; before the first one, the set-up. */
export const turnBefore = (
  answers: readonly Pick<StandingAnswer, 'turn'>[],
  position: number,
): number => turnStarts(answers).findLast((start) => start < position) ?? 0;

/** The keys that a slider does not know by itself, or would take for a tenth of its length. */
export const positionByKey = (
  answers: readonly Pick<StandingAnswer, 'turn'>[],
  position: number,
  key: string,
): number | undefined => {
  switch (key) {
    case 'PageUp':
      return turnAfter(answers, position);
    case 'PageDown':
      return turnBefore(answers, position);
    default:
      return undefined;
  }
};

export const roundMarks = (turns: readonly LogTurn[]): readonly RoundMark[] =>
  turns.flatMap(({ heading, lines }) => {
    const [first] = lines;
    return heading === undefined || first === undefined ? [] : [{ position: first.seq, heading }];
  });

/** The round a position lies in; undefined before the first one. */
export const roundAt = (rounds: readonly RoundMark[], position: number): string | undefined =>
  rounds.findLast((round) => round.position <= position)?.heading;

/** All notches of one seat as one path, on a ruler that is as long as there are answers. */
export const notchesOf = (answers: readonly Pick<StandingAnswer, 'seat'>[], seat: Seat): string =>
  answers
    .flatMap((answer, i) => (answer.seat === seat ? [`M${i + 0.12} 13h.76v18h-.76z`] : []))
    .join('');

/** The answer whose lines are lit: the last one up to the position that told anything; 0 for none. */
export const litAnswer = (turns: readonly LogTurn[], position: number): number => {
  const lines = turns.flatMap((turn) => turn.lines);
  return lines.findLast(({ seq }) => seq <= position)?.seq ?? 0;
};
