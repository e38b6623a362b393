// A server in a process of its own whose store does not open: `node … <data folder> <page folder>`.
// Prints its port.
import { noOnline, openSqlite, serve } from '../../src/index.ts';

const [folder = '', webRoot = ''] = process.argv.slice(2);
const problem: unknown = await openSqlite(folder).then(
  () => new Error('a database opened'),
  (reason) => reason,
);
console.error(problem);
const { port } = await serve({ port: 0, host: '127.0.0.1', webRoot, online: noOnline(problem) });
process.stdout.write(`${port}\n`);
