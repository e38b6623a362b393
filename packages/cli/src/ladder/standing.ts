import { existsSync, renameSync } from 'node:fs';
import { sha256 } from '@quarterdeck/kernel/chance';
import { readText, writeText } from '../files.ts';
import { addThought, type Thought } from '../sim/play-range.ts';
import { addTally, emptyTally, type Tally } from '../sim/tally.ts';
import { BadUsage } from '../usage.ts';
import { type LadderPlan, pairsOf } from './pairs.ts';

/** How far a pair is. */
type PairStanding = {
  readonly tally: Tally;
  readonly thought: Thought;
  /** The first matches of the jobs that were played. */
  readonly done: number[];
};

const FORMAT = 1;

/** What was played so far; in a file, where one is named, so that a run can be broken off. */
export class Standing {
  readonly pairs: readonly PairStanding[];
  readonly #key: string;

  constructor(plan: LadderPlan, file?: string) {
    this.#key = sha256(JSON.stringify(plan));
    this.pairs =
      file !== undefined && existsSync(file)
        ? this.#read(file)
        : pairsOf(plan).map(({ a, b }) => ({
            tally: emptyTally(plan.seats, [a, b]),
            thought: {},
            done: [],
          }));
  }

  isDone = (pair: number, from: number): boolean => this.pairs[pair]?.done.includes(from) === true;

  add(pair: number, from: number, tally: Tally, thought: Thought): void {
    const standing = this.pairs[pair];
    if (standing === undefined) throw new Error(`there is no pair ${pair}`);
    standing.done.push(from);
    addTally(standing.tally, tally);
    for (const [bot, spent] of Object.entries(thought)) addThought(standing.thought, bot, spent);
  }

  /** Beside it first: whatever breaks off, a whole file is there. */
  write(file: string): void {
    const next = `${file}.next`;
    writeText(next, JSON.stringify({ format: FORMAT, key: this.#key, pairs: this.pairs }));
    renameSync(next, file);
  }

  #read(file: string): readonly PairStanding[] {
    const { format, key, pairs } = parsed(file);
    if (format !== FORMAT || key !== this.#key || !Array.isArray(pairs))
      throw new BadUsage(`${file}: expected the standing of this ladder; it is of another one.`);
    return pairs as readonly PairStanding[];
  }
}

function parsed(file: string): { readonly [field: string]: unknown } {
  try {
    const raw: unknown = JSON.parse(readText(file));
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch (problem) {
    if (problem instanceof SyntaxError) return {};
    throw problem;
  }
}
