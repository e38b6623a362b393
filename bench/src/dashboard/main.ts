import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@quarterdeck/shelf';
import { Guests } from '../online/guests.ts';
import type { TableKind } from '../online/host.ts';
import { drawDashboard, type Shown } from './draw.ts';
import { readPanels } from './panels.ts';
import { runPrometheus } from './prometheus.ts';

const HELP = `npm run dashboard:picture

Starts three servers with PostgreSQL and NATS (npm run cluster) and a Prometheus that reads them, lets guests
play at them, kills one of the servers, and draws what the dashboard of deploy/grafana shows of the last minute
and a half: docs/pictures/dashboard.svg. Every question of the dashboard is asked as it stands.`;

const CLUSTER = fileURLToPath(new URL('../../../scripts/cluster.mjs', import.meta.url));
const PICTURE = new URL('../../../docs/pictures/dashboard.svg', import.meta.url);
const TABLES = 24;
const ANSWER_EVERY_MS = 500;
/** What is shown a minute later is the mean of a whole minute. */
const WARM_SECONDS = 60;
const SHOWN_SECONDS = 90;
const KILL_AFTER_SECONDS = 100;
const BAD_USAGE = 2;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What `npm run cluster` says of the servers that it has started. */
async function startCluster() {
  const child = spawn(process.execPath, [CLUSTER], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  const found = (pattern: RegExp): readonly string[] =>
    [...said.matchAll(pattern)].map(([, value = '']) => value);
  const behind = /servers are behind http:\/\/localhost:(\d+)/g;
  while (found(behind).length === 0) {
    if (child.exitCode !== null) throw new Error(`The cluster did not start.\n${said}`);
    await sleep(200);
  }
  return {
    port: Number(found(behind)[0]),
    targets: found(/figures at http:\/\/([\d.:]+)\/metrics/g),
    /** Without a last word; it is started again by itself. */
    killOne: (): void =>
      void process.kill(Number(found(/server 2 is process (\d+)/g).at(-1)), 'SIGKILL'),
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Table by table another game, with as few people as play it together. */
const kindOf = (nth: number): TableKind => {
  const about = SHELF[nth % SHELF.length];
  const seats = about?.seats.find((count) => count > 1);
  if (about === undefined || seats === undefined) throw new Error('nobody plays anything here');
  return { game: about.id, seats };
};

/** Who loses the line sits down at another table. */
async function play(port: number, nth: number, end: number): Promise<void> {
  while (Date.now() < end)
    try {
      const guests = await Guests.sitDown(port, kindOf(nth), `198.51.100.${nth + 1}`);
      while (Date.now() < end) {
        await guests.answer();
        await sleep(ANSWER_EVERY_MS);
      }
    } catch {
      await sleep(ANSWER_EVERY_MS);
    }
}

async function picture(): Promise<void> {
  const cluster = await startCluster();
  const prometheus = await runPrometheus(cluster.targets);
  try {
    const end = Date.now() + (WARM_SECONDS + SHOWN_SECONDS) * 1_000;
    const killing = setTimeout(cluster.killOne, KILL_AFTER_SECONDS * 1_000);
    await Promise.all(Array.from({ length: TABLES }, (_, nth) => play(cluster.port, nth, end)));
    clearTimeout(killing);
    const to = Date.now() / 1_000;
    const span = { from: to - SHOWN_SECONDS, to };
    const shown: Shown[] = [];
    for (const panel of readPanels())
      shown.push({ panel, lines: await prometheus.shownBy(panel, span) });
    for (const { panel, lines } of shown) console.log(`${panel.title}: ${lines.length} lines`);
    writeFileSync(PICTURE, drawDashboard('Quarterdeck', shown, span));
  } finally {
    await prometheus.stop();
    await cluster.stop();
  }
}

const given = process.argv.slice(2);
if (given.includes('--help')) console.log(HELP);
else if (given.length > 0) {
  console.error(`Expected --help or nothing, got "${given[0]?.slice(0, 60)}".`);
  process.exitCode = BAD_USAGE;
} else {
  await picture();
  // Guests that wait for an answer would keep this process.
  process.exit();
}
