import type { Seat } from '@quarterdeck/kernel';
import { type ClockFace, leftAt } from '@quarterdeck/tables';
import { useEffect, useState } from 'react';
import type { TableSnapshot } from '../../hosts/host.ts';
import { useTable } from '../state/table-context.tsx';

const TICK_MS = 1_000;

/** The time by the second, as long as somebody counts it. */
const useNow = (isCounting: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
};

export type ShownClock = { readonly left: number; readonly isRunning: boolean };

/** A clock as it stands this second; undefined where the seat has none. */
export const useFace = (face: ClockFace | null | undefined): ShownClock | undefined => {
  const isRunning = face?.since != null;
  const now = useNow(isRunning);
  if (face == null) return undefined;
  return { left: Math.max(0, leftAt(face, now)), isRunning: face.since !== null };
};

/** Once a match is over nobody's time matters. */
export const faceOf = (
  { timing, outcome }: TableSnapshot,
  seat: Seat | undefined,
): ClockFace | null =>
  outcome !== null || timing === undefined || timing.ended !== null || seat === undefined
    ? null
    : (timing.clocks[seat] ?? null);

export const useSeatClock = (seat: Seat | undefined): ShownClock | undefined => {
  const { snapshot } = useTable();
  return useFace(faceOf(snapshot, seat));
};
