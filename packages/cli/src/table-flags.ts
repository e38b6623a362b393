import {
  BOTS,
  type BotSpec,
  botById,
  botsFor,
  checkCharacter,
  type Offering,
} from '@quarterdeck/bots';
import type { GameAbout } from '@quarterdeck/kernel';
import { readPackFile } from './files.ts';
import { isCommand } from './outside/command.ts';
import { type Args, BadUsage, type Flag } from './usage.ts';

const USUAL_SEATS = 2;
const MOST_SEATS = 100;

/** The flags that set a table, the same for every command. */
export const TABLE_FLAGS: { readonly [name: string]: Flag } = {
  seats: { value: 'n', about: `how many play (${USUAL_SEATS}, or the fewest the game allows)` },
  options: { value: 'json', about: 'the options of the game, as JSON' },
  pack: { value: 'file', about: 'a content pack in place of the own one' },
};

/** The game says whether this many can play it. */
export function seatsFrom(args: Args, game: string, abouts: readonly GameAbout[]): number {
  const fewest = abouts.find(({ id }) => id === game)?.seats.find((n) => n >= USUAL_SEATS);
  return args.integer('seats', 0, MOST_SEATS) ?? fewest ?? USUAL_SEATS;
}

export function optionsFrom(args: Args): unknown {
  const text = args.text('options');
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new BadUsage(`--options: expected JSON such as {"name": true}, got ${text.slice(0, 60)}`);
  }
}

/** The content of the pack; undefined for the game's own. */
export function packFrom(args: Args): unknown {
  const file = args.text('pack');
  return file === undefined ? undefined : readPackFile(file);
}

/** All there are, for a help text. */
export const botIds = (): string =>
  `${BOTS.map(({ id }) => id).join(', ')}, with a character of the game where it has some ` +
  '(captain@greedy), or a program: "cmd:python3 my_bot.py"';

const LONGEST_PATIENCE = 600_000;

export const PATIENCE_FLAG: Flag = {
  value: 'ms',
  about: 'how long a program (cmd:) may think for an answer (10000)',
};

export const patienceFrom = (args: Args): { readonly patience?: number } => {
  const patience = args.integer('patience', 1, LONGEST_PATIENCE);
  return patience === undefined ? {} : { patience };
};

/** Bots by id or as commands, separated by commas; each of them is known. */
export function botsFrom(args: Args, flag: string, usual: string): readonly string[] {
  const bots = (args.text(flag) ?? usual).split(',').map((bot) => bot.trim());
  for (const bot of bots) if (!isCommand(bot)) botById(bot);
  return bots;
}

/** Refuses a bot that this game does not offer, or a character that it does not know. */
export function checkOffered(
  game: Offering & { readonly title: string },
  bots: readonly BotSpec[],
): void {
  const offered = botsFor(game);
  for (const { character } of bots) if (character !== undefined) checkCharacter(game, character);
  const missing = bots.find(({ mind }) => !offered.some((bot) => bot.mind === mind));
  if (missing !== undefined)
    throw new BadUsage(
      `Expected one of the bots ${offered.map(({ id }) => id).join(', ')} for ${game.title}, ` +
        `got "${missing.id}": it has learned nothing of this game yet.`,
    );
}
