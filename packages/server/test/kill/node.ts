// A server in a process of its own, to be killed: `node … <data folder> <page folder>`. Prints its port.
import { NO_LIMITS } from '../../src/online/limits.ts';
import { loadGame, openOnline, openSqliteInThread, serve, startBot } from '../../src/start.ts';

const [folder = '', webRoot = ''] = process.argv.slice(2);
const online = await openOnline(await openSqliteInThread(folder), {
  loadGame,
  startBot,
  limits: NO_LIMITS,
  notices: { mayBePrivate: true, rest: 50, retryAfter: [1_000] },
});
const { port } = await serve({ port: 0, host: '127.0.0.1', webRoot, online });
process.stdout.write(`${port}\n`);
