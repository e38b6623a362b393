import {
  at,
  below,
  type Choice,
  type Match,
  type Outcome,
  type Rng,
  type Seat,
} from '@quarterdeck/kernel';
import type { Imagination, Thinking, Thought } from './bot.ts';
import { anyOf } from './random.ts';

const SEEDS = 2 ** 31;

/**
 * One answer ahead: every choice is played in the same few worlds with the same luck, and the best
 * mean wins. Comparing in equal worlds needs far fewer of them than judging each choice alone.
 */
export function* mate({ imagination, view, seat, choices, rng, allowance }: Thought): Thinking {
  const totals = choices.map(() => 0);
  while (allowance.spend()) {
    const world = imagination.imagine(view, below(rng, SEEDS));
    answerForOthers(imagination, world, seat, rng);
    for (let i = 0; i < choices.length; i++) {
      // A clone carries the world's generator, so all choices meet the same dice.
      const tried = i < choices.length - 1 ? imagination.clone(world) : world;
      imagination.fast(tried, seat, at(choices, i));
      totals[i] = at(totals, i) + worth(imagination, tried, seat);
    }
    yield;
  }
  return at(choices, bestOf(totals, rng));
}

/** In a simultaneous step an answer means something only once it is revealed with the others'. */
function answerForOthers(imagination: Imagination, world: Match, seat: Seat, rng: Rng): void {
  for (const other of imagination.asked(world))
    if (other.seat !== seat) {
      const choice: Choice = anyOf(imagination.choices(world, other.seat), rng);
      imagination.fast(world, other.seat, choice);
    }
}

/** A seat's share of the win: what it got where the match is over, the game's estimate elsewhere. */
function worth({ game, outcome }: Imagination, world: Match, seat: Seat): number {
  const ended = outcome(world);
  if (ended !== null) return shareOfWin(ended, seat);
  const estimate = game.evaluate?.(world.state, seat) ?? 1 / world.table.seats;
  if (!Number.isFinite(estimate))
    throw new Error(`${game.id}: evaluate gave ${estimate} for seat ${seat}`);
  return estimate;
}

/** Those who tie for first share the win. */
export function shareOfWin({ ranks }: Outcome, seat: Seat): number {
  if (ranks[seat] !== 1) return 0;
  return 1 / ranks.filter((rank) => rank === 1).length;
}

/** Among equals by lot: the first offered is often to pass. */
function bestOf(totals: readonly number[], rng: Rng): number {
  const most = Math.max(...totals);
  const best = [...totals.keys()].filter((i) => totals[i] === most);
  return at(best, below(rng, best.length));
}
