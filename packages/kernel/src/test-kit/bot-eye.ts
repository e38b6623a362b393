// What a game's `evaluate` is worth to a bot that goes by nothing else.

import type { Rng } from '../chance/rng.ts';
import { below, sfcRng } from '../chance/rng.ts';
import type { Engine } from '../engine/engine.ts';
import type { Seat } from '../ids.ts';
import { at, seatsOf } from '../ids.ts';
import type { ChoiceOf, Kinds } from '../kinds.ts';
import type { Match, View } from '../match.ts';
import type { Seen } from '../schema/declare.ts';

export type RandomTable = {
  readonly seats: number;
  readonly options?: unknown;
  /** The seed of set-up, dice and draws. */
  readonly deal: number;
  /** The seed of the answers. */
  readonly answers: number;
  /** Ends the match after this many answers. */
  readonly most?: number;
};

/** A match in which everybody answers at random, as it is before every answer. */
export function* atRandom<K extends Kinds>(
  engine: Engine<K>,
  { seats, options, deal, answers, most = Number.POSITIVE_INFINITY }: RandomTable,
): Generator<{ readonly match: Match<K>; readonly seat: Seat }> {
  const match = engine.create({ seats, options, rng: sfcRng(deal) });
  const chance = sfcRng(answers);
  for (let given = 0; given < most; given++) {
    const asked = engine.asked(match)[0];
    if (asked === undefined) return;
    yield { match, seat: asked.seat };
    answerAtRandom(engine, match, asked.seat, chance);
  }
}

/** The seat's share of the win as the game estimates it, from the whole truth or from a view. */
export function shareOf<K extends Kinds>(
  { game }: Engine<K>,
  { state }: Match<K> | View<K>,
  seat: Seat,
): number {
  if (game.evaluate === undefined) throw new Error(`${game.id} has no evaluate`);
  return game.evaluate(state as Seen<K['state']>, seat);
}

/** Everybody's share. */
export const sharesOf = <K extends Kinds>(
  engine: Engine<K>,
  position: Match<K> | View<K>,
): readonly number[] =>
  seatsOf(position.terms.seats).map((seat) => shareOf(engine, position, seat));

export type Contest = {
  readonly seats: number;
  readonly options?: unknown;
  readonly matches: number;
  /** How many worlds are imagined for an answer. */
  readonly worlds: number;
};

/** How many matches a seat wins that looks one answer ahead, where all others answer at random. */
export function winsAgainstChance<K extends Kinds>(engine: Engine<K>, contest: Contest): number {
  let wins = 0;
  for (let seed = 1; seed <= contest.matches; seed++) if (wonBy(engine, contest, seed)) wins++;
  return wins;
}

function wonBy<K extends Kinds>(
  engine: Engine<K>,
  { seats, options, worlds }: Contest,
  seed: number,
): boolean {
  const match = engine.create({ seats, options, rng: sfcRng(seed) });
  const chance = sfcRng(seed + 1_000);
  const thinker = seed % seats;
  for (;;) {
    const asked = engine.asked(match)[0];
    if (asked === undefined) return engine.outcome(match)?.ranks[thinker] === 1;
    const { seat } = asked;
    if (seat === thinker) engine.fast(match, seat, bestAhead(engine, match, seat, worlds, chance));
    else answerAtRandom(engine, match, seat, chance);
  }
}

/** The answer after which the seat sees most; whoever answers together with it answers anything. */
function bestAhead<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: Seat,
  worlds: number,
  chance: Rng,
): ChoiceOf<K> {
  const choices = engine.choices(match, seat);
  const view = engine.view(match, seat);
  const totals = choices.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    const imagined = engine.imagine(view, below(chance, 1_000_000));
    for (const other of engine.asked(imagined))
      if (other.seat !== seat) answerAtRandom(engine, imagined, other.seat, chance);
    choices.forEach((choice, index) => {
      const tried = engine.clone(imagined);
      engine.fast(tried, seat, choice);
      totals[index] = at(totals, index) + prospectOf(engine, tried, seat);
    });
  }
  return at(choices, totals.indexOf(Math.max(...totals)));
}

function prospectOf<K extends Kinds>(engine: Engine<K>, match: Match<K>, seat: Seat): number {
  const ended = engine.outcome(match);
  if (ended !== null) return ended.ranks[seat] === 1 ? 1 : 0;
  return shareOf(engine, match, seat);
}

function answerAtRandom<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: Seat,
  chance: Rng,
): void {
  const choices = engine.choices(match, seat);
  engine.fast(match, seat, at(choices, below(chance, choices.length)));
}
