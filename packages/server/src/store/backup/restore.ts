import { MIGRATION_NAMES } from '../migrations.ts';
import { type BackupPart, type BackupSummary, readBackup } from './backup-file.ts';
import { BackupProblem } from './snapshot.ts';

/** An empty database that a backup is to go into. */
export type RestoreTarget = {
  /** Gives it the shape that the rows have. Throws `BackupProblem` where there is something in it. */
  prepare(migrations: readonly string[]): Promise<void>;
  insert(part: BackupPart): Promise<void>;
  /** Makes it stay, in the shape of this program. */
  finish(): Promise<void>;
  /** Leaves nothing of it. */
  abandon(): Promise<void>;
};

/** All of it, or nothing: the file is read to its end before the first row is written. */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<BackupSummary> {
  try {
    const summary = await readBackup(file, () => Promise.resolve());
    refuseNewer(file, summary);
    await target.prepare(summary.migrations);
    await readBackup(file, (part) => target.insert(part));
    await target.finish();
    return summary;
  } catch (problem) {
    await target.abandon();
    throw problem;
  }
}

function refuseNewer(file: string, { migrations }: BackupSummary): void {
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new BackupProblem(
      'newer-program',
      `${file} cannot be restored: a newer program wrote it (${unknown.join(', ')}).`,
    );
}
