// npm start: from a fresh clone to a page in the browser. Only Node itself may be imported up
// here: nothing is installed yet.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale, SERVER_BUNDLE, WEB_DIST } from './build/build.mjs';
import { complaintAboutNode } from './environment/node-version.mjs';
import { listenOnFirstFree, portsToTry } from './environment/port.mjs';
import { installAtOnce } from './install/install.mjs';
import { seconds } from './lib/progress.mjs';
import { ROOT } from './lib/root.mjs';
import { stopWithParent } from './lib/stop-with-parent.mjs';

const USAGE = `npm start [-- --port <n>] [--host <address>] [--data <folder>]

Installs and builds what is missing, then serves Quarterdeck with an embedded database.

  --port <n>         listen there and nowhere else (PORT); the first free from 8080 if left out
  --host <address>   the address to listen on (HOST); all of this machine's if left out
  --data <folder>    where tables online are kept (DATA_DIR); data/ if left out
  --help             this text

DATABASE_URL names a PostgreSQL to keep tables online in, instead of the embedded SQLite.
NATS_URL names a NATS by which several servers of one PostgreSQL hear of each other at once.
METRICS_PORT serves figures for Prometheus on a port of their own (METRICS_HOST: this machine alone if left out).
PUBLIC_URL, SMTP_URL and MAIL_FROM say how people are told that it is their move (docs/online.md).
LOG_FORMAT (json, text), LOG_LEVEL and DRAIN_SECONDS are for operators, and so is quarterdeck backup (docs/online.md).
npm run doctor says what this machine has, and what is missing.`;

const readFlags = () => {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return {
      help: values.help,
      port: values.port ?? process.env['PORT'],
      host: values.host ?? process.env['HOST'],
      folder: values.data ?? process.env['DATA_DIR'],
    };
  } catch (problem) {
    throw new Error(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`);
  }
};

/** @param {ReturnType<typeof readFlags>} flags */
const start = async ({ port, host, folder }) => {
  const began = performance.now();
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) throw new Error(complaint);
  const wish = portsToTry(port);
  const { sqlite } = await installAtOnce('serving');
  await Promise.all([sqlite, buildIfStale()]);

  /** @type {typeof import('../packages/server/src/start.ts')} */
  const { loadGame, runServer, settingsOf, startBot, untilStopped } = await import(
    pathToFileURL(SERVER_BUNDLE).href
  );
  const settings = settingsOf(process.env, folder || join(ROOT, 'data'));
  const running = await runServer({
    settings,
    webRoot: WEB_DIST,
    ...(host ? { host } : {}),
    listen: (at) => listenOnFirstFree(wish, at),
    loadGame,
    startBot,
  });
  if (running.metricsPort !== null)
    console.log(`Figures for Prometheus are at port ${running.metricsPort}, /metrics`);
  console.log(
    `Quarterdeck is at http://localhost:${running.port} after ${seconds(performance.now() - began)} (Ctrl-C stops it)`,
  );
  stopWithParent(untilStopped(running, settings.drain));
};

const main = async () => {
  const flags = readFlags();
  if (flags.help) console.log(USAGE);
  else await start(flags);
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
