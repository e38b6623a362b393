import type { Seat } from '@quarterdeck/kernel';
import type { SeenEntry } from '../../hosts/host.ts';
import type { LogLine, LogTurn } from '../state/log-lines.ts';
import { withoutUndone } from '../state/without-undone.ts';

/** Before the first answer of a seat everything is news to it, the deal at moment 0 included. */
const BEFORE_ALL = -1;

/** The moment of a seat's last answer that stands. */
export const lastAnswerOf = (log: readonly SeenEntry[], seat: Seat): number =>
  withoutUndone(log).findLast((telling) => telling.seat === seat)?.seq ?? BEFORE_ALL;

/** Lines about one seat, or about everybody, since a moment. */
export type DigestPart = { readonly seat: Seat | undefined; readonly lines: readonly LogLine[] };

/** What happened since a moment, seat by seat, in the order in which each first did something. */
export const digestSince = (turns: readonly LogTurn[], moment: number): readonly DigestPart[] => {
  const parts = new Map<Seat | undefined, LogLine[]>();
  for (const line of turns.flatMap(({ lines }) => lines)) {
    if (line.seq <= moment) continue;
    const part = parts.get(line.seat);
    if (part === undefined) parts.set(line.seat, [line]);
    else part.push(line);
  }
  return [...parts].map(([seat, lines]) => ({ seat, lines }));
};
