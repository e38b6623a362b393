import { join } from 'node:path';
import { log } from '../../logging/log.ts';
import { StoreNotOpened } from '../store-not-opened.ts';
import { writeBackup } from './backup-file.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Writes what a database holds to a file before its shape is changed: there is a way forward alone, and
 * this is the way back. Where that cannot be done nothing is changed.
 */
export async function dumpBefore(
  take: () => Promise<Snapshot> | Snapshot,
  folder: string,
  migration: string,
): Promise<void> {
  if (process.env['BACKUP_BEFORE_MIGRATION'] === '0') return;
  try {
    const snapshot = await take();
    try {
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const { file } = await writeBackup(
        snapshot,
        join(folder, `before-${migration}-${stamp}.backup`),
      );
      log.info('What the database holds was written to a file before its shape is changed.', {
        file,
      });
    } finally {
      await snapshot.close();
    }
  } catch (problem) {
    throw new StoreNotOpened('no-dump', problem);
  }
}
