import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareOfWin } from '@quarterdeck/bots';
import {
  decideHere,
  handMade,
  inputsOf,
  type Judge,
  learnedJudge,
  SparseRow,
} from '@quarterdeck/bots/lab';
import { at, type Seat } from '@quarterdeck/kernel';
import { below, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import {
  describeOptions,
  type Engine,
  type ErasedKinds,
  type Match,
} from '@quarterdeck/kernel/engine';
import { RowFile } from './row-file.ts';

export type SelfPlayPlan = {
  readonly job: 'self-play';
  readonly game: string;
  readonly seed: number;
  /** Seat counts, in turn; one that stands twice is played twice as often. */
  readonly seats: readonly number[];
  readonly worlds: number;
  /** In a match, up to this share of the answers is given at random. */
  readonly noise: number;
  /** A row for every this many decisions. */
  readonly every: number;
  /** The network that judges; the game's own estimate without one. */
  readonly network: unknown;
  /** The folder for the rows. */
  readonly out: string;
};

/** No game has nearly as many inputs. */
const MOST_NAMES = 60_000;
/** Every this many matches is played with modules. */
const WITH_OPTIONS = 4;
const MOST_DECISIONS = 20_000;
const noClock = (): number => 0;

/** Plays matches of mates and keeps what one seat of each saw, with what it came to. */
export class SelfPlay {
  readonly #plan: SelfPlayPlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #judge: Judge;
  readonly #names = new Map<string, number>();
  readonly #row = new SparseRow(MOST_NAMES);
  readonly #rows = new RowFile();
  readonly #read;

  constructor(plan: SelfPlayPlan, engine: Engine<ErasedKinds>) {
    this.#plan = plan;
    this.#engine = engine;
    this.#judge =
      plan.network === null || plan.network === undefined
        ? handMade(engine)
        : learnedJudge(engine, plan.network);
    this.#read = inputsOf(engine.game, (name) => {
      const known = this.#names.get(name);
      if (known !== undefined) return known;
      this.#names.set(name, this.#names.size);
      return this.#names.size - 1;
    });
  }

  /** How many decisions it had. */
  play(n: number): number {
    const { seed, seats: counts, noise, worlds, every } = this.#plan;
    const engine = this.#engine;
    const luck = sfcRng(seed * 1_000_003 + n);
    const seats = at(counts, n % counts.length);
    const options = n % WITH_OPTIONS === 0 ? someOptions(engine, seats, luck) : {};
    const match = engine.create({ seats, options, rng: sfcRng(below(luck, 2 ** 31)) });
    const viewer = below(luck, seats) as Seat;
    const wild = (noise * below(luck, 1_000)) / 1_000;
    let decisions = 0;
    for (; decisions < MOST_DECISIONS; ) {
      const asked = engine.asked(match)[0];
      if (asked === undefined) break;
      const { seat } = asked;
      const choices = engine.choices(match, seat);
      if (choices.length === 1) {
        engine.fast(match, seat, at(choices, 0));
        continue;
      }
      if (decisions++ % every === 0) this.#keep(match, viewer, n);
      if (below(luck, 10_000) < wild * 10_000) {
        this.#rows.cut();
        engine.fast(match, seat, at(choices, below(luck, choices.length)));
        continue;
      }
      const choice = decideHere(engine, {
        match,
        seat,
        mind: { kind: 'mate', worlds },
        judge: this.#judge,
        budget: {},
        clock: noClock,
        seed: below(luck, 2 ** 31),
      });
      engine.play(match, seat, choice);
    }
    const outcome = engine.outcome(match);
    this.#rows.settle(outcome === null ? 1 / seats : shareOfWin(outcome, viewer));
    return decisions;
  }

  /** Writes all rows, as the part of this process. */
  finish(part: number): void {
    const { out, game, seats } = this.#plan;
    mkdirSync(out, { recursive: true });
    this.#rows.write(join(out, `part-${part}`));
    writeFileSync(
      join(out, `part-${part}.json`),
      JSON.stringify({
        game,
        pack: this.#engine.pack.hash,
        seats: [...new Set(seats)].sort(),
        names: [...this.#names.keys()],
      }),
    );
  }

  #keep(match: Match, viewer: Seat, n: number): void {
    this.#row.clear();
    this.#read(this.#engine.view(match, viewer), viewer, this.#row);
    this.#rows.add(n, match.terms.seats, this.#row);
  }
}

/** Modules that are switched on, each at random. */
function someOptions({ game }: Engine<ErasedKinds>, seats: number, luck: Rng): object {
  const toggles = describeOptions(game.options, seats).filter(
    ({ kind, available }) => kind === 'toggle' && available,
  );
  return Object.fromEntries(toggles.map(({ name }) => [name, below(luck, 2) === 1]));
}
