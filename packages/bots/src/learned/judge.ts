import type { Estimate, Seat } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { inputsOf, type Sight } from './inputs.ts';
import { type Network, readNetwork } from './network.ts';
import { SparseRow, vocabularyOf } from './sink.ts';
import { isWeights, judgingBy, type WeightsFile } from './weights-file.ts';

/** A seat's share of the win in a world that goes on. */
export type Judge = (world: Match, seat: Seat) => number;

/** The game's own estimate; where it has none, everybody is alike. */
export function handMade({ game }: Pick<Sight, 'game'>): Judge {
  const { evaluate } = game;
  if (evaluate === undefined) return (world) => 1 / world.terms.seats;
  return judgeOf(game.id, (g, seat) => evaluate(g, seat));
}

const judgeOf =
  (game: string, estimate: Estimate<Match['state']>): Judge =>
  (world, seat) => {
    const share = estimate(world.state, seat);
    if (!Number.isFinite(share))
      throw new Error(`${game}: seat ${seat} was judged to have ${share}`);
    return share;
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

/** What a game has learned: weights of its own judgement, a network, or both. */
export type Learned = { readonly weights?: unknown; readonly network?: unknown };

export function partsOf(raw: unknown): Learned {
  if (isWeights(raw)) return { weights: raw };
  const hasBoth = typeof raw === 'object' && raw !== null && 'weights' in raw && 'network' in raw;
  return hasBoth ? raw : { network: raw };
}

/** Weights take no more time than those that were set by hand, so everything goes by them. */
export function learnedJudgements(sight: Sight, raw: unknown): Judgements {
  const { weights, network } = partsOf(raw);
  const own = weights === undefined ? handMade(sight) : byWeights(sight, weights);
  if (network === undefined) return { judge: own, glance: own, habit: own };
  return byNetwork(sight, network, own);
}

function byWeights({ game }: Sight, raw: unknown): Judge {
  checkGame(game.id, (raw as WeightsFile).game);
  if (game.judging === undefined) throw new Error(`${game.id} judges by no weights`);
  return judgeOf(game.id, judgingBy(game.judging, raw));
}

function checkGame(game: string, learned: string): void {
  if (learned !== game) throw new Error(`what was learned of ${learned} cannot judge ${game}`);
}

/**
 * The judgement of a network, by what the seat sees of the world. With cards or seats that it has not
 * learnt with, the game's own estimate judges, by weights that were learned where there are any. In
 * play-outs that is what everybody goes by, since it is faster.
 */
function byNetwork(sight: Sight, raw: unknown, own: Judge): Judgements {
  const network = readNetwork(raw);
  const { file } = network;
  checkGame(sight.game.id, file.game);
  const judge = judgeBy(sight, network);
  const learned: Judge = (world, seat) => {
    const { packHash, seats } = world.terms;
    const learnt = file.packs.includes(packHash) && file.seats.includes(seats);
    return learnt ? judge(world, seat) : own(world, seat);
  };
  return {
    judge: learned,
    glance: file.ends === true ? own : learned,
    habit: own,
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
