import type { Kysely, Transaction } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { Deed, Done } from './deed.ts';
import type { MildDeedsStore } from './mild-deeds-store.ts';
import { writeDeed } from './write-deed.ts';

export const sqlMildDeeds = (db: Kysely<DatabaseSchema>): MildDeedsStore => ({
  ...warnings(db),
  ...silences(db),
  ...hiding(db),
});

const noted = (
  db: Kysely<DatabaseSchema>,
  deed: Deed,
  change: (tx: Transaction<DatabaseSchema>) => Promise<Done>,
): Promise<Done> =>
  orFault(() =>
    db.transaction().execute(async (tx) => {
      const done = await change(tx);
      if (done === 'done') await writeDeed(tx, deed);
      return done;
    }),
  );

type Warnings = Pick<MildDeedsStore, 'warn' | 'warningFor' | 'readWarning'>;

const warnings = (db: Kysely<DatabaseSchema>): Warnings => ({
  warn: (person, deed) =>
    noted(db, deed, async (tx) => {
      const { id, at, note } = deed;
      await tx.insertInto('warnings').values({ id, person, note, at, read_at: null }).execute();
      return 'done';
    }),
  warningFor: (person) =>
    orFault(() =>
      db
        .selectFrom('warnings')
        .select(['id', 'note'])
        .where('person', '=', person)
        .where('read_at', 'is', null)
        .orderBy('at')
        .orderBy('id')
        .executeTakeFirst(),
    ),
  readWarning: (person, warning, at) =>
    orFault(async () => {
      const { numUpdatedRows } = await db
        .updateTable('warnings')
        .set({ read_at: at })
        .where('id', '=', warning)
        .where('person', '=', person)
        .where('read_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? 'gone' : 'done';
    }),
});

type Silences = Pick<MildDeedsStore, 'silence' | 'endSilence' | 'silenceOf'>;

const silences = (db: Kysely<DatabaseSchema>): Silences => ({
  silence: (person, { until, reason }, deed) =>
    noted(db, deed, async (tx) => {
      await tx
        .insertInto('silences')
        .values({ person, until, reason, at: deed.at })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ until, reason }))
        .execute();
      return 'done';
    }),
  endSilence: (person, deed) =>
    noted(db, deed, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('silences')
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows === 0n ? 'gone' : 'done';
    }),
  silenceOf: (person) =>
    orFault(() =>
      db
        .selectFrom('silences')
        .select(['until', 'reason'])
        .where('person', '=', person)
        .executeTakeFirst(),
    ),
});

type Hiding = Pick<MildDeedsStore, 'setMessageHidden' | 'hiddenMessages'>;

const hiding = (db: Kysely<DatabaseSchema>): Hiding => ({
  setMessageHidden: ({ table, side, seq }, isHidden, deed) =>
    noted(db, deed, async (tx) => {
      const there = await tx
        .selectFrom('messages')
        .select('seq')
        .where('table_id', '=', table)
        .where('side', '=', side)
        .where('seq', '=', seq)
        .executeTakeFirst();
      if (there === undefined) return 'gone';
      if (isHidden)
        await tx
          .insertInto('hidden_messages')
          .values({ table_id: table, side, seq })
          .onConflict((conflict) => conflict.columns(['table_id', 'side', 'seq']).doNothing())
          .execute();
      else
        await tx
          .deleteFrom('hidden_messages')
          .where('table_id', '=', table)
          .where('side', '=', side)
          .where('seq', '=', seq)
          .execute();
      return 'done';
    }),
  hiddenMessages: (table) =>
    orFault(() =>
      db
        .selectFrom('hidden_messages')
        .select(['table_id as table', 'side', 'seq'])
        .where('table_id', '=', table)
        .execute(),
    ),
});
