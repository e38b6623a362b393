// The lab's door: for those who train judgements and measure bots, without the wire between.
import type { Choice, Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import type { MindSpec } from './bot.ts';
import { Allowance, type Budget, type Clock } from './budget.ts';
import type { Judge } from './learned/judge.ts';
import { partOf, ponder, usualIterations } from './thinker.ts';

export type { Judgement, MindSpec } from './bot.ts';
export { inputsOf, type ReadInputs } from './learned/inputs.ts';
export { handMade, type Judge, learnedJudge } from './learned/judge.ts';
export { type NetworkFile, networkText, readNetwork } from './learned/network.ts';
export { SparseRow, type Vocabulary } from './learned/sink.ts';
export { answered, type Crew } from './play-out.ts';
export { type Share, wilson } from './wilson.ts';

export type LabTask = {
  readonly match: Match;
  readonly seat: Seat;
  readonly mind: MindSpec;
  readonly judge: Judge;
  /** At a glance, if another. */
  readonly glance?: Judge;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly seed: number;
};

/** The answer of a mind to the question that a seat of this match is asked, by what that seat sees. */
export function decideHere(engine: Engine<ErasedKinds>, task: LabTask): Choice {
  const { match, seat, mind, judge, glance = judge, budget, clock, seed } = task;
  const view = engine.view(match, seat);
  const choices = engine.choices(engine.worldWithHoles(view), seat);
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return only;
  const allowance = new Allowance(budget, usualIterations(mind), clock, partOf(mind));
  const rng = sfcRng(seed);
  const thought = { imagination: engine, view, seat, choices, rng, allowance, judge, glance };
  const thoughts = ponder(mind, thought);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done === true) return value;
  }
}
