import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, engine, type Match } from '@quarterdeck/kernel/engine';
import { type Kinds, type PoolId, poolCalled, reef } from './index.ts';

export const table: Engine<Kinds> = engine(reef, { strict: true });

export const [ADA, BO, CY] = seatsOf(3) as [Seat, Seat, Seat];

/** A pool by the name that the pack gives it. */
export const pool = (id: string): PoolId => poolCalled(reef.pack.content, id);

export const newMatch = (seats = 3, seed = 7): Match<Kinds> =>
  table.create({ seats, rng: sfcRng(seed) });

/** Plays at random, everybody's answers in the order they are asked, until `isThere`. */
export function playUntil(
  match: Match<Kinds>,
  isThere: (step: string) => boolean,
  seed = 1,
): Match<Kinds> {
  const chance = sfcRng(seed);
  for (let answers = 0; answers < 5_000; answers++) {
    const asked = table.asked(match)[0];
    if (asked === undefined || isThere(asked.step)) return match;
    const choices = table.choices(match, asked.seat);
    table.play(match, asked.seat, at(choices, below(chance, choices.length)));
  }
  throw new Error('this match has no end');
}

/** Matches in which somebody is asked this step. */
export const matchesAt = (step: string, count = 5): Match<Kinds>[] =>
  Array.from({ length: count }, (_, n) =>
    playUntil(newMatch(2 + (n % 3), 100 + n), (now) => now === step, n),
  ).filter((match) => table.asked(match)[0]?.step === step);
