import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import type { StoredResult, Summary } from './people-store.ts';
import { colourIn } from './sql-counting.ts';

/** As many of somebody's newest matches are added up: a long past costs no more. */
const MOST_ADDED_UP = 2_000;

/**
 * A person's matches that the reader may know of: rated ones and those that anybody could watch are
 * everybody's; what was played among friends is known to those who sat there.
 */
const seen = (person: string, reader: string) => sql`
  results.person = ${person} and (${person} = ${reader} or matches.is_rated = 1 or matches.is_open = 1
    or exists (select 1 from results as theirs
      where theirs.table_id = results.table_id and theirs.person = ${reader}))`;

export async function summaryOf(
  db: Kysely<DatabaseSchema>,
  person: string,
  reader: string,
): Promise<Summary> {
  const newest = sql`(select results.table_id, results.place, matches.game, matches.seats,
      matches.at - matches.began_at as took
    from results join matches on matches.table_id = results.table_id
    where ${seen(person, reader)} order by results.at desc limit ${MOST_ADDED_UP})`;
  const { rows: tally } = await sql<{ game: string; seats: number; matches: number; won: number }>`
    select game, seats, count(*) as matches, sum(case when place = 1 then 1 else 0 end) as won
      from ${newest} as newest group by game, seats order by game, seats`.execute(db);
  const { rows: often } = await sql<{ name: string; handle: string | null; times: number }>`
    select guests.name as name, ${handleFor(reader)} as handle, count(*) as times
      from ${newest} as newest
      join results as others on others.table_id = newest.table_id
      join guests on guests.id = others.person
      left join people on people.id = guests.id
      left join profiles on profiles.person = guests.id
      where others.person <> ${person} and guests.name <> ''
      group by guests.id, guests.name, profiles.handle, people.id
      order by times desc, guests.id limit 1`.execute(db);
  const { rows: longest } = await sql<{ game: string; took: number }>`
    select game, took from ${newest} as newest order by took desc limit 1`.execute(db);
  const [most] = often;
  const [last] = longest;
  return {
    tally: tally.map(({ game, seats, matches, won }) => ({
      game,
      seats,
      matches: Number(matches),
      won: Number(won),
    })),
    oftenWith: most === undefined ? null : { ...most, times: Number(most.times) },
    longest:
      last === undefined ? null : { game: last.game, millis: Math.max(0, Number(last.took)) },
  };
}

/** Whose profile the reader may open; it stands beside `guests`, `people` and `profiles`. */
const handleFor = (reader: string) => sql<string | null>`case when guests.id = ${reader}
    or (people.id is not null and not exists (select 1 from blocks
      where blocks.guest = guests.id and blocks.blocked = ${reader}))
  then profiles.handle else null end`;

export async function resultsOf(
  db: Kysely<DatabaseSchema>,
  person: string,
  reader: string,
  most: number,
  before: { readonly at: number; readonly table: string } | undefined,
): Promise<readonly StoredResult[]> {
  const older =
    before === undefined
      ? sql``
      : sql`and (results.at < ${before.at}
          or (results.at = ${before.at} and results.table_id < ${before.table}))`;
  const { rows } = await sql<MatchRead>`
    select matches.table_id as "table", matches.game as game, matches.pace as pace, matches.at as at,
        matches.is_rated as rated, matches.is_open as open, moorings.id as kept
      from results join matches on matches.table_id = results.table_id
      left join moorings on moorings.id = results.table_id
      where ${seen(person, reader)} ${older}
      order by results.at desc, results.table_id desc limit ${most}`.execute(db);
  const seats = await seatsAt(
    db,
    reader,
    rows.map(({ table }) => table),
  );
  return rows.map(({ table, game, pace, at, rated, open, kept }) => ({
    table,
    game,
    pace,
    at,
    isRated: rated === 1,
    isOpen: open === 1,
    isKept: kept !== null,
    seats: seats
      .filter((seat) => seat.table === table)
      .map(({ table: _, colour, name, ...seat }) => ({
        ...seat,
        name: name ?? '',
        colour: colourIn(colour),
      })),
  }));
}

type MatchRead = {
  readonly table: string;
  readonly game: string;
  readonly pace: StoredResult['pace'];
  readonly at: number;
  readonly rated: number;
  readonly open: number;
  readonly kept: string | null;
};

type SeatRead = Omit<StoredResult['seats'][number], 'colour' | 'name'> & {
  readonly table: string;
  readonly colour: string;
  readonly name: string | null;
};

async function seatsAt(
  db: Kysely<DatabaseSchema>,
  reader: string,
  tables: readonly string[],
): Promise<readonly SeatRead[]> {
  if (tables.length === 0) return [];
  const { rows } = await sql<SeatRead>`
    select results.table_id as "table", results.seat as seat, results.person as person,
        results.bot as bot, results.colour as colour, results.place as place,
        results.mu_before as before, results.mu_after as after, guests.name as name,
        ${handleFor(reader)} as handle
      from results left join guests on guests.id = results.person
      left join people on people.id = guests.id
      left join profiles on profiles.person = guests.id
      where results.table_id in (${sql.join(tables)}) order by results.seat`.execute(db);
  return rows;
}
