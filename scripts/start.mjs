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
npm run doctor says what this machine has, and what is missing.`;

/** How often it is looked whether the terminal, or npm, is still there. */
const PARENT_CHECK_MS = 250;

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

/**
 * What went wrong, with what was behind it: the last of them names the address or the file.
 *
 * @param {unknown} problem
 * @returns {string}
 */
const why = (problem) => {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause === undefined ? problem.message : `${problem.message} ${why(problem.cause)}`;
};

/** Who moderates: the handles at the end of their profiles' addresses, as MODERATORS lists them. */
const moderators = () =>
  (process.env['MODERATORS'] ?? '')
    .split(',')
    .map((handle) => handle.trim())
    .filter((handle) => handle !== '');

/** How people who are not here are told that it is their move: docs/online.md has the variables. */
const notices = () => {
  const env = process.env;
  const [publicUrl, smtp] = [env['PUBLIC_URL'] ?? '', env['SMTP_URL'] ?? ''];
  if (publicUrl !== '' && !URL.canParse(publicUrl))
    throw new Error(`PUBLIC_URL is no address: ${publicUrl}`);
  if (smtp !== '' && publicUrl === '')
    throw new Error('SMTP_URL is set and PUBLIC_URL is not: letters could not say where to go.');
  return {
    ...(publicUrl === '' ? {} : { publicUrl }),
    ...(smtp === ''
      ? {}
      : {
          mail: {
            smtp,
            from: env['MAIL_FROM'] || `Quarterdeck <no-reply@${new URL(publicUrl).hostname}>`,
          },
        }),
    mayBePrivate: env['NOTICES_MAY_BE_PRIVATE'] === '1',
    newPushKey: env['NEW_PUSH_KEY'] === '1',
  };
};

/**
 * Figures for Prometheus, where METRICS_PORT asks for them.
 *
 * @param {typeof import('../packages/server/src/start.ts')} server
 * @param {import('../packages/server/src/start.ts').Metrics} metrics
 */
const openMetrics = async ({ serveMetrics }, metrics) => {
  const [port, host] = [process.env['METRICS_PORT'] ?? '', process.env['METRICS_HOST'] ?? ''];
  if (port === '') return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`METRICS_PORT: expected a port, got "${port}".`);
  const served = await serveMetrics(metrics, {
    port: Number(port),
    ...(host === '' ? {} : { host }),
  });
  console.log(`Figures for Prometheus are at port ${served.port}, /metrics`);
  return served;
};

/** By which nodes that share a database hear of each other. */
const nats = () => {
  const url = process.env['NATS_URL'] ?? '';
  if (url === '') return {};
  if (!process.env['DATABASE_URL'])
    throw new Error(
      'NATS_URL is set and DATABASE_URL is not: servers that hear of each other share a PostgreSQL.',
    );
  if (!url.split(',').every((one) => /^(nats|tls):/.test(one) && URL.canParse(one)))
    throw new Error('NATS_URL: expected an address as nats://host:4222, or several with commas.');
  return { nats: url };
};

/**
 * Tables for people far apart. Where their database cannot be had the page is served all the same:
 * tables of one browser need none, and whoever asks for others is told why there are none yet.
 *
 * @param {typeof import('../packages/server/src/start.ts')} server
 * @param {string} folder
 * @param {import('../packages/server/src/start.ts').Metrics} metrics
 */
const openTables = (server, folder, metrics) => {
  const { loadGame, onlineWhenOpen, openOnline, openPostgres, openSqliteInThread, startBot } =
    server;
  const url = process.env['DATABASE_URL'];
  const kept = url ? 'the database of DATABASE_URL' : folder;
  const told = notices();
  const news = nats();
  return onlineWhenOpen({
    open: async () => {
      const store = url ? await openPostgres(url) : await openSqliteInThread(folder);
      const online = await openOnline(store, {
        loadGame,
        startBot,
        loadsAccounts: true,
        moderators: moderators(),
        notices: told,
        metrics,
        ...news,
      }).catch(async (problem) => {
        await store.close();
        throw problem;
      });
      const close = async () => {
        await online.close();
        await store.close();
      };
      return { ...online, close };
    },
    report: (news) => {
      if (news === 'open') {
        console.log(`Tables online are kept in ${kept}`);
        return;
      }
      console.error(
        `There are no tables online, since their database does not open: ${why(news.problem)}`,
      );
      console.error(
        `Look at ${url ? 'DATABASE_URL' : 'DATA_DIR'}: they open as soon as it does. Tables of one browser need none.`,
      );
    },
  });
};

/**
 * npm hands a signal on to the shell between, and some shells end without telling us. Whose child we
 * are then changes, and nobody is left to stop us.
 *
 * @param {() => void} stop
 */
const stopWithParent = (stop) => {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS).unref();
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
  const bundle = await import(pathToFileURL(SERVER_BUNDLE).href);
  const metrics = new bundle.Metrics();
  const figures = await openMetrics(bundle, metrics);
  const tables = await openTables(bundle, folder || join(ROOT, 'data'), metrics);
  const server = await listenOnFirstFree(wish, (free) =>
    bundle.serve({
      port: free,
      webRoot: WEB_DIST,
      ...(host ? { host } : {}),
      online: tables,
    }),
  );
  console.log(
    `Quarterdeck is at http://localhost:${server.port} after ${seconds(performance.now() - began)} (Ctrl-C stops it)`,
  );

  const stop = async () => {
    await tables.close();
    await server.close();
    await figures?.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  stopWithParent(stop);
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
