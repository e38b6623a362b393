import { createHash } from 'node:crypto';
import type { Checkpoint, StoredCheckpoint } from '@quarterdeck/tables';
import type { CheckpointRow, ToldRow } from './schema.ts';

/** `after`: the length of the one it takes the place of; null: it replaces whatever there is. */
export type CheckpointRows = {
  readonly after: number | null;
  readonly checkpoint: CheckpointRow;
  readonly told: ToldRow;
};

export function checkpointRows(table_id: string, checkpoint: Checkpoint): CheckpointRows {
  const { format, rules, length, after, match, hash, told } = checkpoint;
  const { items, events } = told;
  return {
    after,
    checkpoint: { table_id, length, format, rules, match, hash },
    told: { table_id, upto: length, items, events, sum: sumOf(told) },
  };
}

/** Whether each of them is what was written; that none is missing is seen by their number. */
export const checkpointOf = (
  { length, format, rules, match, hash }: CheckpointRow,
  told: readonly ToldRow[],
): StoredCheckpoint => ({
  ...{ length, format, rules, match, hash, told },
  isSound: told.every((row) => row.sum === sumOf(row)),
});

const sumOf = ({ items, events }: Pick<ToldRow, 'items' | 'events'>): string =>
  createHash('sha256').update(`${items.length} `).update(items).update(events).digest('base64');
