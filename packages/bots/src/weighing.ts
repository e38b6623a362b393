import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import type { CaptainMind, Thought } from './bot.ts';
import { errorOf, meanOf } from './mean.ts';
import { answerAll, playedOn, turnIn } from './play-out.ts';
import { worldOf } from './world.ts';
import { anySeed, worth } from './worth.ts';

/** Further figures of a world that was played on: what a seat has of each thing. */
export type Gauge = (state: object, seat: Seat) => readonly number[];

/** What one choice is worth to the seat, in the same worlds with the same luck as every other. */
export type Weighed = {
  readonly choice: Choice;
  /** The mean share of the win: 0 to 1. */
  readonly worth: number;
  /** How much less than the best one, and the standard error of that difference. */
  readonly behind: number;
  readonly error: number;
  /** The standard error of `worth` alone. */
  readonly spread: number;
  /** The means of what was gauged. */
  readonly gauged: readonly number[];
};

type Scale = { readonly choice: Choice; readonly worths: number[]; readonly gauged: number[] };

/**
 * Plays on from every choice as a captain does from the most promising ones. Nothing falls out, so
 * that all can be compared: dear, and for whoever wants to know more than the answer.
 */
export function* weighing(
  thought: Thought,
  mind: CaptainMind,
  gauge: Gauge,
): Generator<undefined, readonly Weighed[], void> {
  const { imagination, view, seat, choices, rng, allowance, judge, habit } = thought;
  const scales: readonly Scale[] = choices.map((choice) => ({ choice, worths: [], gauged: [] }));
  while (allowance.spend()) {
    const world = worldOf(imagination, view, anySeed(rng));
    const others = imagination.asked(world).filter((asked) => asked.seat !== seat);
    answerAll({ imagination, rng, mind, habit }, world, others);
    const turn = turnIn(world);
    const luck = anySeed(rng);
    for (const scale of scales) {
      const tried = imagination.clone(world);
      imagination.fast(tried, seat, scale.choice);
      const crew = { imagination, rng: sfcRng(luck), mind, habit };
      const end: Match = playedOn(crew, tried, turn, { turns: mind.cycles, horizon: mind.horizon });
      scale.worths.push(worth(imagination, end, seat, judge));
      for (const [i, figure] of gauge(end.state, seat).entries())
        scale.gauged[i] = (scale.gauged[i] ?? 0) + figure;
    }
    yield;
  }
  return ranked(scales);
}

function ranked(scales: readonly Scale[]): readonly Weighed[] {
  const sorted = scales.toSorted((a, b) => meanOf(b.worths) - meanOf(a.worths));
  const best = at(sorted, 0);
  return sorted.map(({ choice, worths, gauged }) => {
    const differences = worths.map((one, i) => at(best.worths, i) - one);
    return {
      choice,
      worth: meanOf(worths),
      behind: meanOf(differences),
      error: errorOf(differences),
      spread: errorOf(worths),
      gauged: gauged.map((sum) => sum / worths.length),
    };
  });
}
