import { markedAsBot } from '@quarterdeck/tables';
import type { Kysely, Transaction } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';
import { reportOf } from '../sql-together.ts';
import type { Deed, Done } from './deed.ts';
import type { ModeratedRow, ModerationStore } from './moderation-store.ts';
import { sqlMildDeeds } from './sql-mild-deeds.ts';
import { writeDeed } from './write-deed.ts';

const MODERATOR = 'moderator';

export const sqlModeration = (db: Kysely<DatabaseSchema>): ModerationStore => ({
  ...roles(db),
  ...cases(db),
  ...persons(db),
  ...deeds(db),
  ...sqlMildDeeds(db),
});

const roles = (
  db: Kysely<DatabaseSchema>,
): Pick<ModerationStore, 'isModerator' | 'setModerators'> => ({
  isModerator: (person) =>
    orFault(async () => {
      const row = await db
        .selectFrom('people')
        .select('role')
        .where('id', '=', person)
        .executeTakeFirst();
      return row?.role === MODERATOR;
    }),
  setModerators: (handles, line) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const known = await tx
          .selectFrom('people')
          .leftJoin('profiles', 'profiles.person', 'people.id')
          .innerJoin('guests', 'guests.id', 'people.id')
          .select(['people.id', 'role', 'handle', 'guests.name'])
          .where((at) =>
            at.or([
              at('role', '=', MODERATOR),
              ...(handles.length === 0 ? [] : [at('handle', 'in', [...handles])]),
            ]),
          )
          .execute();
        for (const { id, role, handle, name } of known) {
          const isGiven = handle !== null && handles.includes(handle);
          if (isGiven === (role === MODERATOR)) continue;
          await tx
            .updateTable('people')
            .set({ role: isGiven ? MODERATOR : null })
            .where('id', '=', id)
            .execute();
          await writeDeed(tx, line(name, isGiven));
        }
      }),
    ),
});

type Cases = Pick<ModerationStore, 'reportCases' | 'reportCase' | 'tablesToModerate' | 'audit'>;

const cases = (db: Kysely<DatabaseSchema>): Cases => ({
  reportCases: (most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .orderBy('state', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(reportOf);
    }),
  reportCase: (id) =>
    orFault(async () => {
      const row = await db
        .selectFrom('reports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && reportOf(row);
    }),
  tablesToModerate: (most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('moorings')
        .leftJoin('tables', 'tables.id', 'moorings.id')
        .select(['moorings.id', 'moorings.game', 'created_at', 'listed', 'hidden', 'tables.length'])
        .where('over_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute();
      const names = await namesAt(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, game, created_at, listed, hidden, length }) => ({
        table: id,
        game,
        at: created_at,
        isDealt: length !== null,
        isListed: listed === 1,
        isHidden: hidden === 1,
        people: names.flatMap(({ mooring, name }) => (mooring === id ? [name] : [])),
      }));
    }),
  audit: (most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id, at, by_name, deed, about, note }) => ({
        id,
        at,
        by: by_name,
        deed,
        about,
        note,
      }));
    }),
});

type Persons = Pick<ModerationStore, 'peopleToModerate' | 'byId' | 'byHandle'>;

const persons = (db: Kysely<DatabaseSchema>): Persons => ({
  peopleToModerate: (name, most) =>
    orFault(async () => {
      const found = peopleQuery(db).orderBy('guests.name').limit(most);
      const rows =
        name === undefined
          ? await found
              .where((at) =>
                at.or([at('bans.person', 'is not', null), at('silences.person', 'is not', null)]),
              )
              .execute()
          : await found.where('guests.name', 'like', `${literally(name)}%`).execute();
      return rows.map(personOf);
    }),
  byId: (people) =>
    orFault(async () => {
      if (people.length === 0) return [];
      return (
        await peopleQuery(db)
          .where('guests.id', 'in', [...people])
          .execute()
      ).map(personOf);
    }),
  byHandle: (handle) =>
    orFault(async () => {
      const row = await peopleQuery(db)
        .innerJoin('profiles', 'profiles.person', 'guests.id')
        .where('profiles.handle', '=', handle)
        .executeTakeFirst();
      return row && personOf(row);
    }),
});

