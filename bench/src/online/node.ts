// The server in a process of its own: `node … <folder> [limited]`. The folder is where its data are kept;
// `limited`: with the limits that every server has.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_LIMITS, openOnline, openSqliteInThread, serve } from '@quarterdeck/server';
import { loadGame } from '@quarterdeck/shelf';
import { loadEndless } from './long/endless-game.ts';
import { serving } from './serving.ts';

const [folder = '', limits = ''] = process.argv.slice(2);
// Beside the data: a server reads all of its page when it starts.
const webRoot = join(folder, 'page');
mkdirSync(webRoot, { recursive: true });
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Bench</title>');
const startBot = (): never => {
  throw new Error('Guests alone play here.');
};
const store = await openSqliteInThread(join(folder, 'data'));
const online = await openOnline(store, {
  loadGame: (id) => (id === 'endless' ? loadEndless() : loadGame(id)),
  startBot,
  limits: limits === 'limited' ? {} : NO_LIMITS,
});
const { port } = await serve({ port: 0, host: '127.0.0.1', webRoot, online });

const answersOf = async (table: string): Promise<number> => {
  const entries = (await store.tables.entriesAfter(table, 0)) ?? [];
  return entries.filter(({ entry }) => 'choice' in entry).length;
};

serving(port, async (tables) => {
  const held: number[] = [];
  for (const table of tables) held.push(await answersOf(table));
  return held;
});
