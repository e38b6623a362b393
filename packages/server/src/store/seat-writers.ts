import type { Json } from '@quarterdeck/kernel/pack';
import type { Kysely } from 'kysely';
import { isNotUnique, orFault } from './faults.ts';
import type { DatabaseSchema, SeatRow } from './schema.ts';
import type { OnlineTables, Seated } from './server-store.ts';

type SeatWriters = Pick<OnlineTables, 'sit' | 'leave' | 'arrange' | 'swap'>;

export const seatWriters = (db: Kysely<DatabaseSchema>): SeatWriters => ({
  sit: (table, seat, guest) =>
    orFault(async (): Promise<Seated> => {
      try {
        const { numUpdatedRows } = await db
          .updateTable('berths')
          .set({ kind: 'guest', guest })
          .where('mooring', '=', table)
          .where('seat', '=', seat)
          .where('kind', '=', 'open')
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return 'seated';
      } catch (problem) {
        if (isNotUnique(problem)) return 'elsewhere';
        throw problem;
      }
      const found = await db
        .selectFrom('berths')
        .select('guest')
        .where('mooring', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst();
      if (found === undefined) return 'gone';
      // Who asks twice, because the first answer was lost, sits.
      return found.guest === guest ? 'seated' : 'taken';
    }),
  arrange: (table, seat, holder, setup) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        if (!(await hasNewSetup(tx, table, setup))) return 'dealt';
        await tx
          .updateTable('berths')
          .set({ kind: holder.kind, bot: holder.kind === 'bot' ? holder.bot : null, guest: null })
          .where('mooring', '=', table)
          .where('seat', '=', seat)
          .execute();
        return 'arranged';
      }),
    ),
  swap: (table, seat, other, setup) =>
    orFault(async () => {
      try {
        return await db.transaction().execute(async (tx) => {
          if (!(await hasNewSetup(tx, table, setup))) return 'dealt';
          const [one, two] = [await holderOf(tx, table, seat), await holderOf(tx, table, other)];
          // One guest cannot have two seats, not even for a moment.
          await replace(tx, table, seat, one, NOBODY);
          await replace(tx, table, other, two, one);
          await replace(tx, table, seat, NOBODY, two);
          return 'swapped';
        });
      } catch (problem) {
        if (problem instanceof HolderChanged) return 'changed';
        throw problem;
      }
    }),
  leave: (table, seat, guest) =>
    orFault(async () => {
      const { numUpdatedRows } = await db
        .updateTable('berths')
        .set({ kind: 'open', guest: null })
        .where('mooring', '=', table)
        .where('seat', '=', seat)
        .where('guest', '=', guest)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? 'not-yours' : 'left';
    }),
});

type Holder = Pick<SeatRow, 'kind' | 'bot' | 'guest'>;
const NOBODY: Holder = { kind: 'open', bot: null, guest: null };

/** Somebody was faster: nothing of the transaction is done. */
class HolderChanged extends Error {}

/** False where the table is dealt. Whoever deals it at this moment comes before or after. */
async function hasNewSetup(
  tx: Kysely<DatabaseSchema>,
  table: string,
  setup: Json,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('moorings')
    .set({ setup: JSON.stringify(setup) })
    .where('id', '=', table)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.id').where('tables.id', '=', table))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function holderOf(tx: Kysely<DatabaseSchema>, table: string, seat: number): Promise<Holder> {
  const holder = await tx
    .selectFrom('berths')
    .select(['kind', 'bot', 'guest'])
    .where('mooring', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  if (holder === undefined) throw new HolderChanged();
  return holder;
}

async function replace(
  tx: Kysely<DatabaseSchema>,
  table: string,
  seat: number,
  before: Holder,
  after: Holder,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('berths')
    .set(after)
    .where('mooring', '=', table)
    .where('seat', '=', seat)
    .where('kind', '=', before.kind)
    .where('guest', before.guest === null ? 'is' : '=', before.guest)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HolderChanged();
}
