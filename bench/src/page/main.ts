import { measurePage, type PagePlan } from './figures.ts';
import { inWords } from './words.ts';

const HELP = `npm run bench:page [-- options]

What the page promises, measured on the built page in a real browser: what it weighs, how soon one
plays, whether bots or motions ever hold it up, how soon a place explains itself, and Lighthouse on shelf and tables.

  --json    one object instead of words (npm run --silent bench:page -- --json prints nothing else)
  --quick   fewer rounds, about three minutes
  --help    this text

Ends with 1 where a promise is missed.`;

const FLAGS = ['--json', '--quick', '--help'];
const FULL: PagePlan = { auditRuns: 3, promptRounds: 7, botSeconds: 60, clicks: 20, rests: 20 };
const QUICK: PagePlan = { auditRuns: 1, promptRounds: 3, botSeconds: 15, clicks: 5, rests: 8 };
const BAD_USAGE = 2;

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
  const figures = await measurePage(given.includes('--quick') ? QUICK : FULL, tell);
  console.log(given.includes('--json') ? JSON.stringify(figures, null, 2) : inWords(figures));
  process.exitCode = figures.promises.every(({ kept }) => kept) ? 0 : 1;
}
