import type { Doubloons } from '../model/state.ts';
import type { Scales } from './weights.ts';

/** The part of the match that is left for what does not score by itself: 1 until the dig, 0 at the end. */
export function timeLeft(
  { dug, ending, over, phase, ships, printed }: Doubloons,
  { time }: Scales,
): number {
  if (over) return 0;
  if (ending) return phase === 'action' ? time.lastRound : 0;
  if (!dug) return 1;
  const { spaces, start } = printed.content.mats.endTrack;
  let track = start;
  for (const ship of ships) if (ship.track > track) track = ship.track;
  return (
    time.lastRound + ((time.afterTheDig - time.lastRound) * (spaces - track)) / (spaces - start)
  );
}
