import { shareOfWin } from '@quarterdeck/bots';
import { answered, type Crew, decideHere, handMade } from '@quarterdeck/bots/lab';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Frame, Match } from '@quarterdeck/kernel/engine';
import { MIND, MOST_DECISIONS, type PracticePlan, practiceMatch, QUICK } from './practice.ts';
import { Sightings } from './sightings.ts';

export type SelfPlayPlan = PracticePlan & {
  readonly job: 'self-play';
  /** In a match, up to this share of the answers is given at random. */
  readonly noise: number;
  /** Of the positions in the middle of a turn, one in this many is kept. */
  readonly every: number;
  /** They think as captains, for this many iterations; 0: they answer as those in a captain's play-outs do. */
  readonly thought: number;
};

/** One in this many ends of turns is kept: rows that follow each other closely tell the same. */
const ONE_IN = 4;
const SEEDS = 2 ** 31;
/** This many seats of a match tell what they saw. */
const VIEWERS = 2;

/**
 * Plays matches and keeps what seats saw, for the most part where a turn or a round had ended, with what
 * it came to. That is where a captain's play-outs end.
 */
export class SelfPlay {
  readonly #plan: SelfPlayPlan;
  readonly #engine: Engine<ErasedKinds>;
  readonly #seen: Sightings;

  constructor(plan: SelfPlayPlan, engine: Engine<ErasedKinds>) {
    this.#plan = plan;
    this.#engine = engine;
    this.#seen = new Sightings(engine, VIEWERS);
  }

  /** How many decisions it had. */
  play(n: number): number {
    const { noise, every, thought } = this.#plan;
    // Matches of captains are dear: every end of a turn tells something.
    const oneIn = thought > 0 ? 1 : ONE_IN;
    const engine = this.#engine;
    const { match: begun, luck } = practiceMatch(engine, this.#plan, n);
    let match = begun;
    const { seats } = match.terms;
    const { files } = this.#seen;
    const first = below(luck, seats);
    const viewers = files.map((_, nth) => ((first + nth) % seats) as Seat).slice(0, seats);
    const wild = (noise * below(luck, 1_000)) / 1_000;
    const crew: Crew = { imagination: engine, rng: luck, mind: MIND, habit: handMade(engine) };
    const ended = turnsEnding(engine.game.foresight?.until ?? 'turn/end');
    let late = false;
    let decisions = 0;
    for (; decisions < MOST_DECISIONS; decisions++) {
      const asked = engine.asked(match);
      if (asked.length === 0) break;
      const has = ended(match);
      // As many one answer later: whoever is asked has then said what to do with the turn.
      const lot = below(luck, oneIn);
      const keeps = has ? lot === 0 : late || below(luck, every) === 0;
      late = has && lot === 1;
      if (keeps)
        for (const [nth, viewer] of viewers.entries())
          this.#seen.add(at(files, nth), match, viewer, n);
      const { seat } = at(asked, below(luck, asked.length));
      const choices = engine.choices(match, seat);
      if (choices.length > 1 && below(luck, 10_000) < wild * 10_000) {
        for (const rows of files) rows.cut();
        engine.fast(match, seat, at(choices, below(luck, choices.length)));
      } else if (thought > 0) engine.fast(match, seat, this.#asCaptain(match, seat, luck));
      else match = answered(crew, match, asked);
    }
    const outcome = engine.outcome(match);
    for (const [nth, viewer] of viewers.entries())
      at(files, nth).settle(outcome === null ? 1 / seats : shareOfWin(outcome, viewer));
    return decisions;
  }

  #asCaptain(match: Match, seat: Seat, luck: Rng): Choice {
    return decideHere(this.#engine, {
      match,
      seat,
      mind: QUICK,
      judge: handMade(this.#engine),
      budget: { iterations: this.#plan.thought },
      clock: () => 0,
      seed: below(luck, SEEDS),
    });
  }

  /** Writes all rows, as the part of this process. */
  finish(part: number): void {
    this.#seen.write(this.#plan, part);
  }
}

/** Whether a turn or a round is another one than when it was asked last. */
function turnsEnding(until: string): (match: Match) => boolean {
  let base: Frame | undefined;
  let turn: Frame | undefined;
  return ({ stack }) => {
    const now = stack.find(({ step }) => step === until);
    const ended = stack[0] !== base || now !== turn;
    [base] = stack;
    turn = now;
    return ended;
  };
}
