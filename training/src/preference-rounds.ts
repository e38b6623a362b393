import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@quarterdeck/shelf';
import { logger, secondsSince } from './log.ts';
import { type LoopOptions, matchesOf, networkIn, rawNetwork } from './loop.ts';
import { onAllCores } from './pool.ts';
import type { PreferencePlan } from './preferences.ts';
import { train } from './trainer.ts';
import { Turnstile, type Turnstiles } from './turnstile.ts';

export type RoundOptions = LoopOptions & { readonly rounds: number };

const WORLDS = 16;
const EVERY = 14;
/** From fewer questions nothing can be learned: the training holds some of them back. */
const FEWEST = 50;
/** Every round plays deals of its own. */
const SEEDS_A_ROUND = 1_000;

/** What is left of a round: its rows, and a copy of the network, which says that the round is done. */
const rowsIn = (out: string, game: string, round: number): string =>
  join(out, `${game}-round-${round}`);
const roundNetworkIn = (out: string, game: string, round: number): string =>
  `${rowsIn(out, game, round)}.json`;

/** While one game's rows are trained from, another's questions are weighed. */
export async function preferenceRounds(options: RoundOptions): Promise<void> {
  const { games, out } = options;
  for (const game of games) checkFolder(game, out);
  mkdirSync(out, { recursive: true });
  const turnstiles = { cores: new Turnstile(), trainer: new Turnstile() };
  await Promise.all(games.map((game) => roundsOf(game, options, turnstiles)));
}

/** A network that was learned otherwise took long, and this run would put its own in its place. */
function checkFolder(game: string, out: string): void {
  const path = networkIn(out, game);
  if (existsSync(path) && !existsSync(rowsIn(out, game, 1)))
    throw new Error(`${path} is no network of --preferences: name another folder with --out`);
}

async function roundsOf(
  game: string,
  options: RoundOptions,
  turnstiles: Turnstiles,
): Promise<void> {
  for (let round = 1; round <= options.rounds; round++) {
    // Done before: this run goes on where that one ended.
    if (existsSync(roundNetworkIn(options.out, game, round))) continue;
    if (!(await oneRound(game, round, options, turnstiles))) return;
  }
}

/** Whether there is a network now that the next round can begin with. */
async function oneRound(
  game: string,
  round: number,
  options: RoundOptions,
  { cores, trainer }: Turnstiles,
): Promise<boolean> {
  const { seed, out, epochs } = options;
  const log = logger(game, out);
  const weighed = await cores.pass(() => weigh(game, round, options));
  log({ did: 'weighing', round, ...weighed });
  if (weighed.questions < FEWEST) {
    log({ did: 'giving-up', round, why: `fewer than ${FEWEST} questions` });
    return false;
  }
  const folders = Array.from({ length: round }, (_, i) => rowsIn(out, game, i + 1));
  const path = networkIn(out, game);
  const learned = await trainer.pass(() =>
    train('preferences.py', path, folders, { epochs, seed }),
  );
  log({ did: 'training', round, ...learned });
  copyFileSync(path, roundNetworkIn(out, game, round));
  return true;
}

async function weigh(game: string, round: number, options: RoundOptions) {
  const { out, deadline } = options;
  const { game: rules } = await loadGame(game);
  const seats = options.seats.filter((count) => rules.seats.includes(count));
  const folder = rowsIn(out, game, round);
  rmSync(folder, { recursive: true, force: true });
  const plan: PreferencePlan = {
    job: 'preferences',
    game,
    seed: options.seed + SEEDS_A_ROUND * round,
    seats,
    worlds: WORLDS,
    every: EVERY,
    network: round === 1 ? null : rawNetwork(roundNetworkIn(out, game, round - 1)),
    out: folder,
  };
  const began = performance.now();
  let matches = 0;
  let questions = 0;
  await onAllCores(
    plan,
    0,
    matchesOf(game, options),
    (done) => {
      matches++;
      questions += done.questions ?? 0;
    },
    deadline,
  );
  return { matches, questions, seats, seconds: secondsSince(began) };
}
