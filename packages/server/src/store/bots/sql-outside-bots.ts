import { type Kysely, sql } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';
import { type OutsideBotStore, ratedAs } from './outside-bot-store.ts';

/** Milliseconds: a token in use is noted this often, not with every request. */
const NOTED_EVERY = 60_000;

export const sqlOutsideBots = (db: Kysely<DatabaseSchema>): OutsideBotStore => ({
  ...botRows(db),
  ...tokenRows(db),
  ratings: (bots) =>
    orFault(async () => {
      if (bots.length === 0) return [];
      const rows = await db
        .selectFrom('bot_ratings')
        .selectAll()
        .where('bot', 'in', bots.map(ratedAs))
        .orderBy('game')
        .execute();
      return rows.map((row) => ({
        ...row,
        bot: bots.find((one) => ratedAs(one) === row.bot) ?? '',
      }));
    }),
});

const botRows = (
  db: Kysely<DatabaseSchema>,
): Pick<OutsideBotStore, 'add' | 'of' | 'read' | 'byHandle' | 'retire'> => ({
  add: ({ bot, handle, name, owner, createdAt }, most) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const { has } = await tx
          .selectFrom('outside_bots')
          .select(({ fn }) => fn.countAll<number | string>().as('has'))
          .where('owner', '=', owner)
          .executeTakeFirstOrThrow();
        if (Number(has) >= most) return 'full';
        await tx.insertInto('guests').values({ id: bot, name, created_at: createdAt }).execute();
        const row = { bot, owner, handle, created_at: createdAt };
        await tx.insertInto('outside_bots').values(row).execute();
        return 'added';
      }),
    ),
  of: (owner) =>
    orFault(async () => {
      const rows = await botQuery(db).where('owner', '=', owner).orderBy('bot').execute();
      return rows;
    }),
  read: (bot) =>
    orFault(async () => {
      const row = await botQuery(db).where('outside_bots.bot', '=', bot).executeTakeFirst();
      return row;
    }),
  byHandle: (handle) =>
    orFault(async () => {
      const row = await botQuery(db).where('handle', '=', handle).executeTakeFirst();
      return row;
    }),
  retire: (bot) =>
    orFault(async () => {
      await db.deleteFrom('bot_tokens').where('bot', '=', bot).execute();
      await sql`update outside_bots set owner = bot where bot = ${bot}`.execute(db);
    }),
});

const tokenRows = (
  db: Kysely<DatabaseSchema>,
): Pick<OutsideBotStore, 'tokens' | 'addToken' | 'opened' | 'revoke'> => ({
  tokens: (bots) =>
    orFault(async () => {
      if (bots.length === 0) return [];
      const rows = await db
        .selectFrom('bot_tokens')
        .select(['id', 'bot', 'name', 'created_at as createdAt', 'used_at as usedAt'])
        .where('bot', 'in', bots)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows;
    }),
  addToken: ({ id, bot, name, hash, createdAt }, most) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const { has } = await tx
          .selectFrom('bot_tokens')
          .select(({ fn }) => fn.countAll<number | string>().as('has'))
          .where('bot', '=', bot)
          .executeTakeFirstOrThrow();
        if (Number(has) >= most) return 'full';
        const row = { id, bot, name, hash, created_at: createdAt, used_at: null };
        await tx.insertInto('bot_tokens').values(row).execute();
        return 'added';
      }),
    ),
  opened: (hash, now) =>
    orFault(async () => {
      const row = await db
        .selectFrom('bot_tokens')
        .select(['id', 'bot', 'used_at'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (row.used_at === null || now - row.used_at >= NOTED_EVERY)
        await db.updateTable('bot_tokens').set({ used_at: now }).where('id', '=', row.id).execute();
      return { bot: row.bot, token: row.id };
    }),
  revoke: (bot, token) =>
    orFault(async () => {
      const { numDeletedRows } = await db
        .deleteFrom('bot_tokens')
        .where('bot', '=', bot)
        .where('id', '=', token)
        .executeTakeFirst();
      return numDeletedRows === 0n ? 'gone' : 'revoked';
    }),
});

const botQuery = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('outside_bots')
    .innerJoin('guests', 'guests.id', 'outside_bots.bot')
    .innerJoin('guests as owners', 'owners.id', 'outside_bots.owner')
    .select([
      'outside_bots.bot',
      'handle',
      'guests.name',
      'owner',
      'owners.name as ownerName',
      'outside_bots.created_at as createdAt',
    ]);

/** Somebody's bots end with their account: no token opens one any more. */
export async function retireBotsOf(tx: Kysely<DatabaseSchema>, owner: string): Promise<void> {
  await sql`delete from bot_tokens where bot in
    (select bot from outside_bots where owner = ${owner})`.execute(tx);
  await sql`update outside_bots set owner = bot where owner = ${owner}`.execute(tx);
}
