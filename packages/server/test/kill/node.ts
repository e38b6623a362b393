// A server in a process of its own, to be killed: `node … <data folder> <page folder>`. Prints its port.
import { loadGame, openOnline, openSqlite, serve, startBot } from '../../src/start.ts';

const NO_LIMIT = { burst: 1_000_000, perSecond: 1_000_000 };

const [folder = '', webRoot = ''] = process.argv.slice(2);
const online = await openOnline(await openSqlite(folder), { loadGame, startBot, rate: NO_LIMIT });
const { port } = await serve({ port: 0, host: '127.0.0.1', webRoot, online });
process.stdout.write(`${port}\n`);
