import { type SeatFace, type Store, useStore } from '@quarterdeck/board-kit';
import { createContext, useContext } from 'react';
import type { OpenReplay } from '../../hosts/replay/open-replay.ts';
import type { ReplayTable } from '../../hosts/replay/replay-table.ts';
import type { LogTurn } from '../../table/state/log-lines.ts';
import type { RoundMark } from './timeline.ts';
import type { Playback } from './use-playback.ts';

/** A replay as the page shows it. The position itself is drawn by the table's own parts. */
export type Replay = {
  readonly opened: OpenReplay;
  readonly table: ReplayTable;
  readonly playback: Playback;
  /** The whole log, as the present eyes saw it. */
  readonly turns: readonly LogTurn[];
  readonly rounds: readonly RoundMark[];
  readonly last: number;
  /** By seat, as nobody in particular sees them. */
  readonly faces: readonly SeatFace[];
  /** Whether the review stands beside it. */
  readonly review: Store<boolean>;
};

const ReplayContext = createContext<Replay | undefined>(undefined);
export const ReplayProvider = ReplayContext;

export const useReplay = (): Replay => {
  const replay = useContext(ReplayContext);
  if (replay === undefined) throw new Error('useReplay needs a replay above it.');
  return replay;
};

/** Where the reader wants to be; the board follows within a moment. */
export const usePosition = (): number => useStore(useReplay().table.position, (now) => now);
