// npm run test:cluster: several servers, and everything that can go wrong between them, in full.
import { parseArgs } from 'node:util';
import { ensureNats } from './environment/nats.mjs';
import { ensurePostgres } from './environment/postgres.mjs';
import { installIfNeeded } from './install/install.mjs';
import { ROOT } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { seedOf } from './test-run/seed.mjs';

const USAGE = `npm run test:cluster [-- --seed <n>]

Three servers, hundreds of tables, seats of one table on different servers; meanwhile servers are killed
and held up, NATS and PostgreSQL, too, connections cut, and clocks wrong. Afterwards every acknowledged
answer is looked for. The same as in npm run test:all.

  --seed <n>   what happens, and in which order; that of the commit if left out
  --help       this text`;

const main = async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  await installIfNeeded();
  await ensurePostgres();
  await ensureNats();
  const { seed } = seedOf(ROOT, values.seed ?? process.env['QUARTERDECK_SEED']);
  const env = { ...process.env, QUARTERDECK_PROOF: 'all', QUARTERDECK_SEED: `${seed}` };
  const { code } = await runTool(
    'vitest',
    ['run', '--project', 'isolated', 'packages/server/test/cluster/'],
    { env },
  );
  process.exitCode = code;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
