import type { Choice, Engine, ErasedKinds, Match, Seat, WireView } from '@quarterdeck/kernel';
import { sameChoice } from '@quarterdeck/kernel';

/** Worlds tried: one in which nothing happens to come to light must not be taken for certainty. */
const WORLDS = 4;

/**
 * Whether the seat could not take the choice back. Found in worlds imagined from the seat's own
 * view: asked of the real one, the answer would tell what the seat does not know.
 */
export function wouldShow(
  engine: Engine<ErasedKinds>,
  match: Match,
  seat: Seat,
  choice: Choice,
): boolean {
  const view = engine.view(match, seat);
  const offered = offeredLike(engine, engine.hollow(view), seat, choice);
  if (offered === undefined) return true;
  for (let seed = 1; seed <= WORLDS; seed++) {
    const before = engine.imagine(view, seed);
    const after = engine.clone(before);
    engine.play(after, seat, offered);
    if (before.rng.used !== after.rng.used) return true;
    if (!engine.showsNothing(before, seat, offered, after)) return true;
  }
  return false;
}

/** What the seat would see after the choice, where its own view is enough to know. */
export function preview(
  engine: Engine<ErasedKinds>,
  match: Match,
  seat: Seat,
  choice: Choice,
): WireView | null {
  const hollow = engine.hollow(engine.view(match, seat));
  if (offeredLike(engine, hollow, seat, choice) === undefined) return null;
  if (wouldShow(engine, match, seat, choice)) return null;
  engine.play(hollow, seat, choice);
  return engine.toWire(engine.view(hollow, seat));
}

const offeredLike = (
  engine: Engine<ErasedKinds>,
  world: Match,
  seat: Seat,
  wanted: Choice,
): Choice | undefined =>
  [...engine.choices(world, seat), ...engine.asides(world, seat)].find((one) =>
    sameChoice(one, wanted),
  );
