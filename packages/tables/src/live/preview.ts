import type { Choice, Seat } from '@quarterdeck/kernel';
import type { WireView } from '@quarterdeck/kernel/engine';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import type { TableLog } from './table-log.ts';

/** Whether the seat could not take the choice back, for all that it knows. */
export function wouldReveal({ recording }: TableLog, seat: Seat, choice: Choice): boolean {
  try {
    return recording.wouldReveal(seat, choice);
  } catch (problem) {
    // What is not offered now was offered a moment ago: nothing can be promised about it.
    if (problem instanceof QuarterdeckError) return true;
    throw problem;
  }
}

/** What the seat would see after the choice, where its own view is enough to know. */
export function preview(log: TableLog, seat: Seat, choice: Choice): WireView | null {
  if (wouldReveal(log, seat, choice)) return null;
  const { engine } = log.recording;
  const world = engine.worldWithHoles(engine.view(log.match, seat));
  engine.play(world, seat, choice);
  return engine.wireView(world, seat);
}
