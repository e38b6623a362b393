import { shareOfWin } from '@quarterdeck/bots';
import {
  decideHere,
  handMade,
  type Judge,
  type Judgements,
  type LabTask,
  learnedJudgements,
  type MindSpec,
} from '@quarterdeck/bots/lab';
import { at, type Choice, type Seat, unreachable } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';

export type Side = {
  readonly mind: MindSpec;
  readonly network: unknown;
  /**
   * Where the network judges, and elsewhere the hand-made judgement does: only where play-outs end; at a
   * glance and for all who answer in play-outs; or in all three. Left out: where it does for an Admiral.
   */
  readonly judges?: 'leaves' | 'answers' | 'all';
  /** How much the network counts beside the hand-made judgement: 1, it alone. */
  readonly trust?: number;
  /** Sees what is hidden and the next dice: nobody can be better, so this is where luck sets an end. */
  readonly seer?: boolean;
  readonly iterations?: number;
  readonly millis?: number;
};

export type ArenaPlan = {
  readonly job: 'arena';
  readonly game: string;
  readonly seed: number;
  readonly seats: number;
  /** Sits alone and all other seats are the second's; or they sit in turn, as in a ladder. */
  readonly seating?: 'alone' | 'in-turn';
  readonly first: Side;
  readonly second: Side;
};

export type ArenaResult = {
  readonly won: number;
  readonly millis: readonly [number, number];
  readonly decisions: readonly [number, number];
};

/** One match: the sides move on by a seat from match to match, on the same deal all round. */
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
    const { seats, seed, seating = 'alone' } = this.#plan;
    const engine = this.#engine;
    const places = seating === 'alone' ? seats : 2;
    const deal = seed + Math.floor(n / places);
    const isFirst = (seat: Seat): boolean => seat % places === n % places;
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
      const which = isFirst(seat) ? 0 : 1;
      const began = performance.now();
      const choice = this.#answer(match, seat, which, deal);
      millis[which] += performance.now() - began;
      decisions[which]++;
      engine.play(match, seat, choice);
    }
    const outcome = engine.outcome(match);
    let won = 0;
    for (let seat = 0; seat < seats; seat++)
      if (outcome !== null && isFirst(seat as Seat)) won += shareOfWin(outcome, seat as Seat);
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
      ...judgedBy(this.#judgements[which], side, handMade(engine)),
      budget: {
        ...(side.iterations === undefined ? {} : { iterations: side.iterations }),
        ...(side.millis === undefined ? {} : { millis: side.millis }),
      },
      clock: () => performance.now(),
      seed: deal * 100_003 + match.answers * 7 + which,
    });
  }
}

function judgementsOf({ network, trust = 1 }: Side, engine: Engine<ErasedKinds>): Judgements {
  const hand = handMade(engine);
  if (network === null || network === undefined) return { judge: hand, glance: hand, habit: hand };
  const learned = learnedJudgements(engine, network);
  const judge = mixed(hand, learned.judge, trust);
  const wherever = (one: Judge): Judge => (one === learned.judge ? judge : hand);
  return { judge, glance: wherever(learned.glance), habit: wherever(learned.habit) };
}

/** Who judges at a glance, in play-outs and where they end. */
function judgedBy(
  { judge, glance, habit }: Judgements,
  { judges }: Side,
  hand: Judge,
): Pick<LabTask, 'judge' | 'glance' | 'habit'> {
  switch (judges) {
    case 'leaves':
      return { judge, glance: hand, habit: hand };
    case 'answers':
      return { judge: hand, glance: judge, habit: judge };
    case 'all':
      return { judge, habit: judge };
    case undefined:
      return { judge, glance, habit };
    default:
      return unreachable(judges);
  }
}

/** Both, as a mean of the logs of their odds. */
function mixed(hand: Judge, learned: Judge, trust: number): Judge {
  if (trust === 1) return learned;
  return (world, seat) => {
    const odds = (1 - trust) * oddsOf(hand(world, seat)) + trust * oddsOf(learned(world, seat));
    return 1 / (1 + Math.exp(-odds));
  };
}

const oddsOf = (share: number): number => {
  const inside = Math.min(1 - 1e-3, Math.max(1e-3, share));
  return Math.log(inside / (1 - inside));
};
