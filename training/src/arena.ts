import { shareOfWin } from '@quarterdeck/bots';
import {
  decideHere,
  handMade,
  type Judgements,
  learnedJudgements,
  type MindSpec,
} from '@quarterdeck/bots/lab';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';

export type Side = {
  readonly mind: MindSpec;
  /** Weights or a network; null: the judgement as its game was written. */
  readonly learned: unknown;
  /** Sees what is hidden and the next dice: what its search wins more than others is what luck takes from them. */
  readonly seer?: boolean;
  readonly millis?: number;
};

export type ArenaPlan = {
  readonly job: 'arena';
  readonly game: string;
  readonly seed: number;
  readonly seats: number;
  /** Sits alone; all other seats are the second's. */
  readonly first: Side;
  readonly second: Side;
};

export type ArenaResult = {
  readonly won: number;
  readonly millis: readonly [number, number];
  readonly decisions: readonly [number, number];
};

/** One match: the first moves on by a seat from match to match, on the same deal all round. */
export class Arena {
  readonly #plan: ArenaPlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #judgements: readonly [Judgements, Judgements];

  constructor(plan: ArenaPlan, engine: Engine<ErasedKinds>) {
    this.#plan = plan;
    this.#engine = engine;
    this.#judgements = [judgementsOf(plan.first, engine), judgementsOf(plan.second, engine)];
  }

  play(n: number): ArenaResult {
    const { seats, seed } = this.#plan;
    const engine = this.#engine;
    const deal = seed + Math.floor(n / seats);
    const alone = (n % seats) as Seat;
    const match = engine.create({ seats, rng: sfcRng(deal) });
    const millis: [number, number] = [0, 0];
    const decisions: [number, number] = [0, 0];
    for (;;) {
      const asked = engine.asked(match)[0];
      if (asked === undefined) break;
      const { seat } = asked;
      const choices = engine.choices(match, seat);
      if (choices.length === 1) {
        engine.fast(match, seat, at(choices, 0));
        continue;
      }
      const which = seat === alone ? 0 : 1;
      const began = performance.now();
      const choice = this.#answer(match, seat, which, deal);
      millis[which] += performance.now() - began;
      decisions[which]++;
      engine.play(match, seat, choice);
    }
    const outcome = engine.outcome(match);
    const won = outcome === null ? 0 : shareOfWin(outcome, alone);
    return { won, millis, decisions };
  }

  #answer(match: Match, seat: Seat, which: 0 | 1, deal: number): Choice {
    const side = which === 0 ? this.#plan.first : this.#plan.second;
    const engine = this.#engine;
    const eyes =
      side.seer === true
        ? { ...engine, pack: engine.pack, imagine: () => engine.clone(match) }
        : engine;
    return decideHere(eyes, {
      match,
      seat,
      mind: side.mind,
      ...this.#judgements[which],
      budget: side.millis === undefined ? {} : { millis: side.millis },
      clock: () => performance.now(),
      seed: deal * 100_003 + match.answers * 7 + which,
    });
  }
}

function judgementsOf({ learned }: Side, engine: Engine<ErasedKinds>): Judgements {
  if (learned !== null) return learnedJudgements(engine, learned);
  const judge = handMade(engine);
  return { judge, glance: judge, habit: judge };
}
