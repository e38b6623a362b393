import type { Choice, Seat, WireView } from '@quarterdeck/kernel';
import { QuarterdeckError } from '@quarterdeck/kernel';
import type { Chronicle } from './chronicle.ts';

/** Whether the seat could not take the choice back, for all that it knows. */
export function wouldShow({ table }: Chronicle, seat: Seat, choice: Choice): boolean {
  try {
    return table.wouldShow(seat, choice);
  } catch (problem) {
    // What is not offered now was offered a moment ago: nothing can be promised about it.
    if (problem instanceof QuarterdeckError) return true;
    throw problem;
  }
}

/** What the seat would see after the choice, where its own view is enough to know. */
export function preview(chronicle: Chronicle, seat: Seat, choice: Choice): WireView | null {
  if (wouldShow(chronicle, seat, choice)) return null;
  const { engine } = chronicle.table;
  const hollow = engine.hollow(engine.view(chronicle.match, seat));
  engine.play(hollow, seat, choice);
  return engine.toWire(engine.view(hollow, seat));
}
