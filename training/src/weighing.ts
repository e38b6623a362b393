import { shareOfWin } from '@quarterdeck/bots';
import { decideHere, leavesOf, type MindSpec, withLeaves } from '@quarterdeck/bots/lab';
import { at, type Choice, type Seat, type WeightTree } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import { MOST_DECISIONS, type PracticePlan, practiceMatch, QUICK } from './practice.ts';

/** Two sets of weights, a little to either side of where the search stands, play for a direction. */
export type WeighingPlan = PracticePlan & {
  readonly job: 'weighing';
  /** For how many iterations those who play think as captains; 0: they look one answer ahead. */
  readonly thought: number;
  /** How far the two sets lie from the middle, as a logarithm. */
  readonly spread: number;
};

/** In which a mate looks one answer ahead: few, since matches tell more than worlds. */
const WORLDS = 2;
const MATE: MindSpec = { kind: 'mate', worlds: WORLDS };

type Sharing = (match: Match, seat: Seat) => number;

/** One or the other, for every weight: the same on every machine. */
export function signsOf(n: number, count: number): readonly (1 | -1)[] {
  const rng = sfcRng(0x51_9a + n);
  return Array.from({ length: count }, () => (below(rng, 2) === 0 ? 1 : -1));
}

/** Plays pairs of matches: the same deal twice, with the seats changed. */
export class Weighing {
  readonly #plan: WeighingPlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #usual: WeightTree;
  readonly #by: (weights: WeightTree) => Sharing;

  constructor(plan: WeighingPlan, engine: Engine<ErasedKinds>) {
    const { judging, id } = engine.game;
    if (judging === undefined) throw new Error(`${id} judges by no weights`);
    this.#plan = plan;
    this.#engine = engine;
    this.#usual = judging.weights;
    this.#by = (weights) => {
      const estimate = judging.by(weights);
      return ({ state }, seat) => estimate(state, seat);
    };
  }

  /** How many more wins one set had than the other: from -1 to 1. `logs`: where the search stands. */
  play(n: number, logs: readonly number[]): number {
    const { spread } = this.#plan;
    const signs = signsOf(n, logs.length);
    const sides = ([1, -1] as const).map((side) =>
      this.#by(scaled(this.#usual, logs, (i) => side * spread * at(signs, i))),
    );
    return (this.#match(n, sides, 0) + this.#match(n, sides, 1)) / 2;
  }

  #match(n: number, sides: readonly Sharing[], turned: 0 | 1): number {
    const engine = this.#engine;
    const { match } = practiceMatch(engine, this.#plan, n);
    const sideOf = (seat: number): number => (seat + turned) % 2;
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      const asked = engine.asked(match)[0];
      if (asked === undefined) break;
      const { seat } = asked;
      const choices = engine.choices(match, seat);
      const judge = at(sides, sideOf(seat));
      const only = choices.length === 1 ? at(choices, 0) : undefined;
      engine.fast(match, seat, only ?? this.#answer(match, seat, judge, n));
    }
    const outcome = engine.outcome(match);
    if (outcome === null) return 0;
    return outcome.ranks.reduce(
      (sum, _, seat) => sum + (sideOf(seat) === 0 ? 1 : -1) * shareOfWin(outcome, seat as Seat),
      0,
    );
  }

  #answer(match: Match, seat: Seat, judge: Sharing, n: number): Choice {
    const { thought } = this.#plan;
    return decideHere(this.#engine, {
      match,
      seat,
      mind: thought > 0 ? QUICK : MATE,
      judge,
      habit: judge,
      budget: { iterations: thought > 0 ? thought : WORLDS },
      clock: () => 0,
      seed: n * 977 + match.answers,
    });
  }
}

/** The weights of a game, each times the exponential of its logarithm: none changes its sign. */
export const scaled = (
  usual: WeightTree,
  logs: readonly number[],
  more: (i: number) => number = () => 0,
): WeightTree =>
  withLeaves(
    usual,
    leavesOf(usual).map(({ weight }, i) => weight * Math.exp(at(logs, i) + more(i))),
  );
