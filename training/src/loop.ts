import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { botById } from '@quarterdeck/bots';
import { wilson } from '@quarterdeck/bots/lab';
import { loadGame } from '@quarterdeck/shelf';
import { logger } from './log.ts';
import { onAllCores } from './pool.ts';

export type LoopOptions = {
  readonly games: readonly string[];
  /** For each game, or one figure for all. */
  readonly matches: readonly number[];
  readonly seats: readonly number[];
  /** Who judges a network, by matches. */
  readonly duels: readonly Duel[];
  readonly epochs: number;
  readonly seed: number;
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

const ARENA_DEALS = 900_000_000;
const NOISE = 0.12;
const EVERY = 6;

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

const networkIn = (out: string, game: string): string => join(out, `${game}.json`);

async function trainGame(
  game: string,
  matches: number,
  options: LoopOptions,
  cores: Turnstile,
  trainer: Turnstile,
): Promise<void> {
  const { seed, out, epochs, deadline } = options;
  const path = networkIn(out, game);
  // Done before: this run goes on where that one ended.
  if (existsSync(path)) return;
  const { game: rules } = await loadGame(game);
  const seats = options.seats.filter((count) => rules.seats.includes(count));
  const log = logger(game, out);
  const folder = join(out, `${game}-rows`);
  rmSync(folder, { recursive: true, force: true });
  const played = await cores.pass(() =>
    selfPlay({ game, seed, seats, out: folder }, matches, deadline),
  );
  log(played);
  if (played.matches === 0) return;
  log({ did: 'training', ...(await trainer.pass(() => python(path, folder, epochs, seed))) });
}

/** Lets the networks of a run play these duels, game after game. */
export async function judge(options: LoopOptions): Promise<void> {
  for (const game of options.games) {
    const path = networkIn(options.out, game);
    if (!existsSync(path)) continue;
    const network = read(path);
    const { game: rules } = await loadGame(game);
    for (const duel of options.duels)
      if (rules.seats.includes(duel.seats) && performance.now() < options.deadline) {
        const result = await arena(game, network, duel, options.seed + 1, options.deadline);
        logger(game, options.out)({ did: 'judging', ...result });
      }
  }
}

type SelfPlayFacts = {
  readonly game: string;
  readonly seed: number;
  readonly seats: readonly number[];
  readonly out: string;
};

async function selfPlay(facts: SelfPlayFacts, count: number, deadline: number) {
  const began = performance.now();
  let matches = 0;
  let decisions = 0;
  await onAllCores(
    { job: 'self-play', noise: NOISE, every: EVERY, ...facts },
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

function python(path: string, folder: string, epochs: number, seed: number): Promise<object> {
  const args = [script(), path, folder, '--epochs', String(epochs), '--seed', String(seed)];
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
