import { inWords, measureAll } from './figures.ts';
import type { Plan } from './measure.ts';

const HELP = `npm run bench [-- options]

The figures we promise: each game's decisions and games a second, what a clone and a view cost, and
the same tic-tac-toe on our kernel and on boardgame.io, all in one run on one core.

  --json    one object instead of words (npm run --silent bench -- --json prints nothing else)
  --quick   shorter runs, under 40 seconds
  --help    this text`;

const FLAGS = ['--json', '--quick', '--help'];
const FULL: Plan = { rounds: 15, millis: 300, warm: 1_500 };
const QUICK: Plan = { rounds: 7, millis: 100, warm: 700 };
const BAD_USAGE = 2;

/** Where somebody watches, and apart from the figures. */
const tell = (what: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`measuring ${what} …\n`);
};

const given = process.argv.slice(2);
const strange = given.find((flag) => !FLAGS.includes(flag));
if (strange !== undefined) {
  console.error(`Expected one of ${FLAGS.join(', ')}, got "${strange.slice(0, 60)}".`);
  process.exitCode = BAD_USAGE;
} else if (given.includes('--help')) console.log(HELP);
else {
  const figures = await measureAll(given.includes('--quick') ? QUICK : FULL, tell);
  console.log(given.includes('--json') ? JSON.stringify(figures, null, 2) : inWords(figures));
}
