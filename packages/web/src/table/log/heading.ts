import type { KeyOf, SeatFace, Words } from '@quarterdeck/board-kit';
import { at, unreachable } from '@quarterdeck/kernel';
import type { LOG_EN } from '../en-log.ts';
import type { LogTurn } from '../state/log-lines.ts';

type LogWords = Words<KeyOf<typeof LOG_EN>>;

const turnHeading = (
  { title, role, seat }: LogTurn,
  seats: readonly SeatFace[],
  words: LogWords,
): string => {
  if (seat === undefined) return title ?? words('log.setup');
  const { called, isMe } = at(seats, seat);
  const whose = isMe ? words('log.yourTurn') : words('log.turn', { name: called });
  const name = isMe ? words('log.you') : called;
  const turn = title === undefined ? whose : words('log.countedTurn', { title, name });
  return role === undefined ? turn : words('log.withRole', { turn, role });
};

/** What stands over a passage of the log. */
export const headingOf = (turn: LogTurn, seats: readonly SeatFace[], words: LogWords): string => {
  switch (turn.kind) {
    case 'deal':
      return words('log.deal');
    case 'setup':
      return words('log.setup');
    case 'resumed':
      return words('log.resumed');
    case 'round':
    case 'phase':
    case 'turn':
      return turnHeading(turn, seats, words);
    default:
      return unreachable(turn.kind);
  }
};

/** Rounds, and turns that are counted, stand out. */
export const isRound = ({ kind, title }: Pick<LogTurn, 'kind' | 'title'>): boolean =>
  kind === 'round' || (kind === 'turn' && title !== undefined);
