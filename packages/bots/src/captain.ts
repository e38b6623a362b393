import { at, type Choice } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { CaptainMind, Thinking, Thought } from './bot.ts';
import { handMade } from './learned/judge.ts';
import { promisesOf } from './mate.ts';
import { answerAll, playedOn } from './play-out.ts';
import { anySeed, worth } from './worth.ts';

/** A choice that may still win, and what it came to so far, in the same worlds as its rivals. */
type Rival = { readonly choice: Choice; total: number };

/**
 * Plays on from the choices that promise most, in the same worlds with the same luck, everybody
 * answering like a mate; the worse half falls out time and again, so that most of the thought goes
 * to those that are hard to tell apart. A tree would judge each answer by worlds of its own: what
 * parts two answers is far smaller than what parts two worlds.
 */
export function* captain(thought: Thought, mind: CaptainMind): Thinking {
  const { allowance } = thought;
  const promises = yield* promisesOf(thought, mind.glances);
  let rivals = mostPromising(thought, promises, mind, allowance.spent);
  const rounds = Math.ceil(Math.log2(rivals.length));
  for (let round = 1; round <= rounds; round++) {
    while (allowance.share < round / rounds) if (!(yield* compare(thought, rivals, mind))) break;
    rivals.sort((a, b) => b.total - a.total);
    rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  return at(rivals, 0).choice;
}

/** Best first; ties are broken at random. */
function mostPromising(
  { choices, rng }: Thought,
  promises: readonly number[],
  { faith, rivals }: CaptainMind,
  glances: number,
): Rival[] {
  const ranked = choices.map((choice, i) => ({
    choice,
    promise: at(promises, i),
    tieBreak: anySeed(rng),
  }));
  ranked.sort((a, b) => b.promise - a.promise || a.tieBreak - b.tieBreak);
  return ranked
    .slice(0, rivals)
    .map(({ choice, promise }) => ({ choice, total: (faith * promise) / glances }));
}

/** One world more for every rival; false, and nothing counted, if the budget ends on the way. */
function* compare(
  { imagination, view, seat, rng, allowance, judge }: Thought,
  rivals: readonly Rival[],
  mind: CaptainMind,
): Generator<undefined, boolean, void> {
  const world = imagination.imagine(view, anySeed(rng));
  const others = imagination.asked(world).filter((asked) => asked.seat !== seat);
  const habit = handMade(imagination);
  answerAll({ imagination, rng, mind, habit }, world, others);
  const [base] = world.stack;
  const luck = anySeed(rng);
  const worths: number[] = [];
  for (const { choice } of rivals) {
    if (!allowance.spend()) return false;
    const tried = imagination.clone(world);
    imagination.fast(tried, seat, choice);
    const end = playedOn({ imagination, rng: sfcRng(luck), mind, habit }, tried, base);
    worths.push(worth(imagination, end, seat, judge));
    yield;
  }
  for (const [i, rival] of rivals.entries()) rival.total += at(worths, i);
  return true;
}
