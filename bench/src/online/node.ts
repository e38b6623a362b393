// The server in a process of its own: `node … <data folder> <page folder> [limited]`. Says its port, and
// on request what it has had of the processor. `limited`: with the limits that every server has.

import { NO_LIMITS, openOnline, openSqliteInThread, serve } from '@quarterdeck/server';
import { loadGame } from '@quarterdeck/shelf';

const [folder = '', webRoot = '', limited = ''] = process.argv.slice(2);
const startBot = (): never => {
  throw new Error('Guests alone play here.');
};
const online = await openOnline(await openSqliteInThread(folder), {
  loadGame,
  startBot,
  limits: limited === 'limited' ? {} : NO_LIMITS,
});
const { port } = await serve({ port: 0, host: '127.0.0.1', webRoot, online });
process.on('message', () => process.send?.({ usage: process.cpuUsage() }));
process.send?.({ port });
