import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { botById } from '@quarterdeck/bots';
import { wilson } from '@quarterdeck/bots/lab';
import { loadGame } from '@quarterdeck/shelf';
import { bestIn, logger } from './log.ts';
import { onAllCores } from './pool.ts';
import type { SelfPlayPlan } from './self-play.ts';

export type LoopOptions = {
  readonly games: readonly string[];
  /** For each game, or one figure for all. */
  readonly matches: readonly number[];
  readonly rounds: number;
  readonly seats: readonly number[];
  /** Who judges a network, by matches. */
  readonly duels: readonly Duel[];
  readonly epochs: number;
  readonly seed: number;
  readonly network: string | undefined;
  readonly out: string;
  /** No match is begun after this moment. */
  readonly deadline: number;
};

/** One bot with the network against `seats - 1` without; its own budget, or this many milliseconds. */
export type Duel = {
  readonly bot: string;
  readonly seats: number;
  readonly games: number;
  readonly millis?: number;
};

/** Matches of a later round, as a part of the first: a network thinks longer. */
const LATER_ROUNDS = 0.5;
const ARENA_DEALS = 900_000_000;
const WORLDS = 3;
const NOISE = 0.15;
const EVERY = 2;

/** One thing at a time: matches take all cores. */
class Turnstile {
  #last: Promise<unknown> = Promise.resolve();

  pass<T>(doing: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(doing);
    this.#last = mine.catch(() => {});
    return mine;
  }
}

/** While one game's rows are trained from, another's matches are played. */
export async function loop(options: LoopOptions): Promise<void> {
  const cores = new Turnstile();
  const trainer = new Turnstile();
  mkdirSync(options.out, { recursive: true });
  await Promise.all(
    options.games.map((game, index) =>
      trainGame(
        game,
        options.matches[index] ?? options.matches[0] ?? 1_000,
        options,
        cores,
        trainer,
      ),
    ),
  );
}

async function trainGame(
  game: string,
  matches: number,
  options: LoopOptions,
  cores: Turnstile,
  trainer: Turnstile,
): Promise<void> {
  const { rounds, seed, out, epochs, deadline } = options;
  const { game: rules } = await loadGame(game);
  const seats = options.seats.filter((count) => rules.seats.includes(count));
  const log = logger(game, out);
  const folders: string[] = [];
  let network = options.network === undefined ? null : read(options.network);
  for (let round = 0; round < rounds; round++) {
    const folder = join(out, `${game}-rows-${round}`);
    const path = join(out, `${game}-${round}.json`);
    folders.push(folder);
    if (existsSync(path)) {
      // Done before: this run goes on where that one ended.
      network = read(path);
      continue;
    }
    if (performance.now() > deadline) return;
    rmSync(folder, { recursive: true, force: true });
    const plan = { game, seed: seed + round, seats, network, out: folder };
    const count = round === 0 ? matches : Math.ceil(matches * LATER_ROUNDS);
    const played = await cores.pass(() => selfPlay(plan, count, deadline));
    log({ round, ...played });
    if (played.matches === 0) return;
    const trained = await trainer.pass(() => python(path, folders, epochs, seed));
    log({ round, did: 'training', ...trained });
    network = read(path);
    for (const duel of options.duels) {
      if (!rules.seats.includes(duel.seats) || performance.now() > deadline) continue;
      const result = await cores.pass(() => arena(game, network, duel, seed, deadline));
      log({ round, did: 'arena', ...result });
    }
  }
}

/** Lets the network that won most of its duels so far play these, game after game. */
export async function judgeBest(options: LoopOptions): Promise<void> {
  for (const game of options.games) {
    const best = bestIn(options.out, game);
    if (best === null) continue;
    const network = read(join(options.out, `${game}-${best}.json`));
    const { game: rules } = await loadGame(game);
    for (const duel of options.duels)
      if (rules.seats.includes(duel.seats) && performance.now() < options.deadline) {
        const result = await arena(game, network, duel, options.seed + 1, options.deadline);
        logger(game, options.out)({ round: best, did: 'judging', ...result });
      }
  }
}

type SelfPlayFacts = Pick<SelfPlayPlan, 'game' | 'seed' | 'seats' | 'network' | 'out'>;

async function selfPlay(facts: SelfPlayFacts, count: number, deadline: number) {
  const began = performance.now();
  let matches = 0;
  let decisions = 0;
  const plan: SelfPlayPlan = {
    job: 'self-play',
    worlds: WORLDS,
    noise: NOISE,
    every: EVERY,
    ...facts,
  };
  await onAllCores(
    plan,
    0,
    count,
    (done) => {
      matches++;
      decisions += done.decisions ?? 0;
    },
    deadline,
  );
  return { did: 'self-play', matches, decisions, seats: facts.seats, seconds: since(began) };
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const since = (began: number): number => Math.round((performance.now() - began) / 100) / 10;

/** One with the network against others of its kind without, on deals that nothing was learnt from. */
async function arena(
  game: string,
  network: unknown,
  duel: Duel,
  seed: number,
  deadline: number,
): Promise<object> {
  const { bot, seats, games, millis } = duel;
  const { mind } = botById(bot);
  const budget = millis === undefined ? {} : { millis };
  let won = 0;
  let done = 0;
  const spent: [number, number] = [0, 0];
  const decisions: [number, number] = [0, 0];
  const began = performance.now();
  await onAllCores(
    {
      job: 'arena',
      game,
      seed: ARENA_DEALS + seed * 1_000_000,
      seats,
      first: { mind, network, ...budget },
      second: { mind, network: null, ...budget },
    },
    0,
    games,
    ({ result }) => {
      if (result === undefined) return;
      won += result.won;
      done++;
      for (const side of [0, 1] as const) {
        spent[side] += result.millis[side];
        decisions[side] += result.decisions[side];
      }
    },
    deadline,
  );
  const perDecision = ([0, 1] as const).map((side) =>
    rounded(spent[side] / Math.max(1, decisions[side]), 2),
  );
  const { share, low, high } = wilson(won, done);
  return {
    duel: `${bot} with it against ${seats - 1} without`,
    ...budget,
    games: done,
    share: rounded(share, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    perDecision,
    seconds: since(began),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Beside this file, or beside the bundle. */
const script = (): string => {
  const near = new URL('../train.py', import.meta.url).pathname;
  return existsSync(near) ? near : new URL('./train.py', import.meta.url).pathname;
};

function python(
  path: string,
  folders: readonly string[],
  epochs: number,
  seed: number,
): Promise<object> {
  const args = [script(), path, ...folders, '--epochs', String(epochs), '--seed', String(seed)];
  const child = spawn(process.env['PYTHON'] ?? 'python3', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(text.trim().split('\n').at(-1) ?? '{}') as object)
        : reject(new Error(`training ended with code ${code}`)),
    );
  });
}
