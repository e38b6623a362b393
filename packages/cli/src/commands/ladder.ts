import { availableParallelism } from 'node:os';
import type { GameAbout } from '@quarterdeck/kernel';
import type { Command } from '../command.ts';
import { writeText } from '../files.ts';
import { printJson } from '../json.ts';
import { climb } from '../ladder/climb.ts';
import { type LadderPlan, MATCHES_A_JOB, pairsOf } from '../ladder/pairs.ts';
import { ladderPlot } from '../ladder/plot.ts';
import { ladderInWords, ladderReport } from '../ladder/report.ts';
import { progressBar } from '../progress.ts';
import { seedFrom } from '../seeds.ts';
import { contestantFrom } from '../sim/contestant.ts';
import {
  botIds,
  optionsFrom,
  PATIENCE_FLAG,
  packFrom,
  patienceFrom,
  seatsFrom,
  TABLE_FLAGS,
} from '../table-flags.ts';
import { type Args, BadUsage } from '../usage.ts';

const USUAL_BOTS = 'mate,captain';
const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const ladder: Command = {
  usage: {
    line: 'ladder <game>',
    about:
      'Lets every bot meet every other on all cores, and says who wins how often and how strong each is.\n' +
      'Two who meet sit in turn round the table and change places from match to match. A share of the\n' +
      'wins of 50% means that they are alike.',
    words: ['game'],
    flags: {
      ...TABLE_FLAGS,
      bots: {
        value: 'a,b,c',
        about:
          `who plays (${USUAL_BOTS}); there are ${botIds()}. ` +
          'captain:64 thinks for 64 iterations, captain:300ms as long as that',
      },
      games: { value: 'n', about: `matches between any two, an even number (${USUAL_GAMES})` },
      seed: { value: 's', about: 'a number or a word (1)' },
      resume: {
        value: 'file',
        about: 'keeps what was played in this file, and goes on from there if it exists',
      },
      patience: PATIENCE_FLAG,
      threads: { value: 'n', about: 'worker threads (one for each core)' },
      plot: { value: 'file', about: 'write the shares as a picture (SVG)' },
      json: { about: 'print one object; see the README of the package' },
    },
  },
  async run(args, terminal, { abouts, load }) {
    const plan = planFrom(args, abouts);
    const games = gamesFrom(args);
    const threads = args.integer('threads', 1, MOST_THREADS) ?? availableParallelism();
    const bar = progressBar(terminal, games * pairsOf(plan).length, 'games');
    const file = args.text('resume');
    const onProgress = bar.show;
    const standing = await climb(plan, {
      loadGame: load,
      games,
      threads,
      file,
      onProgress,
    }).finally(bar.clear);
    const report = ladderReport(plan, standing);
    const plot = args.text('plot');
    if (plot !== undefined) writeText(plot, ladderPlot(titleOf(plan.game, abouts), [report]));
    if (args.has('json')) printJson(terminal, report);
    else terminal.print(ladderInWords(report));
    return report.errors.length === 0 ? 0 : 1;
  },
};

const titleOf = (game: string, abouts: readonly GameAbout[]): string =>
  abouts.find(({ id }) => id === game)?.title ?? game;

function gamesFrom(args: Args): number {
  const games = args.integer('games', MATCHES_A_JOB, MOST_GAMES) ?? USUAL_GAMES;
  if (games % MATCHES_A_JOB === 0) return games;
  throw new BadUsage(`--games: expected an even number, so that all change places; got ${games}.`);
}

function planFrom(args: Args, abouts: readonly GameAbout[]): LadderPlan {
  const game = args.word('game');
  const bots = (args.text('bots') ?? USUAL_BOTS).split(',').map((bot) => bot.trim());
  for (const bot of bots) contestantFrom(bot);
  if (bots.length < 2 || new Set(bots).size < bots.length)
    throw new BadUsage(`--bots: expected two bots or more, each once; got ${bots.join(', ')}.`);
  return {
    game,
    seats: seatsFrom(args, game, abouts),
    options: optionsFrom(args),
    pack: packFrom(args),
    bots,
    seed: seedFrom(args.text('seed') ?? '1'),
    ...patienceFrom(args),
  };
}
