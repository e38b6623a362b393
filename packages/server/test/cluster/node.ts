// One server of several, in a process of its own: `node … <page folder> <port>`. DATABASE_URL and NATS_URL
// say where the others are, CLOCK_SKEW by how many milliseconds its clock is wrong; SIGUSR2 sets it wrong
// another way. Prints its port.
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { NO_LIMITS } from '../../src/online/limits.ts';
import { loadGame, openOnline, serve, startBot } from '../../src/start.ts';
import { openPostgres } from '../../src/store/open-store.ts';

const HOUR_MS = 60 * 60_000;

const [webRoot = '', port = '0'] = process.argv.slice(2);
let skew = Number(process.env['CLOCK_SKEW'] ?? 0);
const { now } = Date;
Date.now = () => now() + skew;
process.on('SIGUSR2', () => {
  skew = skew > 0 ? -skew : HOUR_MS - skew;
});

const store = await openPostgres(process.env['DATABASE_URL'] ?? '');
const online = await openOnline(store, {
  loadGame: (id) => (id === 'sealed' ? loadSealed() : loadGame(id)),
  startBot,
  botPause: 0,
  limits: NO_LIMITS,
  nats: process.env['NATS_URL'] ?? '',
});
const server = await serve({ port: Number(port), host: '127.0.0.1', webRoot, online });
process.stdout.write(`${server.port}\n`);

process.once('SIGTERM', async () => {
  await online.close();
  await server.close();
  await store.close();
  process.exit(0);
});
