import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import { openLog, openTable } from '@quarterdeck/tables';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';

/** Tables that are something else when they are opened from their checkpoints than by their logs. */
export async function unlikeTheirLogs(folder: string): Promise<readonly string[]> {
  const store = await openSqlite(folder);
  const unlike: string[] = [];
  try {
    for (const { id, game } of await store.tables.list()) {
      const rules = engine((await loadGame(game)).game);
      const stored = await store.tables.read(id);
      const opened = await openTable(rules, store.tables, id, {
        now: () => 0,
        pause: () => Promise.resolve(),
        check: () => {},
        onUnfit: ({ message }) => unlike.push(`${id}: ${message}`),
      });
      if (stored === undefined || opened === undefined) throw new Error(`${id} is gone`);
      const told = (log: typeof opened.log): string =>
        JSON.stringify([log.recording.segments, log.entriesFor('spectator', 0)]);
      if (told(openLog(rules, stored)) !== told(opened.log)) unlike.push(id);
    }
  } finally {
    await store.close();
  }
  return unlike;
}
