// npm start: from a fresh clone to a page in the browser. Only Node itself may be imported up
// here: nothing is installed yet.
//
// package.json says `exec node … || node …`: npm passes a signal on to the shell it started, which
// would die and leave this process behind; `exec` puts Node in the shell's place. Where the shell
// has no `exec` (Windows), the second half runs.
import { pathToFileURL } from 'node:url';
import { buildIfStale, SERVER_BUNDLE, WEB_DIST } from './house/build.mjs';
import { installIfNeeded } from './house/install.mjs';
import { complaintAboutNode } from './house/node-version.mjs';
import { listenOnFirstFree, portsToTry } from './house/port.mjs';

const main = async () => {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) throw new Error(complaint);
  const wish = portsToTry(process.env['PORT']);
  await installIfNeeded();
  await buildIfStale();

  /** @type {typeof import('../packages/server/src/index.ts')} */
  const { serve } = await import(pathToFileURL(SERVER_BUNDLE).href);
  const host = process.env['HOST'];
  const server = await listenOnFirstFree(wish, (port) =>
    serve({ port, webRoot: WEB_DIST, ...(host ? { host } : {}) }),
  );
  console.log(`Quarterdeck is at http://localhost:${server.port} (Ctrl-C stops it)`);

  const stop = async () => {
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
