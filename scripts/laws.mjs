// npm run laws: the nightly run of the laws, on seeds that no run before has seen.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded } from './install/install.mjs';
import { ROOT } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';

const DAY = 86_400_000;
const USAGE = `npm run laws [-- --game <id>] [--matches <n>] [--first <n>] [--sample <n>]

Plays random matches of every game (or one) and checks the laws on the way. A match that breaks one
is written to .cache/broken-laws as a replay.

  --game <id>    reef, or a folder of packages/games; all of them if left out
  --matches <n>  for each game; 100000 if left out
  --first <n>    the number of the first match; follows from the date if left out
  --sample <n>   look closely at one decision in so many; as in the game's own test if left out
  --help         this text`;

/** @returns {Map<string, string>} the test that runs the laws, by game */
const lawTests = () => {
  const games = readdirSync(join(ROOT, 'packages/games')).map((game) => ({
    game,
    test: `packages/games/${game}/test/laws.test.ts`,
  }));
  return new Map([
    ['reef', 'packages/kernel/test/test-kit/laws.test.ts'],
    ...games
      .filter(({ test }) => existsSync(join(ROOT, test)))
      .map(({ game, test }) => /** @type {const} */ ([game, test])),
  ]);
};

/** @param {string | undefined} game */
const testsOf = (game) => {
  const tests = lawTests();
  if (game === undefined) return [...tests.values()];
  const test = tests.get(game);
  if (test === undefined)
    throw new Error(`Expected one of the games ${[...tests.keys()].join(', ')}, got "${game}".`);
  return [test];
};

/**
 * @param {string} flag
 * @param {string | undefined} value
 */
const refuseNoNumber = (flag, value) => {
  if (value !== undefined && !/^\d{1,15}$/.test(value))
    throw new Error(`--${flag}: expected a whole number, got "${value}".`);
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      matches: { type: 'string', default: '100000' },
      first: { type: 'string' },
      sample: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { game, matches, first, sample } = values;
  for (const [flag, value] of Object.entries({ matches, first, sample }))
    refuseNoNumber(flag, value);
  const tests = testsOf(game);
  await installIfNeeded();
  const env = {
    ...process.env,
    LAWS_MATCHES: matches,
    LAWS_FIRST: first ?? String(Math.floor(Date.now() / DAY) * Number(matches)),
    LAWS_SAMPLE: sample ?? '',
  };
  return (await runTool('vitest', ['run', ...tests], { env })).code;
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
