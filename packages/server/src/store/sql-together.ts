import type { Said } from '@quarterdeck/tables';
import type { Kysely } from 'kysely';
import { isNotUnique, orFault } from './faults.ts';
import { partIn } from './people/sql-friends.ts';
import { jsonIn } from './rows.ts';
import type { DatabaseSchema, MessageRow, ReportRow } from './schema.ts';
import type { ChatSide, StoredMessage, StoredReport, TogetherStore } from './together-store.ts';

/** Of several who speak at once each tries again until it has a number of its own. */
const MOST_TRIES = 8;

export const sqlTogether = (db: Kysely<DatabaseSchema>): TogetherStore => ({
  ...messages(db),
  ...hearing(db),
  ...blocks(db),
  ...reports(db),
});

type Messages = Pick<TogetherStore, 'say' | 'said' | 'message' | 'around'>;

const messages = (db: Kysely<DatabaseSchema>): Messages => ({
  say: (message, most) =>
    orFault(async () => {
      for (let tries = 1; ; tries++)
        try {
          return await sayOnce(db, message, most);
        } catch (problem) {
          if (!isNotUnique(problem) || tries === MOST_TRIES) throw problem;
        }
    }),
  said: (table, side, most, reader) =>
    orFault(async () => {
      const rows = await messagesAt(db, table, side)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('blocks')
                .select('blocks.blocked')
                .where('blocks.guest', '=', reader)
                .whereRef('blocks.blocked', '=', 'messages.guest'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('hidden_messages')
                .select('hidden_messages.seq')
                .whereRef('hidden_messages.table_id', '=', 'messages.table_id')
                .whereRef('hidden_messages.side', '=', 'messages.side')
                .whereRef('hidden_messages.seq', '=', 'messages.seq'),
            ),
          ),
        )
        .orderBy('seq', 'desc')
        .limit(most)
        .execute();
      return rows.map(messageOf).toReversed();
    }),
  message: (table, side, seq) =>
    orFault(async () => {
      const row = await messagesAt(db, table, side).where('seq', '=', seq).executeTakeFirst();
      return row && messageOf(row);
    }),
  around: (table, side, seq, by) =>
    orFault(async () => {
      const rows = await messagesAt(db, table, side)
        .where('seq', '>=', seq - by)
        .where('seq', '<=', seq + by)
        .orderBy('seq')
        .execute();
      return rows.map(messageOf);
    }),
});

type Hearing = Pick<TogetherStore, 'setMuted' | 'hasMuted' | 'deafTo'>;

const hearing = (db: Kysely<DatabaseSchema>): Hearing => ({
  setMuted: (guest, table, on) =>
    orFault(async () => {
      if (on)
        await db
          .insertInto('mutes')
          .values({ guest, table_id: table })
          .onConflict((conflict) => conflict.columns(['guest', 'table_id']).doNothing())
          .execute();
      else
        await db
          .deleteFrom('mutes')
          .where('guest', '=', guest)
          .where('table_id', '=', table)
          .execute();
    }),
  hasMuted: (guest, table) =>
    orFault(async () => {
      const found = await db
        .selectFrom('mutes')
        .select('guest')
        .where('guest', '=', guest)
        .where('table_id', '=', table)
        .executeTakeFirst();
      return found !== undefined;
    }),
  deafTo: (speaker, table, guests) =>
    orFault(async () => {
      if (guests.length === 0) return new Set<string>();
      const muted = db
        .selectFrom('mutes')
        .select('guest')
        .where('table_id', '=', table)
        .where('guest', 'in', guests);
      const apart = db
        .selectFrom('blocks')
        .select('guest')
        .where('blocked', '=', speaker)
        .where('guest', 'in', guests);
      const rows = await muted.union(apart).execute();
      return new Set(rows.map(({ guest }) => guest));
    }),
});

const messagesAt = (db: Kysely<DatabaseSchema>, table: string, side: ChatSide) =>
  db.selectFrom('messages').selectAll().where('table_id', '=', table).where('side', '=', side);

