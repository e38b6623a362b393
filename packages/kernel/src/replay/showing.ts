import { noRng } from '../chance/rng.ts';
import { sameChoice } from '../engine/choices.ts';
import type { Engine } from '../engine/engine.ts';
import { sameView } from '../engine/viewing.ts';
import type { Seat } from '../ids.ts';
import type { Kinds, PlayOf } from '../kinds.ts';
import type { Match, WireView } from '../match.ts';

/** An answer with the match as it was when it was given. Nobody writes into `before`. */
export type Answer<K extends Kinds> = {
  readonly before: Match<K>;
  readonly seat: Seat;
  readonly choice: PlayOf<K>;
};

/**
 * Whether the answer waits for those of others, sealed: nothing has come of it, so there is nothing to
 * find out in anybody's worlds.
 */
export function stillWaits<K extends Kinds>(
  { seat, choice }: Answer<K>,
  { given }: Match<K>,
): boolean {
  const sealed = given[seat] ?? null;
  return sealed !== null && sameChoice(sealed, choice);
}

/** Whether the answer used no chance and told nobody anything. */
export function isSilent<K extends Kinds>(
  engine: Engine<K>,
  answer: Answer<K>,
  after: Match<K>,
): boolean {
  if (stillWaits(answer, after)) return true;
  const { before, seat, choice } = answer;
  // A shuffle that nobody can see is chance all the same: undone, it would be dealt again.
  if (before.rng.used !== after.rng.used) return false;
  return engine.showsNothing(before, seat, choice, after);
}

/** One world in which nothing happens to come to light must not be taken for certainty. */
const WORLDS = 4;

/**
 * Whether the seat could learn something by its answer, whatever it did learn. That is found in worlds
 * imagined from its view: a world told apart from another by whether an undo is allowed is told, too.
 */
export function couldLearn<K extends Kinds>(engine: Engine<K>, answer: Answer<K>): boolean {
  const view = engine.view(answer.before, answer.seat);
  const foreseen = seenAfter(engine, engine.worldWithHoles(view), answer);
  if (foreseen === null) return true;
  for (let seed = 1; seed <= WORLDS; seed++) {
    const world = engine.imagine(view, seed);
    world.rng = noRng();
    const seen = seenAfter(engine, world, answer, foreseen);
    if (seen === null || !sameView(seen, foreseen)) return true;
  }
  return false;
}

/** What the seat sees after its answer; null where the answer needs a secret or chance. */
function seenAfter<K extends Kinds>(
  engine: Engine<K>,
  world: Match<K>,
  { seat, choice }: Answer<K>,
  before?: WireView,
): WireView | null {
  try {
    engine.play(world, seat, choice);
    return engine.wireView(world, seat, { before });
  } catch {
    return null;
  }
}

/** Whether the answer could show anybody anything, for all that its seat knows. */
export function couldShow<K extends Kinds>(engine: Engine<K>, answer: Answer<K>): boolean {
  if (couldLearn(engine, answer)) return true;
  const { seat, choice } = answer;
  const before = engine.imagine(engine.view(answer.before, seat), WORLDS);
  const after = engine.clone(before);
  engine.play(after, seat, choice);
  return !isSilent(engine, { before, seat, choice }, after);
}
