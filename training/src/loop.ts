import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { botById } from '@quarterdeck/bots';
import { wilson } from '@quarterdeck/bots/lab';
import { loadGame } from '@quarterdeck/shelf';
import { logger, secondsSince } from './log.ts';
import { onAllCores } from './pool.ts';
import type { PracticePlan } from './practice.ts';
import { train } from './trainer.ts';
import { Turnstile, type Turnstiles } from './turnstile.ts';

export type LoopOptions = {
  readonly games: readonly string[];
  /** For each game, or one figure for all. */
  readonly matches: readonly number[];
  readonly seats: readonly number[];
  /** By which what was learned is judged. */
  readonly duels: readonly Duel[];
  /** Left out: as many as the script of the training thinks right. */
  readonly epochs: number | undefined;
  /** For how many iterations those who play think as captains; 0: they do not. */
  readonly thought: number;
  /** How far two sets of weights that play each other lie from the middle, as logarithms. */
  readonly spread: number;
  readonly seed: number;
  readonly out: string;
  /** No match is begun after this moment. */
  readonly deadline: number;
};

/** A captain that sees everything: how much luck leaves to win. */
const SEER = 'seer';
const ADMIRAL = 'admiral';

/** One bot with what was learned against `seats - 1` without; its own budget, or this many milliseconds. */
export type Duel = {
  /** Of the bots, or the one that sees everything, without what was learned. */
  readonly bot: string;
  readonly seats: number;
  readonly games: number;
  readonly millis?: number;
};

const ARENA_DEALS = 900_000_000;
const NOISE = 0.12;
const EVERY = 6;
/** Captains play few matches, and one mistake decides more of them. */
const NOISE_OF_CAPTAINS = 0.04;
const FROM_FEW = ['--inputs', '600', '--decay', '0.02', '--dropout', '0.15', '--ends'];

/** While one game's rows are trained from, another's matches are played. */
export async function loop(options: LoopOptions): Promise<void> {
  const turnstiles = { cores: new Turnstile(), trainer: new Turnstile() };
  mkdirSync(options.out, { recursive: true });
  await Promise.all(options.games.map((game) => trainGame(game, options, turnstiles)));
}

/** How many matches of a game are played. */
export const matchesOf = (game: string, { games, matches }: LoopOptions): number =>
  matches[games.indexOf(game)] ?? matches[0] ?? 1_000;

export const learnedIn = (out: string, game: string): string => join(out, `${game}.json`);

async function trainGame(
  game: string,
  options: LoopOptions,
  { cores, trainer }: Turnstiles,
): Promise<void> {
  const { seed, out, epochs, thought, deadline } = options;
  const path = learnedIn(out, game);
  // Done before: this run goes on where that one ended.
  if (existsSync(path)) return;
  const { game: rules } = await loadGame(game);
  const seats = options.seats.filter((count) => rules.seats.includes(count));
  const log = logger(game, out);
  const folder = join(out, `${game}-rows`);
  rmSync(folder, { recursive: true, force: true });
  const played = await cores.pass(() =>
    selfPlay({ game, seed, seats, out: folder }, thought, matchesOf(game, options), deadline),
  );
  log(played);
  if (played.matches === 0) return;
  const learned = await trainer.pass(() =>
    train(path, [folder], { epochs, seed, more: thought > 0 ? FROM_FEW : [] }),
  );
  log({ did: 'training', ...learned });
}

/** Lets what a run learned play these duels, game after game; where it learned nothing, what the game has. */
export async function judge(options: LoopOptions): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  for (const game of options.games) {
    const path = learnedIn(options.out, game);
    const { game: rules } = await loadGame(game);
    const learned = existsSync(path) ? readLearned(path) : ((await rules.learned?.()) ?? null);
    const can = ({ bot, seats }: Duel): boolean =>
      rules.seats.includes(seats) && (bot === SEER || learned !== null);
    for (const duel of options.duels)
      if (can(duel) && performance.now() < options.deadline) {
        const result = await arena(game, learned, duel, options.seed + 1, options.deadline);
        logger(game, options.out)({ did: 'judging', ...result });
      }
  }
}

async function selfPlay(facts: PracticePlan, thought: number, count: number, deadline: number) {
  const noise = thought > 0 ? NOISE_OF_CAPTAINS : NOISE;
  const began = performance.now();
  let matches = 0;
  let decisions = 0;
  await onAllCores(
    { job: 'self-play', noise, every: EVERY, thought, ...facts },
    0,
    count,
    (done) => {
      matches++;
      decisions += done.decisions ?? 0;
    },
    deadline,
  );
  return {
    did: 'self-play',
    thought,
    matches,
    decisions,
    seats: facts.seats,
    seconds: secondsSince(began),
  };
}

export const readLearned = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** One with what was learned against others of its kind without, on deals that nothing was learnt from. */
async function arena(
  game: string,
  learned: unknown,
  duel: Duel,
  seed: number,
  deadline: number,
): Promise<object> {
  const { bot, seats, games, millis } = duel;
  const seer = bot === SEER;
  const { mind } = botById(seer ? 'captain' : bot);
  // An Admiral is more than what it learned, so it meets captains, and not others that search as it does.
  const other = bot === ADMIRAL ? botById('captain').mind : mind;
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
      first: { mind, learned: seer ? null : learned, seer, ...budget },
      second: { mind: other, learned: null, ...budget },
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
    duel:
      seer || bot === ADMIRAL
        ? `${bot} against ${seats - 1} captains`
        : `${bot} with it against ${seats - 1} without`,
    ...budget,
    games: done,
    share: rounded(share, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    perDecision,
    seconds: secondsSince(began),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
