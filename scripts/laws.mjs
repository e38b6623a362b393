// npm run laws: the nightly run of the laws, on seeds that no run before has seen.
import { parseArgs } from 'node:util';
import { run, tool } from './house/run.mjs';

const DAY = 86_400_000;
const USAGE = `npm run laws [-- --game <id>] [--matches <n>] [--first <n>] [--sample <n>]

Plays random matches of every game (or one) and checks the laws on the way. A match that breaks one
is written to .cache/broken-laws as a replay.

  --game <id>    reef, or a folder of packages/games; all of them if left out
  --matches <n>  for each game; 100000 if left out
  --first <n>    the number of the first match; follows from the date if left out
  --sample <n>   look closely at one decision in so many; as in the game's own test if left out`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '100000' },
    first: { type: 'string' },
    sample: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** @param {string | undefined} game */
const filesOf = (game) => {
  if (game === undefined) return '/laws.test.ts';
  return game === 'reef'
    ? 'packages/kernel/test/test-kit/laws.test.ts'
    : `packages/games/${game}/test/laws.test.ts`;
};

if (values.help) console.log(USAGE);
else {
  const tonight = Math.floor(Date.now() / DAY) * Number(values.matches);
  const env = {
    ...process.env,
    LAWS_MATCHES: values.matches,
    LAWS_FIRST: values.first ?? String(tonight),
    LAWS_SAMPLE: values.sample ?? '',
  };
  const { code } = await run(tool('vitest'), ['run', filesOf(values.game)], { env });
  process.exitCode = code;
}
