import type { Json } from '@quarterdeck/kernel/pack';
import { SEAT_COLOURS, type TableSeat } from '@quarterdeck/tables';
import { type Kysely, sql, type Transaction } from 'kysely';
import { meanOf, type Skill, UNKNOWN } from '../../people/rating.ts';
import { ratedAs } from '../bots/outside-bot-store.ts';
import { orFault } from '../faults.ts';
import { jsonIn } from '../rows.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { CountingStore, FinishedMatch, FinishedSeat, MatchCount } from './people-store.ts';

/** What counts takes turns by this row: two nodes rate nobody at once. */
const TURN = 'counting';

export const sqlCounting = (db: Kysely<DatabaseSchema>): CountingStore => ({
  toCount: (most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('moorings')
        .select('id')
        .where('counted', '=', 0)
        .where('over_at', 'is not', null)
        .orderBy('over_at')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    }),
  finished: (table) => orFault(() => readFinished(db, table)),
  count: (count) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        await takeTurn(tx);
        if (!(await markCounted(tx, count.match.table))) return 'already';
        await countIn(tx, count);
        return 'counted';
      }),
    ),
  skip: (table) =>
    orFault(async () => {
      await markCounted(db, table);
    }),
});

async function takeTurn(tx: Transaction<DatabaseSchema>): Promise<void> {
  await tx
    .insertInto('kept')
    .values({ name: TURN, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}

async function markCounted(db: Kysely<DatabaseSchema>, table: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moorings')
    .set({ counted: 1 })
    .where('id', '=', table)
    .where('counted', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function readFinished(
  db: Kysely<DatabaseSchema>,
  table: string,
): Promise<FinishedMatch | undefined> {
  const row = await db
    .selectFrom('moorings')
    .innerJoin('tables', 'tables.id', 'moorings.id')
    .selectAll('moorings')
    .select(['tables.seats', 'tables.started_at', 'tables.ranks', 'tables.state'])
    .where('moorings.id', '=', table)
    .executeTakeFirst();
  if (row === undefined || row.over_at === null) return undefined;
  const holders = await db
    .selectFrom('berths')
    .leftJoin('outside_bots', 'outside_bots.bot', 'berths.guest')
    .select(['berths.guest', 'berths.bot', 'outside_bots.bot as outside'])
    .where('mooring', '=', table)
    .orderBy('seat')
    .execute();
  const dealt = jsonIn(row.seats);
  return {
    table,
    game: row.game,
    setup: jsonIn(row.setup),
    timed: {
      answerTime: row.patience,
      ...(row.clock_start === null
        ? {}
        : { clock: { start: row.clock_start, increment: row.clock_increment ?? 0 } }),
    },
    watching: row.watching,
    ended: row.ended,
    beganAt: row.started_at,
    overAt: row.over_at,
    seats: holders.map(
      ({ guest, bot, outside }, seat): FinishedSeat => ({
        person: guest,
        bot: outside === null ? bot : ratedAs(outside),
        colour: colourOf(dealt, seat),
      }),
    ),
    places: row.state === 'finished' && row.ranks !== null ? placesIn(row.ranks) : null,
  };
}

const placesIn = (ranks: string): readonly number[] | null => {
  const read = jsonIn(ranks);
  return Array.isArray(read) && read.every((one) => typeof one === 'number')
    ? (read as readonly number[])
    : null;
};

async function countIn(tx: Transaction<DatabaseSchema>, count: MatchCount): Promise<void> {
  const { match, places, pace, isRated } = count;
  const { table, game, seats, overAt: at } = match;
  const before: Skill[] = [];
  for (const seat of seats) before.push(await skillOf(tx, count, seat));
  const after = count.after(before);
  await tx
    .insertInto('matches')
    .values({
      table_id: table,
      game,
      pace,
      seats: seats.length,
      began_at: match.beganAt,
      at,
      is_rated: isRated ? 1 : 0,
      is_open: match.watching === 'anybody' ? 1 : 0,
    })
    .execute();
  const rows = seats.map(({ person, bot, colour }, seat) => {
    const isMoved = isRated && person !== null;
    return {
      table_id: table,
      seat,
      person,
      bot,
      colour,
      place: places[seat] ?? seats.length,
      at,
      mu_before: isMoved ? (before[seat]?.mu ?? null) : null,
      mu_after: isMoved ? (after[seat]?.mu ?? null) : null,
    };
  });
  await tx.insertInto('results').values(rows).execute();
  for (const { person, colour } of seats)
    if (person !== null)
      await tx
        .insertInto('profiles')
        .values({ person, handle: count.newHandle(), colour })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ colour }))
        .execute();
  if (isRated) await ratePeople(tx, count, after);
  else await rateBots(tx, count, before, after);
}

async function skillOf(
  tx: Transaction<DatabaseSchema>,
  { match: { game }, pace }: MatchCount,
  { person, bot }: FinishedSeat,
): Promise<Skill> {
  if (bot !== null) {
    const known = await tx
      .selectFrom('bot_ratings')
      .select(['mu', 'sigma'])
      .where('bot', '=', bot)
      .where('game', '=', game)
      .executeTakeFirst();
    return known ?? UNKNOWN;
  }
  const known = await tx
    .selectFrom('ratings')
    .select(['mu', 'sigma'])
    .where('person', '=', person ?? '')
    .where('game', '=', game)
    .where('pace', '=', pace ?? 'relaxed')
    .executeTakeFirst();
  return known ?? UNKNOWN;
}

async function ratePeople(
  tx: Transaction<DatabaseSchema>,
  { match: { game, seats }, places, pace }: MatchCount,
  after: readonly Skill[],
): Promise<void> {
  if (pace === null) return;
  for (const [seat, { person }] of seats.entries()) {
    const skill = after[seat];
    if (person === null || skill === undefined) continue;
    const won = places[seat] === 1 ? 1 : 0;
    const { mu, sigma } = skill;
    await tx
      .insertInto('ratings')
      .values({ person, game, pace, mu, sigma, matches: 1, won })
      .onConflict((conflict) =>
        conflict.columns(['person', 'game', 'pace']).doUpdateSet({
          mu,
          sigma,
          matches: sql<number>`ratings.matches + 1`,
          won: sql<number>`ratings.won + ${won}`,
        }),
      )
      .execute();
  }
}

/** People count for what they are rated at, and stay there. A match among people has no bots. */
async function rateBots(
  tx: Transaction<DatabaseSchema>,
  { match: { game, seats } }: MatchCount,
  before: readonly Skill[],
  after: readonly Skill[],
): Promise<void> {
  const bots = new Set(seats.flatMap(({ bot }) => bot ?? []));
  for (const bot of bots) {
    const of = seats.flatMap((one, seat) => (one.bot === bot ? [seat] : []));
    // Against itself alone nothing is learned of it.
    if (of.length === seats.length) continue;
    const { mu, sigma } = meanOf(of.map((seat) => after[seat] ?? before[seat] ?? UNKNOWN));
    await tx
      .insertInto('bot_ratings')
      .values({ bot, game, mu, sigma, matches: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['bot', 'game'])
          .doUpdateSet({ mu, sigma, matches: sql<number>`bot_ratings.matches + 1` }),
      )
      .execute();
  }
}

const colourOf = (dealt: Json, seat: number): TableSeat['colour'] => {
  const one = Array.isArray(dealt) ? (dealt as readonly Json[])[seat] : null;
  const said = typeof one === 'object' && one !== null && 'colour' in one ? one['colour'] : null;
  return colourIn(said ?? null);
};

/** What was stored is checked again. */
export const colourIn = (said: Json): TableSeat['colour'] =>
  SEAT_COLOURS.find((colour) => colour === said) ?? 'white';
