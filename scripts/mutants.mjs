// npm run mutants: does a test fail when a rule is wrong? Every rule is made wrong in every way we
// know, one at a time, and the tests are run against it.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded } from './install/install.mjs';
import { CACHE, ROOT } from './lib/root.mjs';

const USAGE = `npm run mutants -- --game <id> [--json] [--file <part>] [--minutes <n>] [--workers <n>]

Makes the rules of a game wrong, place by place, and looks whether a test notices. What was found
stays found until its file or the test that found it changes; a run goes on where the last one ended.

  --game <id>     a folder of packages/games
  --json          { game, mutants, killed, survivors: [{ file, line, change, why }] }
  --file <part>   only files whose path has this in it
  --minutes <n>   ends after so long, and keeps what it has
  --workers <n>   as many as there are cores if left out
  --bundle        writes a folder to .cache/mutants/<game> that runs on a machine that has only Node
  --merge <file>  takes over what such a machine has found
  --help          this text

Why a survivor may live stands in packages/games/<id>/test/mutants.json. Ends with 1 where less than
90 % of the mutants that can change play were killed.`;

const main = async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
      file: { type: 'string', default: '' },
      minutes: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
      bundle: { type: 'boolean', default: false },
      merge: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { game } = values;
  if (game === undefined) throw new Error('Expected the game: --game <id>.');
  if (!existsSync(join(ROOT, 'packages/games', game, 'src/rules')))
    throw new Error(`Expected a folder of packages/games, got "${game}".`);
  for (const flag of /** @type {const} */ (['minutes', 'workers']))
    if (!/^\d{1,4}$/.test(values[flag] ?? '1'))
      throw new Error(`--${flag}: expected a whole number, got "${values[flag]}".`);
  await installIfNeeded();
  // Only now is there anything to build with.
  const { testGame } = await import('./mutants/test-game.mjs');
  return await testGame(game, {
    folder: join(CACHE, 'mutants', game),
    isJson: values.json,
    part: values.file,
    workers: Number(values.workers),
    deadline:
      values.minutes === undefined
        ? Number.POSITIVE_INFINITY
        : Date.now() + Number(values.minutes) * 60_000,
    onlyBundle: values.bundle,
    merge: values.merge,
  });
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
