import type { Seat } from '@quarterdeck/kernel';
import type { LogLine, LogTurn } from '../state/log-lines.ts';

/** Lines about one seat, or about everybody. */
export type DigestPart = { readonly seat: Seat | undefined; readonly lines: readonly LogLine[] };

/**
 * What has happened since the end of a seat's last turn. What the seat itself does in the turn it is
 * in is no news to it; before the end of its first turn everything is, the deal included.
 */
const newsTo = (turns: readonly LogTurn[], me: Seat): readonly LogLine[] => {
  const now = turns.at(-1);
  const ended = turns.findLastIndex(({ seat }, i) => seat === me && i < turns.length - 1);
  return turns
    .slice(ended + 1)
    .flatMap((turn) =>
      turn === now && now.seat === me ? turn.lines.filter(({ seat }) => seat !== me) : turn.lines,
    );
};

/** The same, seat by seat, in the order in which each first did something. */
export const digestFor = (turns: readonly LogTurn[], me: Seat): readonly DigestPart[] => {
  const parts = new Map<Seat | undefined, LogLine[]>();
  for (const line of newsTo(turns, me)) {
    const part = parts.get(line.seat);
    if (part === undefined) parts.set(line.seat, [line]);
    else part.push(line);
  }
  return [...parts].map(([seat, lines]) => ({ seat, lines }));
};
