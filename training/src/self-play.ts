import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botById, shareOfWin } from '@quarterdeck/bots';
import {
  answered,
  type Crew,
  handMade,
  inputsOf,
  type MindSpec,
  SparseRow,
} from '@quarterdeck/bots/lab';
import { at, type Seat } from '@quarterdeck/kernel';
import { below, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import {
  describeOptions,
  type Engine,
  type ErasedKinds,
  type Frame,
  type Match,
} from '@quarterdeck/kernel/engine';
import { RowFile } from './row-file.ts';

export type SelfPlayPlan = {
  readonly job: 'self-play';
  readonly game: string;
  readonly seed: number;
  /** Seat counts, in turn; one that stands twice is played twice as often. */
  readonly seats: readonly number[];
  /** In a match, up to this share of the answers is given at random. */
  readonly noise: number;
  /** Of the positions in the middle of a turn, one in this many is kept. */
  readonly every: number;
  /** The folder for the rows. */
  readonly out: string;
};

/** No game has nearly as many inputs. */
const MOST_NAMES = 60_000;
/** Every this many matches is played with modules. */
const WITH_OPTIONS = 4;
const MOST_DECISIONS = 20_000;
/** One in this many ends of turns is kept: rows that follow each other closely tell the same. */
const ONE_IN = 4;
/** This many seats of a match tell what they saw. */
const VIEWERS = 2;

type Captain = Extract<MindSpec, { kind: 'captain' }>;
const { mind } = botById('captain');
/** Those who play are the ones who answer in a captain's play-outs: what it judges is how they go on. */
const MIND = mind as Captain;

/**
 * Plays matches and keeps what seats saw, for the most part where a turn or a round had ended, with what
 * it came to. That is where a captain's play-outs end.
 */
export class SelfPlay {
  readonly #plan: SelfPlayPlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #names = new Map<string, number>();
  readonly #row = new SparseRow(MOST_NAMES);
  readonly #rows = Array.from({ length: VIEWERS }, () => new RowFile());
  readonly #read;

  constructor(plan: SelfPlayPlan, engine: Engine<ErasedKinds>) {
    this.#plan = plan;
    this.#engine = engine;
    this.#read = inputsOf(engine.game, (name) => {
      const known = this.#names.get(name);
      if (known !== undefined) return known;
      this.#names.set(name, this.#names.size);
      return this.#names.size - 1;
    });
  }

  /** How many decisions it had. */
  play(n: number): number {
    const { seed, seats: counts, noise, every } = this.#plan;
    const engine = this.#engine;
    const luck = sfcRng(seed * 1_000_003 + n);
    const seats = at(counts, n % counts.length);
    const options = n % WITH_OPTIONS === 0 ? someOptions(engine, seats, luck) : {};
    let match = engine.create({ seats, options, rng: sfcRng(below(luck, 2 ** 31)) });
    const first = below(luck, seats);
    const viewers = this.#rows.map((_, nth) => ((first + nth) % seats) as Seat).slice(0, seats);
    const wild = (noise * below(luck, 1_000)) / 1_000;
    const crew: Crew = { imagination: engine, rng: luck, mind: MIND, habit: handMade(engine) };
    const ended = turnsEnding();
    let late = false;
    let decisions = 0;
    for (; decisions < MOST_DECISIONS; decisions++) {
      const asked = engine.asked(match);
      if (asked.length === 0) break;
      const has = ended(match);
      // As many one answer later: whoever is asked has then said what to do with the turn.
      const lot = below(luck, ONE_IN);
      const keeps = has ? lot === 0 : late || below(luck, every) === 0;
      late = has && lot === 1;
      if (keeps) this.#keep(match, viewers, n);
      const { seat } = at(asked, below(luck, asked.length));
      const choices = engine.choices(match, seat);
      if (choices.length > 1 && below(luck, 10_000) < wild * 10_000) {
        for (const rows of this.#rows) rows.cut();
        engine.fast(match, seat, at(choices, below(luck, choices.length)));
      } else match = answered(crew, match, asked);
    }
    const outcome = engine.outcome(match);
    for (const [nth, viewer] of viewers.entries())
      at(this.#rows, nth).settle(outcome === null ? 1 / seats : shareOfWin(outcome, viewer));
    return decisions;
  }

  /** Writes all rows, as the part of this process. */
  finish(part: number): void {
    const { out, game, seats } = this.#plan;
    mkdirSync(out, { recursive: true });
    for (const [nth, rows] of this.#rows.entries()) {
      rows.write(join(out, `part-${part}-${nth}`));
      writeFileSync(
        join(out, `part-${part}-${nth}.json`),
        JSON.stringify({
          game,
          pack: this.#engine.pack.hash,
          seats: [...new Set(seats)].sort(),
          names: [...this.#names.keys()],
        }),
      );
    }
  }

  #keep(match: Match, viewers: readonly Seat[], n: number): void {
    for (const [nth, viewer] of viewers.entries()) {
      this.#row.clear();
      this.#read(this.#engine.view(match, viewer), viewer, this.#row);
      at(this.#rows, nth).add(n, match.terms.seats, this.#row);
    }
  }
}

/** Whether a turn or a round is another one than when it was asked last. */
function turnsEnding(): (match: Match) => boolean {
  let base: Frame | undefined;
  let turn: Frame | undefined;
  return ({ stack }) => {
    const now = stack.find(({ step }) => step === 'turn/end');
    const ended = stack[0] !== base || now !== turn;
    [base] = stack;
    turn = now;
    return ended;
  };
}

/** Modules that are switched on, each at random. */
function someOptions({ game }: Engine<ErasedKinds>, seats: number, luck: Rng): object {
  const toggles = describeOptions(game.options, seats).filter(
    ({ kind, available }) => kind === 'toggle' && available,
  );
  return Object.fromEntries(toggles.map(({ name }) => [name, below(luck, 2) === 1]));
}
