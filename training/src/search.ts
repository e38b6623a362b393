import { at } from '@quarterdeck/kernel';
import { signsOf } from './weighing.ts';

/** How far luck alone leads a weight astray in a search, as a logarithm: the more pairs there are, the smaller the steps. */
const ASTRAY = 0.12;
/** Steps grow smaller: the first and the last of them over their mean. */
const FIRST = 1.5;
const LAST = 0.5;
/** This part of the pairs move them less, so that what little they tell is not taken for much. */
const WARMING = 0.1;
const COLD = 0.2;
/** No weight goes further than this from where it began. */
const FARTHEST = 2.5;
/** A pair is played by the weights of this many pairs before, so that many can be under way at once. */
const LAG = 64;

/**
 * A search that learns by matches alone (simultaneous perturbation, SPSA): of every two sets of weights the one that wins
 * pulls all of them a little its way. The same seeds and counts give the same weights on any number of cores.
 */
export class Search {
  readonly #pairs: number;
  readonly #leads = new Map<number, number>();
  readonly #sums: number[];
  #kept = 0;
  #moves = 0;
  /** After each of the last moves. */
  readonly #history = new Map<number, readonly number[]>();
  #waiting: (() => void)[] = [];

  /** `logs`: where it begins. */
  constructor(logs: readonly number[], pairs: number) {
    this.#pairs = pairs;
    this.#sums = logs.map(() => 0);
    this.#history.set(0, logs);
  }

  get taken(): number {
    return this.#moves;
  }

  /** Where the search stands for those who play this pair; they wait for pairs that are still played. */
  async logsFor(n: number): Promise<readonly number[]> {
    const wanted = Math.max(0, n - LAG);
    while (this.#moves < wanted)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    return this.#at(wanted);
  }

  /** What a pair came to. Pairs move the weights in their order, whichever is done first. */
  took(n: number, lead: number): void {
    this.#leads.set(n, lead);
    for (;;) {
      const next = this.#leads.get(this.#moves);
      if (next === undefined) break;
      this.#leads.delete(this.#moves);
      this.#move(next);
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** Over the second half of the moves: there it wanders about the best place. Broken off before that, the last place. */
  mean(): readonly number[] {
    const kept = this.#kept;
    return kept === 0 ? this.#at(this.#moves) : this.#sums.map((sum) => sum / kept);
  }

  #at(moves: number): readonly number[] {
    const logs = this.#history.get(moves);
    if (logs === undefined) throw new Error(`the weights after ${moves} pairs are forgotten`);
    return logs;
  }

  /** How far the weights move after a pair of matches that one side won twice, as logarithms. */
  #stepAfter(n: number): number {
    const done = n / this.#pairs;
    const slowed = FIRST + (LAST - FIRST) * done;
    return (ASTRAY / Math.sqrt(this.#pairs)) * slowed * Math.min(1, COLD + done / WARMING);
  }

  #move(lead: number): void {
    const n = this.#moves;
    const before = this.#at(n);
    const step = this.#stepAfter(n) * lead;
    const signs = signsOf(n, before.length);
    const after = before.map((log, i) =>
      Math.max(-FARTHEST, Math.min(FARTHEST, log + step * at(signs, i))),
    );
    this.#moves++;
    this.#history.set(this.#moves, after);
    this.#history.delete(this.#moves - 2 * LAG);
    if (n < this.#pairs / 2) return;
    this.#kept++;
    for (const [i, log] of after.entries()) this.#sums[i] = (this.#sums[i] ?? 0) + log;
  }
}
