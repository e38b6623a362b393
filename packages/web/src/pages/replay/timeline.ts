import type { Seat } from '@quarterdeck/kernel';
import type { StandingAnswer } from '../../hosts/replay/protocol.ts';
import { isRound } from '../../table/log/heading.ts';
import type { LogTurn } from '../../table/state/log-lines.ts';

/** A round by the position at which it begins. */
export type RoundMark = { readonly position: number; readonly heading: string };

/** The positions at which turns and phases begin: that of the answer that brought each about. */
export const turnStarts = (turns: readonly LogTurn[]): readonly number[] => {
  const starts = turns.map(({ lines }) => lines[0]?.seq ?? 0).filter((start) => start > 0);
  return [...new Set(starts)];
};

/** Where the next turn begins; after the last one, the end. */
export const turnAfter = (turns: readonly LogTurn[], last: number, position: number): number =>
  turnStarts(turns).find((start) => start > position) ?? last;

/** Where this turn began, or from there the one before; before the first one, the set-up. */
export const turnBefore = (turns: readonly LogTurn[], position: number): number =>
  turnStarts(turns).findLast((start) => start < position) ?? 0;

/** The keys that a slider does not know by itself, or would take for a tenth of its length. */
export const positionByKey = (
  turns: readonly LogTurn[],
  last: number,
  position: number,
  key: string,
): number | undefined => {
  if (key === 'PageUp') return turnAfter(turns, last, position);
  return key === 'PageDown' ? turnBefore(turns, position) : undefined;
};

/** Where each round begins, or each turn in a game that counts turns. */
export const roundMarks = (turns: readonly LogTurn[]): readonly RoundMark[] => {
  const marks: RoundMark[] = [];
  for (const turn of turns) {
    const { title } = turn;
    const [first] = turn.lines;
    if (!isRound(turn) || title === undefined || first === undefined) continue;
    if (marks.at(-1)?.heading !== title) marks.push({ position: first.seq, heading: title });
  }
  return marks;
};

/** Lines that are drawn at most: a long match has more rounds than a ruler has room. */
const MOST_LINES = 40;

/** Those marks that stand far enough from the one before to be told apart. */
export const apart = (marks: readonly RoundMark[], last: number): readonly RoundMark[] => {
  const gap = last / MOST_LINES;
  const drawn: RoundMark[] = [];
  for (const mark of marks)
    if (drawn.length === 0 || mark.position - (drawn.at(-1)?.position ?? 0) >= gap)
      drawn.push(mark);
  return drawn;
};

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
