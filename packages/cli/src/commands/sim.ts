import type { GameAbout } from '@quarterdeck/kernel';
import type { Command } from '../command.ts';
import { printJson } from '../json.ts';
import { progressBar } from '../progress.ts';
import { seedFrom } from '../seeds.ts';
import type { SimPlan } from '../sim/plan.ts';
import { reportInWords, reportOf } from '../sim/report.ts';
import { simulate } from '../sim/simulate.ts';
import {
  botIds,
  botsFrom,
  optionsFrom,
  PATIENCE_FLAG,
  packFrom,
  patienceFrom,
  seatsFrom,
  TABLE_FLAGS,
} from '../table-flags.ts';
import { type Args, BadUsage } from '../usage.ts';

const USUAL_BOT = 'random';
const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;
const MOST_ITERATIONS = 1_000_000;

export const sim: Command = {
  usage: {
    line: 'sim <game>',
    about:
      'Lets bots play many matches, on all cores where that pays, and counts who wins.\n' +
      'Several bots move on by one seat from match to match. The same seed gives the same result.',
    words: ['game'],
    flags: {
      ...TABLE_FLAGS,
      games: { value: 'n', about: `how many matches (${USUAL_GAMES})` },
      bot: {
        value: 'a,b',
        about: `who plays, in turn round the seats (${USUAL_BOT}); there are ${botIds()}`,
      },
      seed: { value: 's', about: 'a number or a word (1)' },
      iterations: {
        value: 'n',
        about: 'how long bots may think for an answer: for all, or a,b for each in turn',
      },
      patience: PATIENCE_FLAG,
      threads: { value: 'n', about: 'worker threads; 1 plays in this one' },
      json: { about: 'print one object; see the README of the package' },
    },
  },
  async run(args, terminal, { abouts, load }) {
    const plan = planFrom(args, abouts);
    const games = args.integer('games', 1, MOST_GAMES) ?? USUAL_GAMES;
    const threads = args.integer('threads', 1, MOST_THREADS);
    const bar = progressBar(terminal, games, 'games');
    const onProgress = bar.show;
    const options = { games, threads, onProgress, loadGame: load };
    const simulated = await simulate(plan, options).finally(bar.clear);
    const report = reportOf(plan, simulated);
    if (args.has('json')) printJson(terminal, report);
    else terminal.print(reportInWords(report));
    return report.errors.length === 0 ? 0 : 1;
  },
};

function planFrom(args: Args, abouts: readonly GameAbout[]): SimPlan {
  const game = args.word('game');
  const bots = botsFrom(args, 'bot', USUAL_BOT);
  return {
    game,
    seats: seatsFrom(args, game, abouts),
    options: optionsFrom(args),
    pack: packFrom(args),
    bots,
    iterations: iterationsFrom(args, bots),
    seed: seedFrom(args.text('seed') ?? '1'),
    ...patienceFrom(args),
  };
}

function iterationsFrom(args: Args, bots: readonly string[]): readonly number[] | undefined {
  const given = args.wholes('iterations', 1, MOST_ITERATIONS);
  const [all] = given ?? [];
  if (given === undefined || all === undefined || given.length === bots.length) return given;
  if (given.length === 1) return bots.map(() => all);
  throw new BadUsage(
    `--iterations: expected one number, or one for each of ${bots.join(', ')}; got ${given.length}.`,
  );
}
