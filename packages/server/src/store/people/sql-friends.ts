import type { Friendship } from '@quarterdeck/tables';
import { type Kysely, sql } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema, FriendshipRow } from '../schema.ts';
import type { FriendStore } from './people-store.ts';
import { personOf, personQuery } from './sql-profiles.ts';

export const sqlFriends = (db: Kysely<DatabaseSchema>): FriendStore => ({
  friendship: (person, other) => orFault(() => stateOf(db, person, other)),
  befriend: (person, other, at, most) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const now = await stateOf(tx, person, other);
        if (now === 'friends' || now === 'asked') return now;
        for (const one of [person, other]) if ((await countOf(tx, one)) >= most) return 'full';
        if (now === 'asks') {
          await tx
            .updateTable('friendships')
            .set({ accepted_at: at })
            .where('asker', '=', other)
            .where('asked', '=', person)
            .execute();
          return 'friends';
        }
        await tx
          .insertInto('friendships')
          .values({ asker: person, asked: other, at, accepted_at: null })
          .onConflict((conflict) => conflict.columns(['asker', 'asked']).doNothing())
          .execute();
        return 'asked';
      }),
    ),
  part: (person, other) => orFault(() => partIn(db, person, other)),
  friendsOf: (person, most) =>
    orFault(async () => {
      const rows = await personQuery(db)
        .innerJoin('friendships', (join) =>
          join.on(
            sql<boolean>`(friendships.asker = ${person} and friendships.asked = profiles.person)
              or (friendships.asked = ${person} and friendships.asker = profiles.person)`,
          ),
        )
        .select(['friendships.asker', 'friendships.at', 'friendships.accepted_at'])
        .orderBy('guests.name')
        .orderBy('profiles.handle')
        .limit(most)
        .execute();
      return rows.map(({ asker, at, accepted_at, ...row }) => ({
        ...personOf(row),
        at: accepted_at ?? at,
        state: standing({ asker, accepted_at }, person),
      }));
    }),
});

/** Also where one of them blocks the other. */
export async function partIn(
  db: Kysely<DatabaseSchema>,
  person: string,
  other: string,
): Promise<void> {
  await db.deleteFrom('friendships').where(between(person, other)).execute();
}

const between = (person: string, other: string) =>
  sql<boolean>`((asker = ${person} and asked = ${other}) or (asker = ${other} and asked = ${person}))`;

async function stateOf(
  db: Kysely<DatabaseSchema>,
  person: string,
  other: string,
): Promise<Friendship> {
  const rows = await db
    .selectFrom('friendships')
    .select(['asker', 'accepted_at'])
    .where(between(person, other))
    .execute();
  // Two who asked at the same moment have both said yes.
  if (rows.length > 1) return 'friends';
  const [row] = rows;
  return row === undefined ? 'none' : standing(row, person);
}

const standing = (
  { asker, accepted_at }: Pick<FriendshipRow, 'asker' | 'accepted_at'>,
  person: string,
): Friendship => {
  if (accepted_at !== null) return 'friends';
  return asker === person ? 'asked' : 'asks';
};

async function countOf(db: Kysely<DatabaseSchema>, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(sql<boolean>`(asker = ${person} or asked = ${person})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
