// npm run lessons: plays every lesson of every game; `read` says that somebody has read notes again.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lockFiles, reportOf, taughtGames } from './lessons/report.mjs';
import { outcomeOf } from './lessons/tell.mjs';

const HELP = `npm run lessons [-- <command>]

  (none)                  plays every way through every lesson, and tells what it found
  read <clause> …         somebody has read the notes that cite these clauses: keeps their text
  read --all              the same for every clause that is cited
  --game <id>             of this game alone
  --json                  the figures as JSON, one list
  --help                  this text`;

/** @param {string[]} wanted @param {readonly string[]} games @param {boolean} all */
const read = async (wanted, games, all) => {
  for (const game of games)
    for (const { now, lock, file } of Object.values(await lockFiles(game))) {
      const renewed = Object.fromEntries(
        Object.entries(now).map(([clause, hash]) => [
          clause,
          all || wanted.includes(clause) ? hash : (lock[clause] ?? ''),
        ]),
      );
      writeFileSync(file, `${JSON.stringify(renewed, null, 2)}\n`);
    }
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const taught = taughtGames();
  const games = taught.filter((id) => values.game === undefined || id === values.game);
  if (games.length === 0) {
    console.error(`No lessons of ${values.game}. There are: ${taught.join(', ')}.`);
    return 1;
  }
  const [command, ...clauses] = positionals;
  if (command === 'read') {
    await read(clauses, games, values.all);
    return 0;
  }
  const reports = [];
  for (const game of games) reports.push(await reportOf(game));
  const { out, errors, code } = outcomeOf(reports, values.json);
  console.log(out);
  for (const problem of errors) console.error(problem);
  return code;
};

process.exitCode = await main();
