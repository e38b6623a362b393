import { shareOfWin } from '@quarterdeck/bots';
import {
  decideHere,
  handMade,
  type Judge,
  learnedJudge,
  type MindSpec,
} from '@quarterdeck/bots/lab';
import { at, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';

export type Side = {
  readonly mind: MindSpec;
  readonly network: unknown;
  readonly iterations?: number;
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

/** One match: the first side moves on by a seat from match to match, on the same deal all round. */
export class Arena {
  readonly #plan: ArenaPlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #judges: readonly [Judge, Judge];

  constructor(plan: ArenaPlan, engine: Engine<ErasedKinds>) {
    this.#plan = plan;
    this.#engine = engine;
    const judgeOf = ({ network }: Side): Judge =>
      network === null || network === undefined ? handMade(engine) : learnedJudge(engine, network);
    this.#judges = [judgeOf(plan.first), judgeOf(plan.second)];
  }

  play(n: number): ArenaResult {
    const { seats, seed } = this.#plan;
    const engine = this.#engine;
    const alone = n % seats;
    const deal = seed + Math.floor(n / seats);
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
      const side = which === 0 ? this.#plan.first : this.#plan.second;
      const began = performance.now();
      const choice = decideHere(engine, {
        match,
        seat,
        mind: side.mind,
        judge: this.#judges[which],
        budget: {
          ...(side.iterations === undefined ? {} : { iterations: side.iterations }),
          ...(side.millis === undefined ? {} : { millis: side.millis }),
        },
        clock: () => performance.now(),
        seed: deal * 100_003 + match.answers * 7 + which,
      });
      millis[which] += performance.now() - began;
      decisions[which]++;
      engine.play(match, seat, choice);
    }
    const outcome = engine.outcome(match);
    return { won: outcome === null ? 0 : shareOfWin(outcome, alone as Seat), millis, decisions };
  }
}
