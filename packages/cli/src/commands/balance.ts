import { availableParallelism } from 'node:os';
import type { GameAbout } from '@quarterdeck/kernel';
import type { LoadGame } from '@quarterdeck/kernel/engine';
import { type BalancePlan, type MeasureOptions, measure } from '../balance/measure.ts';
import { reportPage } from '../balance/page.ts';
import { type BalanceReport, balanceReport } from '../balance/report.ts';
import { settingsOf } from '../balance/settings.ts';
import { reportInWords } from '../balance/words.ts';
import type { Command } from '../command.ts';
import { readPackFile, writeText } from '../files.ts';
import { printJson } from '../json.ts';
import { progressBar } from '../progress.ts';
import { seedFrom } from '../seeds.ts';
import { botIds, botsFrom, optionsFrom, TABLE_FLAGS } from '../table-flags.ts';
import { type Args, BadUsage } from '../usage.ts';

const USUAL_BOT = 'mate';
const USUAL_GAMES = 200;
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;
const MOST_SEATS = 100;
const OWN_PACK = 'the content of the game';

export const balance: Command = {
  usage: {
    line: 'balance <game>',
    about:
      'Lets bots play many matches over seat counts and options, and says who wins by seat, faction and\n' +
      'card, and what is worth more or less than its share. For who makes cards of their own. Broken off\n' +
      '(Ctrl+C), it reports what was played until then.',
    words: ['game'],
    flags: {
      options: TABLE_FLAGS['options'] ?? { about: '' },
      seats: { value: 'a,b', about: 'how many play (all that the game allows, from two on)' },
      vary: { about: 'also every option at each of its other values, one at a time' },
      pack: { value: 'file', about: 'a content pack in place of the own one' },
      against: { value: 'file', about: 'a second pack, to stand beside it; "own" for the game\'s' },
      games: { value: 'n', about: `matches at each table (${USUAL_GAMES})` },
      bot: {
        value: 'a,b',
        about: `who plays, in turn round the seats (${USUAL_BOT}); there are ${botIds()}`,
      },
      seed: { value: 's', about: 'a number or a word (1)' },
      threads: { value: 'n', about: 'worker threads (one for each core)' },
      html: { value: 'file', about: 'write the report as a page with plots' },
      json: { about: 'print one object; see docs/balance.md' },
    },
  },
  async run(args, terminal, { abouts, load }) {
    const plan = await planFrom(args, abouts, load);
    const { game } = await load(plan.game);
    const packs = packsFrom(args);
    const all = plan.settings.length * plan.games * packs.length;
    const bar = progressBar(terminal, all, 'matches');
    const stop = stopSignal();
    const threads = args.integer('threads', 1, MOST_THREADS) ?? availableParallelism();
    const reports: BalanceReport[] = [];
    try {
      for (const [i, { name, content }] of packs.entries()) {
        const before = i * plan.settings.length * plan.games;
        const options: MeasureOptions = {
          loadGame: load,
          threads,
          onProgress: (played) => bar.show(before + played),
          isStopped: () => stop.isStopped,
        };
        const tallies = await measure({ ...plan, pack: content }, options);
        reports.push(balanceReport(plan, { title: game.title, pack: name }, tallies));
      }
    } finally {
      bar.clear();
      stop.forget();
    }
    const [report, against = null] = reports;
    if (report === undefined) throw new Error('no pack was measured');
    const page = args.text('html');
    if (page !== undefined) writeText(page, reportPage(report, against));
    if (args.has('json')) printJson(terminal, against === null ? report : { ...report, against });
    else terminal.print(reports.map(reportInWords).join('\n\n'));
    if (stop.isStopped) terminal.note('Broken off: this is what was played until then.\n');
    const failed = reports.some(({ tables }) => tables.some(({ errors }) => errors.length > 0));
    return stop.isStopped || failed ? 1 : 0;
  },
};

type NamedPack = { readonly name: string; readonly content: unknown };

function packsFrom(args: Args): readonly NamedPack[] {
  const named = (flag: string): NamedPack | undefined => {
    const file = args.text(flag);
    if (file === undefined) return undefined;
    return file === 'own'
      ? { name: OWN_PACK, content: undefined }
      : { name: file, content: readPackFile(file) };
  };
  const own: NamedPack = { name: OWN_PACK, content: undefined };
  const against = named('against');
  return [named('pack') ?? own, ...(against === undefined ? [] : [against])];
}

async function planFrom(
  args: Args,
  abouts: readonly GameAbout[],
  load: LoadGame,
): Promise<BalancePlan> {
  const id = args.word('game');
  const { game } = await load(id);
  const wanted = args.wholes('seats', 1, MOST_SEATS);
  const usual = (abouts.find((about) => about.id === id)?.seats ?? game.seats).filter((n) => n > 1);
  const seats = wanted ?? usual;
  const strange = seats.find((n) => !game.seats.includes(n));
  if (strange !== undefined || new Set(seats).size < seats.length)
    throw new BadUsage(
      `--seats: expected some of ${game.seats.join(', ')}, each once; got ${seats.join(', ')}.`,
    );
  const options = optionsFrom(args);
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new BadUsage('--options: expected an object such as {"name": true}.');
  return {
    game: id,
    pack: undefined,
    bots: botsFrom(args, 'bot', USUAL_BOT),
    seed: seedFrom(args.text('seed') ?? '1'),
    settings: settingsOf(game, seats, { ...options }, args.has('vary')),
    games: args.integer('games', 1, MOST_GAMES) ?? USUAL_GAMES,
  };
}

type Stop = { readonly isStopped: boolean; readonly forget: () => void };

/** The first Ctrl+C ends the run in good order; a second one ends the program, as ever. */
function stopSignal(): Stop {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  return {
    get isStopped() {
      return isStopped;
    },
    forget: () => process.off('SIGINT', stop),
  };
}
