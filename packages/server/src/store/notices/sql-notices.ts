import { NOTICE_WAYS, type NoticeSwitches, type NoticeWay } from '@quarterdeck/tables';
import { type Kysely, sql } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { NoticeStore } from './notice-store.ts';
import { sqlOwed } from './owed.ts';

type Database = Kysely<DatabaseSchema>;

export const sqlNotices = (db: Database): NoticeStore => ({
  ...devices(db),
  ...targets(db),
  ...switches(db),
  ...told(db),
  ...sqlOwed(db),
});

/** What a guest of this device has set becomes the account's, where the account has nothing of the kind. */
export async function adoptNotices(tx: Database, from: string, into: string): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ guest: into })
    .where('guest', '=', from)
    .execute();
  await sql`insert into notices (guest, way, target, secret, created_at, confirmed_at, failures)
    select ${into}, way, target, secret, created_at, confirmed_at, failures
    from notices where guest = ${from} on conflict do nothing`.execute(tx);
  await sql`insert into quiet_tables (guest, table_id, way, is_on)
    select ${into}, table_id, way, is_on from quiet_tables where guest = ${from}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('notices').where('guest', '=', from).execute();
}

const devices = (db: Database): Pick<NoticeStore, 'addDevice' | 'devices' | 'removeDevice'> => ({
  addDevice: (guest, { endpoint, p256dh, auth, name, publicKey, since }, most) =>
    orFault(async () => {
      const row = { guest, p256dh, auth, device: name, public_key: publicKey, created_at: since };
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute();
      await sql`delete from push_subscriptions where guest = ${guest} and endpoint not in (
        select endpoint from push_subscriptions where guest = ${guest}
        order by created_at desc, endpoint limit ${most})`.execute(db);
    }),
  devices: (guest) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('guest', '=', guest)
        .orderBy('created_at', 'desc')
        .orderBy('endpoint')
        .execute();
      return rows.map(({ endpoint, p256dh, auth, device, public_key, created_at }) => ({
        endpoint,
        p256dh,
        auth,
        name: device,
        publicKey: public_key,
        since: created_at,
      }));
    }),
  removeDevice: (endpoint) =>
    orFault(async () => {
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    }),
});

const targets = (
  db: Database,
): Pick<NoticeStore, 'target' | 'setTarget' | 'confirm' | 'countFailure' | 'removeTarget'> => ({
  target: (guest, way) =>
    orFault(async () => {
      const row = await db
        .selectFrom('notices')
        .selectAll()
        .where('guest', '=', guest)
        .where('way', '=', way)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { target, secret, created_at: since, confirmed_at: confirmedAt, failures } = row;
      return { target, secret, since, confirmedAt, failures };
    }),
  setTarget: (guest, way, { target, secret, since, confirmedAt, failures }) =>
    orFault(async () => {
      const row = { target, secret, created_at: since, confirmed_at: confirmedAt, failures };
      await db
        .insertInto('notices')
        .values({ guest, way, ...row })
        .onConflict((conflict) => conflict.columns(['guest', 'way']).doUpdateSet(row))
        .execute();
    }),
  confirm: (guest, way, secret, at) =>
    orFault(async () => {
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ confirmed_at: at, failures: 0, secret: '' })
        .where('guest', '=', guest)
        .where('way', '=', way)
        .where('secret', '=', secret)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
  countFailure: (guest, way, failure) =>
    orFault(async () => {
      await db
        .updateTable('notices')
        .set((row) => ({ failures: failure === 'failed' ? row('failures', '+', 1) : 0 }))
        .where('guest', '=', guest)
        .where('way', '=', way)
        .execute();
    }),
  removeTarget: (guest, way) =>
    orFault(async () => {
      await db.deleteFrom('notices').where('guest', '=', guest).where('way', '=', way).execute();
    }),
});

const switches = (db: Database): Pick<NoticeStore, 'switches' | 'setDefault' | 'setSwitch'> => ({
  switches: (guest, table) =>
    orFault(async () => {
      const usual = await db
        .selectFrom('notice_defaults')
        .select(['way', 'is_on'])
        .where('guest', '=', guest)
        .execute();
      const here =
        table === undefined
          ? []
          : await db
              .selectFrom('quiet_tables')
              .select(['way', 'is_on'])
              .where('guest', '=', guest)
              .where('table_id', '=', table)
              .execute();
      const set = new Map<NoticeWay, boolean>(
        [...usual, ...here].map(({ way, is_on }) => [way, is_on === 1]),
      );
      return Object.fromEntries(
        NOTICE_WAYS.map((way) => [way, set.get(way) ?? true]),
      ) as NoticeSwitches;
    }),
  setDefault: (guest, way, isOn) =>
    orFault(async () => {
      const is_on = isOn ? 1 : 0;
      await db
        .insertInto('notice_defaults')
        .values({ guest, way, is_on })
        .onConflict((conflict) => conflict.columns(['guest', 'way']).doUpdateSet({ is_on }))
        .execute();
    }),
  setSwitch: (guest, table, way, isOn) =>
    orFault(async () => {
      const is_on = isOn ? 1 : 0;
      await db
        .insertInto('quiet_tables')
        .values({ guest, table_id: table, way, is_on })
        .onConflict((conflict) =>
          conflict.columns(['guest', 'table_id', 'way']).doUpdateSet({ is_on }),
        )
        .execute();
    }),
});

const told = (db: Database): Pick<NoticeStore, 'claim' | 'reachable' | 'movedSince'> => ({
  claim: (guest, table, answers, at) =>
    orFault(async () => {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('notices_told')
        .values({ guest, table_id: table, answers, at })
        .onConflict((conflict) =>
          conflict
            .columns(['guest', 'table_id'])
            .doUpdateSet({ answers, at })
            .where('notices_told.answers', '<', answers),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    }),
  reachable: (guests) =>
    orFault(async () => {
      if (guests.length === 0) return new Set<string>();
      const rows = await db
        .selectFrom('push_subscriptions')
        .select('guest')
        .where('guest', 'in', guests)
        .union(db.selectFrom('notices').select('guest').where('guest', 'in', guests))
        .execute();
      return new Set(rows.map(({ guest }) => guest));
    }),
  movedSince: (at, most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('state', '=', 'playing')
        .where('updated_at', '>=', at)
        .orderBy('updated_at', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    }),
});
