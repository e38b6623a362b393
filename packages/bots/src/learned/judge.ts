import type { Seat } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { inputsOf, type Sight } from './inputs.ts';
import { type Network, readNetwork } from './network.ts';
import { SparseRow, vocabularyOf } from './sink.ts';

/** A seat's share of the win in a world that goes on. */
export type Judge = (world: Match, seat: Seat) => number;

/** The game's own estimate; where it has none, everybody is alike. */
export const handMade =
  ({ game }: Pick<Sight, 'game'>): Judge =>
  (world, seat) => {
    const estimate = game.evaluate?.(world.state, seat) ?? 1 / world.terms.seats;
    if (!Number.isFinite(estimate))
      throw new Error(`${game.id}: evaluate gave ${estimate} for seat ${seat}`);
    return estimate;
  };

/** What a bot judges by. */
export type Judgements = {
  /** Where play-outs end. */
  readonly judge: Judge;
  /** At a glance. */
  readonly glance: Judge;
  /** By which everybody answers in its play-outs. */
  readonly habit: Judge;
};

/**
 * The judgement of a network, by what the seat sees of the world. With cards or seats that it has not
 * learnt with, the game's own estimate judges. In play-outs that is what everybody goes by, since it is
 * faster, unless the network has been taught to order choices: then it is worth its time.
 */
export function learnedJudgements(sight: Sight, raw: unknown): Judgements {
  const network = readNetwork(raw);
  const { file } = network;
  if (file.game !== sight.game.id)
    throw new Error(`a network for ${file.game} cannot judge ${sight.game.id}`);
  const judge = judgeBy(sight, network);
  const fallback = handMade(sight);
  const learned: Judge = (world, seat) => {
    const { packHash, seats } = world.terms;
    const learnt = file.packs.includes(packHash) && file.seats.includes(seats);
    return learnt ? judge(world, seat) : fallback(world, seat);
  };
  return {
    judge: learned,
    glance: file.ends === true ? fallback : learned,
    habit: file.orders === true ? learned : fallback,
  };
}

export const learnedJudge = (sight: Sight, raw: unknown): Judge =>
  learnedJudgements(sight, raw).judge;

function judgeBy(sight: Sight, { file, judge }: Network): Judge {
  const read = inputsOf(sight.game, vocabularyOf(file.inputs));
  const row = new SparseRow(file.inputs.length);
  return (world, seat) => {
    row.clear();
    read(sight.view(world, seat), seat, row);
    return judge(row);
  };
}
