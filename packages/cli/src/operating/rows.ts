import type { BackupSummary } from '@quarterdeck/server';

/** What a backup holds, for a person. */
export function rowsInWords({ rows }: BackupSummary): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const of = (table: string): string => (rows[table] ?? 0).toLocaleString('en');
  return `${of('guests')} people, ${of('moorings')} tables, ${of('entries')} answers; ${all.toLocaleString('en')} rows in all`;
}
