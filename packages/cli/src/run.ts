import { type Games, nearest, QuarterdeckError } from '@quarterdeck/kernel/engine';
import type { Command } from './command.ts';
import type { Terminal } from './terminal.ts';
import { BadUsage, helpText, readArgs, twoColumns } from './usage.ts';

type Row = { readonly about: string; readonly load: () => Promise<Command> };

/** Each command is loaded when it is called: the program starts as fast as its smallest part. */
const COMMANDS: { readonly [name: string]: Row } = {
  games: {
    about: 'the games and how far each is',
    load: () => import('./commands/games.ts').then((room) => room.games),
  },
  play: {
    about: 'play against bots, here in the terminal',
    load: () => import('./commands/play.ts').then((room) => room.play),
  },
  sim: {
    about: 'let bots play many matches and count who wins',
    load: () => import('./commands/sim.ts').then((room) => room.sim),
  },
  ladder: {
    about: 'let every bot meet every other, and rate them',
    load: () => import('./commands/ladder.ts').then((room) => room.ladder),
  },
  balance: {
    about: 'say what is worth more or less than its share: seats, factions, cards',
    load: () => import('./commands/balance.ts').then((room) => room.balance),
  },
  replay: {
    about: 'look into a recorded match, or prove it',
    load: () => import('./commands/replay.ts').then((room) => room.replay),
  },
  pack: {
    about: 'check a content pack',
    load: () => import('./commands/pack.ts').then((room) => room.pack),
  },
  serve: {
    about: 'serve the page and its tables, as an operator does',
    load: () => import('./commands/serve.ts').then((room) => room.serve),
  },
  backup: {
    about: 'write everything a server keeps to a file',
    load: () => import('./commands/backup.ts').then((room) => room.backup),
  },
  restore: {
    about: 'put a backup into an empty database',
    load: () => import('./commands/restore.ts').then((room) => room.restore),
  },
  check: {
    about: 'look whether every stored table can be played on',
    load: () => import('./commands/check.ts').then((room) => room.check),
  },
  bench: {
    about: 'measure the engine',
    load: () => import('./commands/bench.ts').then((room) => room.bench),
  },
};

const DONE = 0;
const FAILED = 1;
const BAD_USAGE = 2;

/** The whole program but for the process around it; returns the exit code. */
export async function run(
  argv: readonly string[],
  terminal: Terminal,
  games: Games,
): Promise<number> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      terminal.print(overview());
      return name === undefined ? BAD_USAGE : DONE;
    }
    const command = await commandCalled(name);
    const args = readArgs(command.usage, rest);
    if (args !== null) return await command.run(args, terminal, games);
    terminal.print(helpText(command.usage));
    return DONE;
  } catch (problem) {
    const code = exitCodeOf(problem);
    if (code === null || !(problem instanceof Error)) throw problem;
    terminal.note(`${problem.message}\n`);
    return code;
  } finally {
    terminal.close();
  }
}

async function commandCalled(name: string): Promise<Command> {
  const row = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (row !== undefined) return await row.load();
  const names = Object.keys(COMMANDS);
  const meant = nearest(name, names);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new BadUsage(
    `Expected one of the commands ${names.join(', ')}, got "${name.slice(0, 40)}".${hint}`,
  );
}

/** What the caller asked for does not exist; everything else that goes wrong is a failure. */
const USAGE_CODES: readonly string[] = [
  'unknown-game',
  'unknown-bot',
  'bad-seats',
  'unknown-option',
  'bad-option',
  'bad-chance',
];

/** Null for a fault of ours, which shows its stack. */
function exitCodeOf(problem: unknown): number | null {
  if (problem instanceof BadUsage) return BAD_USAGE;
  if (!(problem instanceof QuarterdeckError)) return null;
  return USAGE_CODES.includes(problem.code) ? BAD_USAGE : FAILED;
}

function overview(): string {
  const rows = Object.entries(COMMANDS).map(([left, { about }]) => ({ left, right: about }));
  return `quarterdeck <command>\n\n${twoColumns(rows)}\n\nquarterdeck <command> --help tells more.`;
}
