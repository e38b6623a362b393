import { at, type Choice } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { CaptainMind, Thought } from './bot.ts';
import { errorOf, meanOf } from './mean.ts';
import { answerAll, playedOn, type Reach, turnIn } from './play-out.ts';
import { worldOf } from './world.ts';
import { anySeed, worth } from './worth.ts';

/** An answer that may still win, and what it came to so far, in the same worlds as its rivals. */
export type Line = { readonly choice: Choice; readonly promise: number; worths: number[] };

export const newLine = (choice: Choice, promise: number): Line => ({ choice, promise, worths: [] });

/** A lead is looked at after this many worlds, and again after as many more as `LOOKS` says. */
const FIRST_LOOK = 16;
const LOOKS = 8;
/** Clear is a lead of this many standard errors, however often it is looked at. */
const CLEAR = 3.5;

/** What it promised counts as much as some play-outs. */
export const scoreOf = ({ promise, worths }: Line, { faith }: CaptainMind): number =>
  worths.reduce((sum, one) => sum + one, faith * promise);

/** Best first. */
export function byScore(lines: readonly Line[], mind: CaptainMind): Line[] {
  const scores = new Map(lines.map((line) => [line, scoreOf(line, mind)]));
  return lines.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** Without those that are clearly worse than the first, world by world. */
export function inTheRace(lines: Line[]): Line[] {
  const ahead = at(lines, 0).worths;
  if (ahead.length < FIRST_LOOK || ahead.length % LOOKS !== 0) return lines;
  return lines.filter(({ worths }) => {
    const behind = worths.map((one, world) => (ahead[world] ?? 0) - one);
    return meanOf(behind) <= CLEAR * errorOf(behind);
  });
}

/** One world more for every line; false, and nothing counted, if the budget ends on the way. */
export function* compare(
  { imagination, view, seat, rng, allowance, judge, habit }: Thought,
  lines: readonly Line[],
  mind: CaptainMind,
  reach: Reach,
): Generator<undefined, boolean, void> {
  const world = worldOf(imagination, view, anySeed(rng));
  const others = imagination.asked(world).filter((asked) => asked.seat !== seat);
  answerAll({ imagination, rng, mind, habit }, world, others);
  const turn = turnIn(world, reach.until);
  const luck = anySeed(rng);
  const ahead: Reach = { ...reach, luck };
  const worths: number[] = [];
  for (const { choice } of lines) {
    if (!allowance.spend()) return false;
    const tried = imagination.clone(world);
    imagination.fast(tried, seat, choice);
    const crew = { imagination, rng: sfcRng(luck), mind, habit };
    const end = playedOn(crew, tried, turn, ahead);
    worths.push(worth(imagination, end, seat, judge));
    yield;
  }
  for (const [i, line] of lines.entries()) line.worths.push(worths[i] ?? 0);
  return true;
}
