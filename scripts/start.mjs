// npm start: from a fresh clone to a page in the browser. Only Node itself may be imported up
// here: nothing is installed yet.
//
// package.json says `exec node … || node …`: npm passes a signal on to the shell it started, which
// would die and leave this process behind; `exec` puts Node in the shell's place. Where the shell
// has no `exec` (Windows), the second half runs.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, SERVER_BUNDLE, WEB_DIST } from './house/build.mjs';
import { installIfNeeded } from './house/install.mjs';
import { complaintAboutNode } from './house/node-version.mjs';
import { listenOnFirstFree, portsToTry } from './house/port.mjs';
import { ROOT } from './house/root.mjs';

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

/**
 * Tables for people far apart. Where their database cannot be had the page is served all the same:
 * tables of one browser need none.
 *
 * @param {typeof import('../packages/server/src/index.ts')} server
 */
const openTables = async ({ openOnline, openPostgres, openSqlite }) => {
  const url = process.env['DATABASE_URL'];
  const folder = process.env['DATA_DIR'] || join(ROOT, 'data');
  try {
    const store = url ? await openPostgres(url) : await openSqlite(folder);
    const online = await openOnline(store);
    const close = async () => {
      await online.close();
      await store.close();
    };
    return { online, close, kept: url ? 'the database of DATABASE_URL' : folder };
  } catch (problem) {
    const asked = url ? 'DATABASE_URL' : 'DATA_DIR';
    console.error(
      `There are no tables online, since their database does not open: ${why(problem)}`,
    );
    console.error(`Look at ${asked}, and start again. Tables of one browser need none.`);
    return null;
  }
};

const main = async () => {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) throw new Error(complaint);
  const wish = portsToTry(process.env['PORT']);
  await installIfNeeded();
  await buildIfStale();

  /** @type {typeof import('../packages/server/src/index.ts')} */
  const bundle = await import(pathToFileURL(SERVER_BUNDLE).href);
  const tables = await openTables(bundle);
  const host = process.env['HOST'];
  const server = await listenOnFirstFree(wish, (port) =>
    bundle.serve({
      port,
      webRoot: WEB_DIST,
      ...(host ? { host } : {}),
      ...(tables ? { online: tables.online } : {}),
    }),
  );
  if (tables) console.log(`Tables online are kept in ${tables.kept}`);
  console.log(`Quarterdeck is at http://localhost:${server.port} (Ctrl-C stops it)`);

  const stop = async () => {
    await tables?.close();
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
