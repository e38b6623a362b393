// npm run clauses [-- --json] [-- --game <id>] [-- --write]: which clauses of each ledger are
// proven by a passing test, and which ids are cited that no ledger has.
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { writeClauseIds } from './clauses/generate.mjs';
import { readLedgers } from './clauses/ledger.mjs';
import { asJson, asText, isHonest, reportOn } from './clauses/report.mjs';
import { lastResults, passedTitles, readResults, resultsOfGame } from './clauses/results.mjs';
import { installIfNeeded } from './install/install.mjs';
import { filesIn } from './lib/files.mjs';
import { CACHE, ROOT } from './lib/root.mjs';
import { runVitest } from './test-run/vitest.mjs';

const HELP = `npm run clauses [-- options]

  --game <id>   run this game's tests first, and report on this game only
  --json        print { "<game>": { clauses, tested, missing, unknown } }
                (npm run --silent clauses -- --json prints nothing else)
  --write       write each game's src/clauses.gen.ts anew from its rules
  --help        this text

Exit code 1: an id is cited that no ledger has, or an id stands in the rules twice.`;

/** @param {string} folder of a game */
const hasTests = (folder) =>
  filesIn(join(folder, 'test')).some((file) => file.endsWith('.test.ts'));

/**
 * Without its old results: a run that ends early must not leave yesterday's proofs standing.
 *
 * @param {string} game
 */
const runTestsOf = async (game) => {
  const results = resultsOfGame(CACHE, game);
  rmSync(results, { force: true });
  await installIfNeeded();
  const { code } = await runVitest({
    results,
    only: [`packages/games/${game}/`],
    show: 'stderr',
  });
  if (!existsSync(results))
    throw new Error(
      `The tests of ${game} did not run to their end (exit code ${code}); what stands above says why.`,
    );
  return results;
};

/**
 * @param {import('./clauses/ledger.mjs').Ledger} ledger
 * @param {boolean} anew
 */
const titlesPassedIn = async ({ game, folder }, anew) => {
  const last = anew ? undefined : lastResults(CACHE, game);
  if (last === undefined && !hasTests(folder)) return [];
  return passedTitles(readResults(last ?? (await runTestsOf(game))));
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      game: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const ledgers = readLedgers(ROOT);
  if (values.write) {
    const written = writeClauseIds(ledgers).map((file) => relative(ROOT, file));
    console.log(written.length > 0 ? written.join('\n') : 'Every clauses.gen.ts is fresh.');
    return 0;
  }
  const wanted = ledgers.filter(({ game }) => values.game === undefined || game === values.game);
  const anew = values.game !== undefined;
  if (anew && wanted.length === 0) {
    const known = ledgers.map(({ game }) => game).join(', ') || 'none yet';
    throw new Error(`No game "${values.game}" with rules. Games with rules: ${known}.`);
  }
  const reports = [];
  for (const ledger of wanted)
    reports.push(reportOn(ledger, ledgers, await titlesPassedIn(ledger, anew)));
  console.log(values.json ? asJson(reports) : asText(reports));
  return isHonest(reports) ? 0 : 1;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
