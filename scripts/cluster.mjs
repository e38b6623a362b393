// npm run cluster: PostgreSQL, NATS and several servers on this machine, with a balancer in front of them,
// to try what happens when one of them goes. Nothing of it is left when it is stopped.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build/build.mjs';
import { Balancer } from './cluster/balancer.mjs';
import { Ends, keepRunning, startAgain } from './cluster/keep-running.mjs';
import { runNats } from './cluster/run-nats.mjs';
import { runPostgres } from './cluster/run-postgres.mjs';
import { freePort } from './cluster/run-process.mjs';
import { ensureNats } from './environment/nats.mjs';
import { complaintAboutNode } from './environment/node-version.mjs';
import { listenOnFirstFree, portsToTry } from './environment/port.mjs';
import { ensurePostgres } from './environment/postgres.mjs';
import { installAtOnce } from './install/install.mjs';
import { seconds } from './lib/progress.mjs';
import { ROOT } from './lib/root.mjs';
import { stopWithParent } from './lib/stop-with-parent.mjs';

const USAGE = `npm run cluster [-- --nodes <n>] [--port <n>]

Starts PostgreSQL, NATS and three servers that share them, with a balancer in front, for this machine alone.
Kill or stop (SIGSTOP) any of them by its number and play on: what was killed is started again. Ctrl-C ends
all of it, and nothing that was played is kept.

  --nodes <n>   how many servers, 1 to 9; three if left out
  --port <n>    where the balancer listens (PORT); the first free from 8080 if left out
  --help        this text`;

const MOST_NODES = 9;
const LOOK_MS = 100;

const readFlags = () => {
  try {
    const { values } = parseArgs({
      options: {
        nodes: { type: 'string', default: '3' },
        port: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const nodes = Number(values.nodes);
    if (!Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES)
      throw new Error(`--nodes: expected 1 to ${MOST_NODES}, got "${values.nodes}".`);
    return { help: values.help, nodes, port: values.port ?? process.env['PORT'] };
  } catch (problem) {
    throw new Error(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`);
  }
};

/** @param {Ends} ends */
const startSharedParts = async (ends) => {
  /** @type {Awaited<ReturnType<typeof runPostgres>> | undefined} */
  let postgres;
  postgres = await runPostgres(startAgain('PostgreSQL', ends, () => postgres));
  ends.add(postgres.stop);
  /** @type {Awaited<ReturnType<typeof runNats>> | undefined} */
  let nats;
  nats = await runNats(startAgain('NATS', ends, () => nats));
  ends.add(nats.stop);
  return { DATABASE_URL: `${postgres.server}/postgres`, NATS_URL: nats.url };
};

/**
 * @param {ReturnType<typeof readFlags>} flags
 * @param {Ends} ends
 */
const start = async ({ nodes, port }, ends) => {
  const began = performance.now();
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) throw new Error(complaint);
  const wish = portsToTry(port);
  const { sqlite } = await installAtOnce('serving');
  await Promise.all([sqlite, buildIfStale()]);
  await ensurePostgres();
  await ensureNats();
  const shared = await startSharedParts(ends);
  /** @type {number[]} */
  const ports = [];
  for (let number = 1; number <= nodes; number++) ports.push(await freePort());
  const balancer = new Balancer(ports);
  await listenOnFirstFree(wish, (free) => balancer.listen(free));
  ends.add(() => balancer.close());
  for (const [at, own] of ports.entries()) {
    const given = [
      '--max-semi-space-size=32',
      join(ROOT, 'scripts/start.mjs'),
      '--port',
      `${own}`,
      '--host',
      '127.0.0.1',
    ];
    const figures = await freePort();
    const metrics = { METRICS_PORT: `${figures}`, METRICS_HOST: '127.0.0.1' };
    const env = { ...process.env, ...shared, ...metrics };
    keepRunning({ name: `server ${at + 1}`, given, env }, ends);
    console.log(`server ${at + 1} has its figures at http://127.0.0.1:${figures}/metrics`);
  }
  while (!ends.isOver && balancer.ready < nodes)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  if (ends.isOver) return;
  console.log(
    `${nodes} servers are behind http://localhost:${balancer.port} after ${seconds(performance.now() - began)} (Ctrl-C stops all of it)`,
  );
};

const main = async () => {
  const flags = readFlags();
  if (flags.help) {
    console.log(USAGE);
    return;
  }
  const ends = new Ends();
  const stop = async () => {
    if (ends.isOver) return;
    await ends.all();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopWithParent(stop);
  try {
    await start(flags, ends);
  } catch (problem) {
    await ends.all();
    throw problem;
  }
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
