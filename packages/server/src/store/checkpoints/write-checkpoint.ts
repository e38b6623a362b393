import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import type { CheckpointRows } from './rows.ts';

/**
 * In the transaction of the append that it comes with. Where another node has stored one meanwhile,
 * this one has nothing to stand on and is left out: the next one who opens the table goes on from theirs.
 */
export async function writeCheckpoint(
  tx: Kysely<DatabaseSchema>,
  { after, checkpoint, told }: CheckpointRows,
): Promise<void> {
  const { table_id, ...place } = checkpoint;
  if (after === null) {
    await dropCheckpoint(tx, table_id);
    await tx.insertInto('checkpoints').values(checkpoint).execute();
  } else {
    const { numUpdatedRows } = await tx
      .updateTable('checkpoints')
      .set(place)
      .where('table_id', '=', table_id)
      .where('length', '=', after)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
  }
  await tx.insertInto('told').values(told).execute();
}

export async function dropCheckpoint(tx: Kysely<DatabaseSchema>, table: string): Promise<void> {
  await tx.deleteFrom('told').where('table_id', '=', table).execute();
  await tx.deleteFrom('checkpoints').where('table_id', '=', table).execute();
}
