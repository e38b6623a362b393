import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countOf } from '../../src/people/counting.ts';
import { UNKNOWN } from '../../src/people/rating.ts';
import type { FinishedMatch, MatchCount } from '../../src/store/people/people-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { type Databases, KINDS } from '../databases.ts';

const NOW = 1_700_000_000_000;
const SETUP = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'nobody',
  answerTime: null,
};

const finished = (table: string, over: Partial<FinishedMatch> = {}): FinishedMatch => ({
  table,
  game: 'reef',
  setup: SETUP,
  timed: { answerTime: null, clock: { start: 60_000, increment: 0 } },
  watching: 'nobody',
  ended: null,
  beganAt: NOW - 1_000,
  overAt: NOW,
  seats: [
    { person: 'ada', bot: null, colour: 'red' },
    { person: 'bo', bot: null, colour: 'blue' },
  ],
  places: [1, 2],
  ...over,
});

let handles = 0;
const counted = (match: FinishedMatch): MatchCount => ({
  ...countOf(match, match.places ?? [], []),
  newHandle: () => `handle-${++handles}`,
});

describe.each(KINDS)('What people have played, in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['ada', 'bo', 'cy', 'gus'])
      await store.guests.add({ id, name: `${id}'s name`, createdAt: NOW });
    for (const id of ['ada', 'bo', 'cy'])
      await store.accounts.database.db
        .insertInto('people')
        .values({
          id,
          name: id,
          email: `${id}@example.org`,
          emailVerified: store.accounts.database.type === 'postgres' ? false : 0,
          createdAt: '2026-01-01T00:00:00Z',
          updatedAt: '2026-01-01T00:00:00Z',
        } as never)
        .execute();
  });

  const add = (table: string): Promise<void> =>
    store.onlineTables.add({
      table,
      game: 'reef',
      setup: SETUP as never,
      host: 'ada',
      createdAt: NOW,
      watching: 'nobody',
      answerTime: null,
      invitation: table,
      listed: false,
      seats: [
        { kind: 'guest', guest: 'ada' },
        { kind: 'guest', guest: 'bo' },
      ],
    });
  const play = async (match: FinishedMatch): Promise<string> => {
    await add(match.table);
    return await store.people.count(counted(match));
  };
  const tablesOf = async (person: string, reader = person): Promise<readonly string[]> =>
    (await store.people.results(person, reader, 50)).map(({ table }) => table);

  it('is counted once, whoever counts, and outlives its table', async () => {
    const other = await databases.otherNode();
    await add('t1');

    const said = await Promise.all(
      [store, other, store].map((one) => one.people.count(counted(finished('t1')))),
    );
    await store.onlineTables.remove('t1');
    store = await databases.restart();

    expect(said.toSorted()).toEqual(['already', 'already', 'counted']);
    const [rating] = await store.people.ratings('ada');
    expect(rating).toMatchObject({ game: 'reef', pace: 'live', matches: 1, won: 1 });
    expect(rating?.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(await store.people.results('bo', 'bo', 10)).toMatchObject([
      { table: 't1', isKept: false, seats: [{ place: 1 }, { place: 2, name: "bo's name" }] },
    ]);
  });

  it('by many at once moves a rating by every match of them', async () => {
    const other = await databases.otherNode();
    const tables = Array.from({ length: 6 }, (_, nth) => `t${nth}`);
    for (const table of tables) await add(table);

    await Promise.all(
      tables.map((table, nth) => (nth % 2 ? store : other).people.count(counted(finished(table)))),
    );

    expect(await store.people.ratings('ada')).toMatchObject([{ matches: 6, won: 6 }]);
    const steps = await store.people.steps(['ada'], 0, 100);
    expect(new Set(steps.map(({ before }) => before)).size).toBe(6);
  });

  it('with a bot moves the bot’s ladder alone', async () => {
    await play(
      finished('t1', {
        seats: [
          { person: 'ada', bot: null, colour: 'red' },
          { person: null, bot: 'mate', colour: 'blue' },
          { person: null, bot: 'mate', colour: 'green' },
        ],
        places: [3, 1, 2],
      }),
    );

    expect(await store.people.ratings('ada')).toEqual([]);
    const [mate] = await store.people.bots('reef');
    expect(mate).toMatchObject({ bot: 'mate', matches: 1 });
    expect(mate?.mu).toBeGreaterThan(UNKNOWN.mu);
  });

  it('is read page by page, the newest first, each once', async () => {
    for (let nth = 0; nth < 5; nth++)
      await play(finished(`t${nth}`, { overAt: nth < 3 ? NOW : NOW + nth }));

    const first = await store.people.results('ada', 'ada', 2);
    const last = first.at(-1);
    const rest = await store.people.results('ada', 'ada', 9, {
      at: last?.at ?? 0,
      table: last?.table ?? '',
    });

    expect([...first, ...rest].map(({ table }) => table)).toEqual(['t4', 't3', 't2', 't1', 't0']);
  });

  it('is known to others where it was rated or open, and to who sat there', async () => {
    const timed = { answerTime: null };
    await play(finished('rated'));
    await play(finished('friends', { timed, overAt: NOW + 1 }));
    await play(finished('open', { timed, watching: 'anybody', overAt: NOW + 2 }));

    expect(await tablesOf('ada')).toEqual(['open', 'friends', 'rated']);
    expect(await tablesOf('ada', 'bo')).toEqual(['open', 'friends', 'rated']);
    expect(await tablesOf('ada', 'cy')).toEqual(['open', 'rated']);
    expect((await store.people.summary('ada', 'cy')).tally).toEqual([
      { game: 'reef', seats: 2, matches: 2, won: 2 },
    ]);
    expect(await store.people.summary('ada', 'ada')).toMatchObject({
      oftenWith: { name: "bo's name", times: 3, handle: expect.any(String) },
      longest: { game: 'reef', millis: 1_002 },
    });
  });

  it('ranks those who have played enough, without who has blocked the reader', async () => {
    for (let nth = 0; nth < 10; nth++) await play(finished(`t${nth}`));
    const ladder = { game: 'reef', pace: 'live', friendsOf: null } as const;
    const names = async (reader: string): Promise<readonly string[]> =>
      (await store.people.leaders(ladder, reader, 10)).map(({ person }) => person);

    expect(await names('cy')).toEqual(['ada', 'bo']);
    const [, bo] = await store.people.leaders(ladder, 'cy', 10);
    expect(await store.people.ranked(ladder, 'cy', bo?.mu ?? 0)).toEqual({ all: 2, above: 1 });

    await store.together.block('ada', 'cy', NOW, 10);
    expect(await names('cy')).toEqual(['bo']);
    expect(await store.people.ranked(ladder, 'cy', bo?.mu ?? 0)).toEqual({ all: 1, above: 0 });
    const ada = await store.people.introduce('ada', 'unused');
    expect(await store.people.seenBy(ada.handle, 'cy')).toBeUndefined();
    expect(await store.people.seenBy(ada.handle, 'bo')).toMatchObject({ person: 'ada' });
  });

  it('of a guest becomes the account’s, which keeps a rating of its own', async () => {
    const gus = { person: 'gus', bot: null, colour: 'red' } as const;
    const bo = { person: 'bo', bot: null, colour: 'blue' } as const;
    await play(finished('t1', { seats: [gus, bo] }));
    await play(finished('t2', { game: 'ahoy', seats: [gus, bo] }));
    await play(finished('t3'));
    const [before] = await store.people.ratings('ada');

    await store.accounts.adopt('gus', 'ada');

    expect((await tablesOf('ada')).toSorted()).toEqual(['t1', 't2', 't3']);
    expect((await store.people.ratings('ada')).map(({ game }) => game).toSorted()).toEqual([
      'ahoy',
      'reef',
    ]);
    expect(await store.people.ratings('ada')).toContainEqual(before);
    expect(await store.people.ratings('gus')).toEqual([]);
  });

  it('is given out to its person, and forgotten with the account', async () => {
    await play(finished('t1'));
    await store.people.befriend('ada', 'bo', NOW, 10);

    expect(await store.people.everything('ada')).toMatchObject({
      person: [{ name: "ada's name" }],
      matches: [{ table: 't1', place: 1 }],
      friends: [{ name: "bo's name", askedBy: 'you', acceptedAt: null }],
    });

    await store.accounts.forget('ada');
    const { matches, ratings, friends } = (await store.people.everything('ada')) as {
      readonly [part: string]: readonly object[];
    };
    expect({ matches, ratings, friends }).toEqual({ matches: [], ratings: [], friends: [] });
    expect(await store.people.results('bo', 'bo', 5)).toMatchObject([
      { seats: [{ person: null, name: '', handle: null }, { person: 'bo' }] },
    ]);
  });

  it('makes friends of two who both want it, and of no more than one may have', async () => {
    for (const [id, handle] of [
      ['ada', 'a'],
      ['bo', 'b'],
      ['cy', 'c'],
    ] as const)
      await store.people.introduce(id, handle);
    expect(await store.people.befriend('ada', 'bo', NOW, 1)).toBe('asked');
    expect(await store.people.befriend('ada', 'bo', NOW, 1)).toBe('asked');
    expect(await store.people.friendship('bo', 'ada')).toBe('asks');
    expect(await store.people.befriend('ada', 'cy', NOW, 1)).toBe('full');
    expect(await store.people.befriend('bo', 'ada', NOW + 1, 2)).toBe('friends');
    expect(await store.people.friendsOf('ada', 9)).toMatchObject([
      { person: 'bo', state: 'friends' },
    ]);

    await store.together.block('bo', 'ada', NOW, 10);
    expect(await store.people.friendship('ada', 'bo')).toBe('none');
    expect(await store.people.friendsOf('bo', 9)).toEqual([]);
  });
});
