import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { CaptainMind, Thought } from '../bot.ts';
import { answerAll, answerForOthers, playedOn, type Reach, turnIn } from '../play-out.ts';
import { worldOf } from '../world.ts';
import { worth } from '../worth.ts';

/**
 * Some choices, all in one imagined world with the same luck: the part of a thought that any thread can
 * do, and comes to the same on each.
 */
export type Piece = {
  /** Seeds of the world, and of the luck in it. */
  readonly world: number;
  readonly luck: number;
  /** Which choices, by their places in the list of the question. */
  readonly places: readonly number[];
  /** How far they are played on; null: judged at a glance. */
  readonly reach: Reach | null;
};

/** What a piece needs of a thought. */
export type Means = Pick<
  Thought,
  'imagination' | 'view' | 'seat' | 'choices' | 'judge' | 'glance' | 'habit'
>;

/** What the choice at a place comes to; after the last one the world may be spoilt. */
export type WorthOf = (place: number, isLast: boolean) => number;

const SEALED = 0x2c1b3c6d;

/** Imagines the world of a piece, in which its choices are then tried one by one. */
export const begin = (means: Means, mind: CaptainMind, { reach, world, luck }: Piece): WorthOf =>
  reach === null ? beginGlance(means, world) : beginLines(means, mind, reach, world, luck);

/** One answer ahead. */
export function beginGlance(means: Omit<Means, 'habit'>, seed: number): WorthOf {
  const { imagination, view, seat, choices, judge, glance = judge } = means;
  const world = imagination.imagine(view, seed);
  answerForOthers(imagination, world, seat, sfcRng(seed ^ SEALED));
  return (place, isLast) => {
    // A clone carries the world's generator, so all choices meet the same dice.
    const tried = isLast ? world : imagination.clone(world);
    imagination.fast(tried, seat, at(choices, place));
    return worth(imagination, tried, seat, glance);
  };
}

/** Played on, everybody answering like a mate. */
function beginLines(
  { imagination, view, seat, choices, judge, habit }: Means,
  mind: CaptainMind,
  reach: Reach,
  seed: number,
  luck: number,
): WorthOf {
  const world = worldOf(imagination, view, seed);
  const others = imagination.asked(world).filter((asked) => asked.seat !== seat);
  answerAll({ imagination, rng: sfcRng(seed ^ SEALED), mind, habit }, world, others);
  const turn = turnIn(world, reach.until);
  const ahead: Reach = { ...reach, luck };
  return (place) => {
    const tried = imagination.clone(world);
    imagination.fast(tried, seat, at(choices, place));
    const crew = { imagination, rng: sfcRng(luck), mind, habit };
    const { passing = [] } = reach;
    let met = 0;
    let sum = 0;
    const end = playedOn(crew, tried, turn, ahead, (passed, ended) => {
      if (!passing.includes(ended)) return;
      met++;
      sum += worth(imagination, passed, seat, judge);
    });
    // Where it ended early, its end stands for all that it did not come to.
    const left = passing.length + 1 - met;
    return (sum + left * worth(imagination, end, seat, judge)) / (met + left);
  };
}
