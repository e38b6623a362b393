// The lab's door: for those who train judgements and measure bots, without the wire between.
import type { Choice, Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import type { MindSpec } from './bot.ts';
import { Allowance, type Budget, type Clock } from './budget.ts';
import { handMade, type Judge } from './learned/judge.ts';
import { partOf, ponder, usualIterations } from './thinker.ts';

export type { MindSpec } from './bot.ts';
export { inputsOf, type ReadInputs } from './learned/inputs.ts';
export {
  handMade,
  type Judge,
  type Judgements,
  type Learned,
  learnedJudge,
  learnedJudgements,
  partsOf,
} from './learned/judge.ts';
export { readNetwork } from './learned/network.ts';
export { type NetworkFile, networkText } from './learned/network-file.ts';
export { growingVocabulary, SparseRow, type Vocabulary, vocabularyOf } from './learned/sink.ts';
export {
  isWeights,
  leavesOf,
  type WeightsFile,
  weightsText,
  withLeaves,
} from './learned/weights-file.ts';
export { answered, type Crew } from './play-out.ts';
export { type Share, wilson } from './wilson.ts';

export type LabTask = {
  readonly match: Match;
  readonly seat: Seat;
  readonly mind: MindSpec;
  readonly judge: Judge;
  /** At a glance, if another. */
  readonly glance?: Judge;
  /** In play-outs, if not the game's own. */
  readonly habit?: Judge;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly seed: number;
};

/** The answer of a mind to the question that a seat of this match is asked, by what that seat sees. */
export function decideHere(engine: Engine<ErasedKinds>, task: LabTask): Choice {
  const {
    match,
    seat,
    mind,
    judge,
    glance = judge,
    habit = handMade(engine),
    budget,
    clock,
    seed,
  } = task;
  const view = engine.view(match, seat);
  const choices = engine.choices(engine.worldWithHoles(view), seat);
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return only;
  const allowance = new Allowance(budget, usualIterations(mind), clock, partOf(mind));
  const rng = sfcRng(seed);
  const thought = {
    imagination: engine,
    view,
    seat,
    choices,
    rng,
    allowance,
    judge,
    glance,
    habit,
  };
  const thoughts = ponder(mind, thought);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done === true) return value;
  }
}
