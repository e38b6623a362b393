import type { Seat } from '@quarterdeck/kernel';
import { useEffect, useState } from 'react';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import { nextAtScreen } from './next-at-screen.ts';

/** A curtain that should hang: for whom, and whether whoever sits there may stay. */
export type PendingCurtain = {
  readonly seat: Seat;
  /** What follows is for the eyes of that seat alone. */
  readonly isSecret: boolean;
  readonly mayStay: boolean;
  readonly come: () => void;
  readonly stay: () => void;
};

/**
 * Brings the next person to the screen: behind a curtain where they know what others must not
 * see, and wherever the screen is passed from hand to hand; else at once. Not before what is
 * happening has been seen.
 */
export const useCurtain = (
  open: OpenTable,
  snapshot: TableSnapshot,
  isPlaying: boolean,
  isPassed: boolean,
): PendingCurtain | undefined => {
  const next = nextAtScreen(snapshot);
  const moment = `${snapshot.viewer} ${snapshot.seq} ${next.who === 'seat' ? next.seat : ''}`;
  const [stayed, setStayed] = useState<string>();
  const seat = next.who === 'seat' ? next.seat : undefined;
  const isOpen = next.who === 'seat' && !next.curtain && !isPassed;
  useEffect(() => {
    if (seat !== undefined && isOpen && !isPlaying) void open.sit({ viewer: seat });
  }, [open, seat, isOpen, isPlaying]);
  if (next.who === 'nobody' || isOpen || isPlaying || stayed === moment) return undefined;
  return {
    seat: next.seat,
    isSecret: next.curtain,
    mayStay: next.mayStay,
    come: () => void open.sit({ viewer: next.seat }),
    stay: () => setStayed(moment),
  };
};
