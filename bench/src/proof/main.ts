import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { differences, type Proof } from './differences.ts';
import { canonical, digestOf } from './digest.ts';
import { GAMES, type Subject, subject } from './names.ts';
import { recordOf, type Trial } from './record.ts';
import { nameOf, quickTrialsOf, trialsOf } from './trials.ts';

const HELP = `npm run proof [-- options]

Plays seeded matches of every game, seat count and option set, by lot and with the mate, and compares
everything about them with bench/proof.json: questions, offers, denials, events, views and sentences.
A change that is to leave the rules and their words alone leaves the file alone.

  --quick         two matches a seat count, in under half a minute
  --game <id>     this game only
  --trace <name>  prints the match of that name, a line an answer, to compare with another version's
  --write         writes the file anew: a rule or a sentence was meant to change
  --help          this text`;

const FILE = new URL('../../proof.json', import.meta.url);
const BAD_USAGE = 2;

type Wish = { readonly games: readonly string[]; readonly isQuick: boolean };

const stored = (): Proof => JSON.parse(readFileSync(FILE, 'utf8'));

async function* trials({ games, isQuick }: Wish): AsyncGenerator<[string, Subject, Trial]> {
  for (const game of games) {
    const made = await subject(game);
    for (const trial of isQuick ? quickTrialsOf(made) : trialsOf(made))
      yield [nameOf(game, trial), made, trial];
  }
}

async function prove(wish: Wish): Promise<Proof> {
  const proof: { [name: string]: string } = {};
  for await (const [name, made, trial] of trials(wish)) {
    proof[name] = digestOf(recordOf(made, trial));
    if (process.stderr.isTTY) process.stderr.write(`\u001b[2K\r${name}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\u001b[2K\r');
  return proof;
}

/** Whatever the file has of other games stays. */
async function write(wish: Wish): Promise<void> {
  const others = Object.entries(wish.games.length === GAMES.length ? {} : stored()).filter(
    ([name]) => !wish.games.some((game) => name.startsWith(`${game} `)),
  );
  const made = { ...Object.fromEntries(others), ...(await prove(wish)) };
  const lines = Object.keys(made)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(made[name])}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`Wrote ${lines.length} matches.`);
}

async function trace(wish: Wish, wanted: string): Promise<void> {
  for await (const [name, made, trial] of trials(wish)) {
    if (name !== wanted) continue;
    for (const entry of recordOf(made, trial)) console.log(canonical(entry));
    return;
  }
  throw new Error(`No match is called "${wanted}"; bench/proof.json names them.`);
}

async function compare(wish: Wish): Promise<void> {
  const began = process.cpuUsage();
  const made = await prove(wish);
  const all = Object.entries(stored());
  const held = wish.isQuick
    ? all.filter(([name]) => Object.hasOwn(made, name))
    : all.filter(([name]) => wish.games.some((game) => name.startsWith(`${game} `)));
  const found = differences(Object.fromEntries(held), made);
  const seconds = (process.cpuUsage(began).user / 1e6).toFixed(0);
  if (found.length === 0)
    console.log(`${Object.keys(made).length} matches are as they were (${seconds} s).`);
  else {
    console.error(found.join('\n'));
    console.error(`${found.length} of ${Object.keys(made).length} matches are not as they were.`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      game: { type: 'string' },
      trace: { type: 'string' },
    },
  });
  if (values.help) return console.log(HELP);
  const game = values.game ?? values.trace?.split(' ')[0];
  if (game !== undefined && !GAMES.includes(game))
    throw new Error(`Expected one of the games ${GAMES.join(', ')}, got "${game.slice(0, 60)}".`);
  if (values.quick && values.write)
    throw new Error('The whole proof is written, not a part of it.');
  const wish = { games: game === undefined ? GAMES : [game], isQuick: values.quick };
  if (values.trace !== undefined) await trace(wish, values.trace);
  else if (values.write) await write(wish);
  else await compare(wish);
}

try {
  await main();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = BAD_USAGE;
}