const sayOnce = (
  db: Kysely<DatabaseSchema>,
  { table, side, guest, seat, name, at, said }: Parameters<TogetherStore['say']>[0],
  most: number,
): Promise<StoredMessage> =>
  db.transaction().execute(async (tx) => {
    const { last } = await tx
      .selectFrom('messages')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('table_id', '=', table)
      .where('side', '=', side)
      .executeTakeFirstOrThrow();
    const seq = Number(last ?? 0) + 1;
    const row = { table_id: table, side, seq, guest, seat, name, at, said: JSON.stringify(said) };
    await tx.insertInto('messages').values(row).execute();
    await tx
      .deleteFrom('messages')
      .where('table_id', '=', table)
      .where('side', '=', side)
      .where('seq', '<=', seq - most)
      .execute();
    return messageOf(row);
  });

const messageOf = ({
  table_id,
  side,
  seq,
  guest,
  seat,
  name,
  at,
  said,
}: MessageRow): StoredMessage => ({
  table: table_id,
  side,
  seq,
  guest,
  seat,
  name,
  at,
  // Written by us alone, after it passed the gate.
  said: jsonIn(said) as unknown as Said,
});

type Blocks = Pick<TogetherStore, 'agree' | 'block' | 'unblock' | 'blockedBy' | 'areApart'>;

const blocks = (db: Kysely<DatabaseSchema>): Blocks => ({
  agree: (table, guest) =>
    orFault(async () => {
      await db
        .insertInto('agreements')
        .values({ table_id: table, guest })
        .onConflict((conflict) => conflict.columns(['table_id', 'guest']).doNothing())
        .execute();
    }),
  block: (guest, other, at, most) =>
    orFault(async () => {
      const { count } = await db
        .selectFrom('blocks')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('guest', '=', guest)
        .where('blocked', '!=', other)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return 'full';
      await db
        .insertInto('blocks')
        .values({ guest, blocked: other, at })
        .onConflict((conflict) => conflict.columns(['guest', 'blocked']).doNothing())
        .execute();
      await partIn(db, guest, other);
      return 'blocked';
    }),
  unblock: (guest, other) =>
    orFault(async () => {
      await db
        .deleteFrom('blocks')
        .where('guest', '=', guest)
        .where('blocked', '=', other)
        .execute();
    }),
  blockedBy: (guest) =>
    orFault(() =>
      db
        .selectFrom('blocks')
        .innerJoin('guests', 'guests.id', 'blocks.blocked')
        .select(['guests.id as guest', 'guests.name'])
        .where('blocks.guest', '=', guest)
        .orderBy('blocks.at', 'desc')
        .execute(),
    ),
  areApart: (guests) =>
    orFault(async () => {
      if (guests.length < 2) return false;
      const found = await db
        .selectFrom('blocks')
        .select('guest')
        .where('guest', 'in', guests)
        .where('blocked', 'in', guests)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    }),
});

type Reports = Pick<TogetherStore, 'report' | 'reports'>;

const reports = (db: Kysely<DatabaseSchema>): Reports => ({
  report: ({ id, by, about, thing, table, reason, note, surroundings, at }) =>
    orFault(async () => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reports')
        .values({
          id,
          by_guest: by,
          about_guest: about,
          thing,
          table_id: table,
          reason,
          note,
          surroundings: JSON.stringify(surroundings),
          created_at: at,
          state: 'open',
        })
        .onConflict((conflict) => conflict.columns(['by_guest', 'thing']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n ? 'reported' : 'already';
    }),
  reports: (most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(reportOf);
    }),
});

/** As it is stored. */
export const reportOf = (row: ReportRow): StoredReport => ({
  id: row.id,
  by: row.by_guest,
  about: row.about_guest,
  thing: row.thing,
  table: row.table_id,
  reason: row.reason,
  note: row.note,
  surroundings: jsonIn(row.surroundings) as unknown as StoredReport['surroundings'],
  at: row.created_at,
  state: row.state,
});