/** A name is looked for as it is: these two mean more to a database. */
const literally = (name: string): string => name.replaceAll(/[%_]/g, '');

const namesAt = async (db: Kysely<DatabaseSchema>, tables: readonly string[]) =>
  tables.length === 0
    ? []
    : await db
        .selectFrom('berths')
        .innerJoin('guests', 'guests.id', 'berths.guest')
        .select(['mooring', 'name'])
        .where('mooring', 'in', [...tables])
        .orderBy('seat')
        .execute();

const peopleQuery = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('guests')
    .leftJoin('people', 'people.id', 'guests.id')
    .leftJoin('bans', 'bans.person', 'guests.id')
    .leftJoin('silences', 'silences.person', 'guests.id')
    .select([
      'guests.id',
      'guests.name',
      'guests.created_at',
      'people.id as account',
      'bans.person as banned',
      'bans.until',
      'bans.reason',
      'silences.person as silenced',
      'silences.until as silent_until',
      'silences.reason as silent_because',
    ]);

const personOf = ({
  id,
  name,
  created_at,
  account,
  banned,
  until,
  reason,
  silenced,
  silent_until,
  silent_because,
}: {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly account: string | null;
  readonly banned: string | null;
  readonly until: number | null;
  readonly reason: string | null;
  readonly silenced: string | null;
  readonly silent_until: number | null;
  readonly silent_because: string | null;
}): ModeratedRow => ({
  person: id,
  name,
  since: created_at,
  hasAccount: account !== null,
  ban: banned === null ? null : { until, reason: reason ?? '' },
  silence: silenced === null ? null : { until: silent_until, reason: silent_because ?? '' },
});

type Deeds = Pick<
  ModerationStore,
  'closeReport' | 'setHidden' | 'renameBy' | 'ban' | 'lift' | 'log'
>;

const deeds = (db: Kysely<DatabaseSchema>): Deeds => ({
  closeReport: (report, deed) =>
    done(db, deed, (tx) =>
      tx
        .updateTable('reports')
        .set({ state: 'closed' })
        .where('id', '=', report)
        .where('state', '=', 'open')
        .executeTakeFirst(),
    ),
  setHidden: (table, isHidden, deed) =>
    done(db, deed, (tx) =>
      tx
        .updateTable('moorings')
        .set({ hidden: isHidden ? 1 : 0 })
        .where('id', '=', table)
        .executeTakeFirst(),
    ),
  renameBy: (person, name, deed) =>
    done(db, deed, async (tx) => {
      // Whatever a bot is called, it is marked as one.
      const bot = await tx
        .selectFrom('outside_bots')
        .select('bot')
        .where('bot', '=', person)
        .executeTakeFirst();
      return await tx
        .updateTable('guests')
        .set({ name: bot === undefined ? name : markedAsBot(name) })
        .where('id', '=', person)
        .executeTakeFirst();
    }),
  ban: (person, { until, reason }, deed) =>
    orFault(() =>
      db.transaction().execute(async (tx): Promise<Done> => {
        await tx
          .insertInto('bans')
          .values({ person, until, reason, at: deed.at })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ until, reason }))
          .execute();
        await writeDeed(tx, deed);
        return 'done';
      }),
    ),
  lift: (person, deed) =>
    orFault(() =>
      db.transaction().execute(async (tx): Promise<Done> => {
        const { numDeletedRows } = await tx
          .deleteFrom('bans')
          .where('person', '=', person)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return 'gone';
        await writeDeed(tx, deed);
        return 'done';
      }),
    ),
  log: (deed) => orFault(() => writeDeed(db, deed)),
});

const done = (
  db: Kysely<DatabaseSchema>,
  deed: Deed,
  change: (tx: Transaction<DatabaseSchema>) => Promise<{ readonly numUpdatedRows: bigint }>,
): Promise<Done> =>
  orFault(() =>
    db.transaction().execute(async (tx): Promise<Done> => {
      if ((await change(tx)).numUpdatedRows === 0n) return 'gone';
      await writeDeed(tx, deed);
      return 'done';
    }),
  );
