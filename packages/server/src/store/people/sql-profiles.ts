import { SETTLED_AFTER } from '@quarterdeck/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ratedAs } from '../bots/outside-bot-store.ts';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { Ladder, Person, ProfileStore } from './people-store.ts';
import { colourIn } from './sql-counting.ts';
import { resultsOf, summaryOf } from './sql-results.ts';

/** Until somebody has played. */
const FIRST_COLOUR = 'white';

export const sqlProfiles = (db: Kysely<DatabaseSchema>): ProfileStore => ({
  ...persons(db),
  ...ratings(db),
  summary: (person, reader) => orFault(() => summaryOf(db, person, reader)),
  results: (person, reader, most, before) =>
    orFault(() => resultsOf(db, person, reader, most, before)),
  ...ladders(db),
});

const persons = (db: Kysely<DatabaseSchema>): Pick<ProfileStore, 'introduce' | 'seenBy'> => ({
  introduce: (person, handle) =>
    orFault(async () => {
      await db
        .insertInto('profiles')
        .values({ person, handle, colour: FIRST_COLOUR })
        .onConflict((conflict) => conflict.column('person').doNothing())
        .execute();
      return personOf(
        await personQuery(db).where('profiles.person', '=', person).executeTakeFirstOrThrow(),
      );
    }),
  seenBy: (handle, reader) =>
    orFault(async () => {
      const row = await personQuery(db)
        .where('profiles.handle', '=', handle)
        .where(isSeenBy(reader))
        .executeTakeFirst();
      return row && personOf(row);
    }),
});

/** Everybody with an account, and oneself; nobody who has blocked the reader. */
const isSeenBy = (reader: string): RawBuilder<boolean> => sql<boolean>`(
  profiles.person = ${reader} or (people.id is not null and not exists (
    select 1 from blocks where blocks.guest = profiles.person and blocks.blocked = ${reader})))`;

export const personQuery = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('profiles')
    .innerJoin('guests', 'guests.id', 'profiles.person')
    .leftJoin('people', 'people.id', 'profiles.person')
    .select([
      'profiles.person',
      'profiles.handle',
      'profiles.colour',
      'guests.name',
      'guests.created_at',
      'people.id as account',
    ]);

type PersonRowRead = {
  readonly person: string;
  readonly handle: string;
  readonly colour: string;
  readonly name: string;
  readonly created_at: number;
  readonly account: string | null;
};

export const personOf = ({
  person,
  handle,
  colour,
  name,
  created_at,
  account,
}: PersonRowRead): Person => ({
  person,
  handle,
  name,
  colour: colourIn(colour),
  since: created_at,
  hasAccount: account !== null,
});

const ratings = (db: Kysely<DatabaseSchema>): Pick<ProfileStore, 'ratings' | 'steps'> => ({
  ratings: (person) =>
    orFault(() =>
      db
        .selectFrom('ratings')
        .select(['game', 'pace', 'mu', 'sigma', 'matches', 'won'])
        .where('person', '=', person)
        .orderBy('matches', 'desc')
        .execute(),
    ),
  steps: (people, since, most) =>
    orFault(async () => {
      if (people.length === 0) return [];
      const rows = await db
        .selectFrom('results')
        .innerJoin('matches', 'matches.table_id', 'results.table_id')
        .select(['person', 'game', 'pace', 'results.at', 'mu_before', 'mu_after'])
        .where('person', 'in', [...people])
        .where('results.at', '>=', since)
        .where('is_rated', '=', 1)
        .orderBy('results.at', 'desc')
        .orderBy('results.table_id', 'desc')
        .limit(most)
        .execute();
      return rows
        .flatMap(({ person, game, pace, at, mu_before: before, mu_after: after }) =>
          person === null || pace === null || before === null || after === null
            ? []
            : [{ person, game, pace, at, before, after }],
        )
        .toReversed();
    }),
});

const ladders = (
  db: Kysely<DatabaseSchema>,
): Pick<ProfileStore, 'leaders' | 'ranked' | 'bots'> => ({
  leaders: (ladder, reader, most) =>
    orFault(async () => {
      const rows = await onLadder(db, ladder, reader)
        .select(['ratings.mu', 'ratings.matches', 'ratings.won'])
        .orderBy('ratings.mu', 'desc')
        .orderBy('profiles.handle')
        .limit(most)
        .execute();
      return rows.map(({ mu, matches, won, ...row }) => ({ ...personOf(row), mu, matches, won }));
    }),
  ranked: (ladder, reader, mu) =>
    orFault(async () => {
      const { all, above } = await db
        .selectFrom(onLadder(db, ladder, reader).select('ratings.mu').as('ranked'))
        .select(({ fn }) => fn.countAll<number | string>().as('all'))
        .select(
          sql<number | string | null>`sum(case when mu > ${mu} then 1 else 0 end)`.as('above'),
        )
        .executeTakeFirstOrThrow();
      return { all: Number(all), above: Number(above ?? 0) };
    }),
  bots: (game) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('bot_ratings')
        .leftJoin('outside_bots', (join) =>
          join.on(sql<boolean>`bot_ratings.bot = ${ratedAs('')} || outside_bots.bot`),
        )
        .leftJoin('guests', 'guests.id', 'outside_bots.bot')
        .select(['bot_ratings.bot', 'mu', 'sigma', 'matches', 'handle', 'guests.name'])
        .where('game', '=', game)
        .orderBy('mu', 'desc')
        .limit(50)
        .execute();
      return rows.map(({ bot, handle, ...row }) => ({
        ...row,
        bot: handle === null ? bot : ratedAs(handle),
      }));
    }),
});

/** Settled ratings of people with an account: a guest costs nothing, and would fill the board. */
const onLadder = (
  db: Kysely<DatabaseSchema>,
  { game, pace, friendsOf }: Ladder,
  reader: string,
) => {
  const ranked = personQuery(db)
    .innerJoin('ratings', 'ratings.person', 'profiles.person')
    .where('ratings.game', '=', game)
    .where('ratings.pace', '=', pace)
    .where('ratings.matches', '>=', SETTLED_AFTER)
    .where('people.id', 'is not', null)
    .where(isSeenBy(reader));
  if (friendsOf === null) return ranked;
  return ranked.where(
    sql<boolean>`(profiles.person = ${friendsOf}
      or exists (select 1 from friendships where accepted_at is not null
        and ((asker = ${friendsOf} and asked = profiles.person)
          or (asked = ${friendsOf} and asker = profiles.person))))`,
  );
};
