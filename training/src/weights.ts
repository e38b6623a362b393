import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { leavesOf, type WeightsFile, weightsText, withLeaves } from '@quarterdeck/bots/lab';
import { at, type WeightTree } from '@quarterdeck/kernel';
import { sha256 } from '@quarterdeck/kernel/chance';
import { loadGame } from '@quarterdeck/shelf';
import { logger, secondsSince } from './log.ts';
import { type LoopOptions, learnedIn, matchesOf, readLearned } from './loop.ts';
import { onAllCores } from './pool.ts';
import { Search } from './search.ts';
import { scaled } from './weighing.ts';

const DIGITS = 3;

/** Learns the weights that the judgements of these games go by, on from where an earlier run ended. */
export async function weigh(options: LoopOptions): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  for (const game of options.games) await weighGame(game, options);
}

async function weighGame(game: string, options: LoopOptions): Promise<void> {
  const { out, seed, thought, spread, deadline } = options;
  const log = logger(game, out);
  const { game: rules } = await loadGame(game);
  if (rules.judging === undefined) return log({ did: 'nothing', why: 'it judges by no weights' });
  const { weights: usual } = rules.judging;
  const pairs = Math.ceil(matchesOf(game, options) / 2);
  const seats = options.seats.filter((count) => rules.seats.includes(count));
  const search = new Search(logsOf(usual, learnedIn(out, game)), pairs);
  const began = performance.now();
  await onAllCores(
    { job: 'weighing', game, seed, seats, out, thought, spread },
    0,
    pairs,
    ({ done, lead }) => search.took(done, lead ?? 0),
    deadline,
    async (n) => ({ logs: await search.logsFor(n) }),
  );
  writeFileSync(learnedIn(out, game), weightsOf(game, scaled(usual, search.mean())));
  const matches = 2 * search.taken;
  log({
    did: 'training',
    of: 'weights',
    thought,
    spread,
    matches,
    seats,
    seconds: secondsSince(began),
  });
}

/** How far the weights of a file lie from the usual ones, as logarithms; without a file nowhere. */
function logsOf(usual: WeightTree, path: string): readonly number[] {
  const began = leavesOf(usual);
  if (!existsSync(path)) return began.map(() => 0);
  const found = leavesOf((readLearned(path) as WeightsFile).weights);
  return began.map(({ weight }, i) => (weight === 0 ? 0 : Math.log(at(found, i).weight / weight)));
}

/** As a file, in figures that people can read. */
function weightsOf(game: string, exact: WeightTree): string {
  const short = leavesOf(exact).map(({ weight }) => Number(weight.toPrecision(DIGITS)));
  const file: Omit<WeightsFile, 'hash'> = { format: 2, game, weights: withLeaves(exact, short) };
  return `${JSON.stringify({ ...file, hash: sha256(weightsText(file)) }, null, 2)}\n`;
}
