import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import type { Result } from '@quarterdeck/tables';
import { loadNewerSealed, loadSealed } from '@quarterdeck/tables/test-kit';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { hearLines } from '../heard-lines.ts';
import {
  type Guest,
  guestAt,
  openSeats,
  sitTogether,
  type TestNode,
  TestNodes,
} from '../nodes/test-nodes.ts';
import { must, TestClient } from '../test-client.ts';

let folder = '';
let nodes: TestNodes;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bad-day-'));
  nodes = new TestNodes('', {});
});
afterEach(async () => {
  await nodes.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Load = (id: string) => Promise<GameModule>;
const withSealed =
  (sealed: Load): Load =>
  (id) =>
    id === 'sealed' ? sealed(id) : loadGame(id);

const start = (load: Load = withSealed(loadSealed)): Promise<TestNode> =>
  nodes.start({ loadGame: load }, () => openSqlite(folder));

/** The server ends, something happens to what it has stored, and one with these rules starts. */
async function startAnew(node: TestNode, happening = '', load?: Load): Promise<TestNode> {
  await node.close();
  if (happening !== '') {
    const store = await openSqlite(folder);
    await sql.raw(happening).execute(store.accounts.database.db);
    await store.close();
  }
  return await start(load);
}

const callAgain = ({ port }: TestNode, { cookie }: Guest): Promise<TestClient> =>
  TestClient.call(port, cookie);

/** What whoever is asked comes to with an answer. */
async function playOne(clients: readonly TestClient[], table: string): Promise<Result> {
  const isAsked = (one: TestClient): boolean => one.now(table).question?.given === null;
  await Promise.race(clients.map((one) => one.until(() => isAsked(one))));
  const asked = clients.find(isAsked);
  if (asked === undefined) throw new Error('nobody is asked');
  return await asked.play(table, (choices) => choices.at(-1));
}

async function followed(client: TestClient, table: string): Promise<TestClient> {
  must(await client.open(table));
  await client.until(() => client.updates.has(table));
  return client;
}

describe('A disk that is full', () => {
  it('refuses an answer with a sentence and changes nothing; with room it is taken, and a line says each', async () => {
    const lines = hearLines();
    const node = await start();
    const { db } = node.store.accounts.database;
    const people = [await guestAt(node, 'Ada'), await guestAt(node, 'Bea')];
    const clients = people.map(({ client }) => client);
    const table = await sitTogether(people, openSeats('seawolf', 2));
    const lengthOf = async (): Promise<number> =>
      (await node.store.tables.read(table))?.entries.length ?? 0;

    // SQLite says the same as where the disk has no page left for it.
    await sql.raw('pragma max_page_count = 1').execute(db);
    let taken = await lengthOf();
    let answered = await playOne(clients, table);
    while (answered.ok) {
      taken = await lengthOf();
      answered = await playOne(clients, table);
    }
    const left = await lengthOf();
    const written = lines.map(({ msg }) => msg);
    await sql.raw('pragma max_page_count = 1000000').execute(db);
    must(await playOne(clients, table));

    expect(answered.refusal).toMatchObject({
      code: 'storage-full',
      sentence:
        'There is no room left to store that, so nothing was changed. Delete old tables and try again.',
    });
    expect(left).toBe(taken);
    expect(written).toEqual(['What people do cannot be stored.']);
    expect(lines.map(({ msg }) => msg).slice(1)).toEqual([
      'The database works again; 1 requests were refused.',
    ]);
  });
});

describe('A table whose rules this server does not know', () => {
  it.each([
    ['newer than its own', withSealed(loadSealed), 'newer-rules'],
    ['of a game it has not', loadGame, 'unknown-game'],
  ] as const)(
    'is refused with a sentence where they are %s, and others go on',
    async (_, load, code) => {
      const lines = hearLines();
      const newer = await start(withSealed(loadNewerSealed(true)));
      const people = [await guestAt(newer, 'Ada'), await guestAt(newer, 'Bea')];
      const [strange, known] = [
        await sitTogether(people, openSeats('sealed', 2)),
        await sitTogether(people, openSeats('reef', 2)),
      ];
      const old = await startAnew(newer, '', load);
      const clients = await Promise.all(people.map((one) => callAgain(old, one)));

      const opened = await Promise.all(clients.map((one) => one.open(strange)));
      for (const client of clients) await followed(client, known);

      for (const one of opened)
        expect(one).toMatchObject({
          ok: false,
          refusal: { code, sentence: expect.stringMatching(/^[A-Z].* .*\.$/) },
        });
      must(await playOne(clients, known));
      expect(lines.filter((line) => line['table'] !== strange)).toEqual([]);
    },
  );
});

describe('What is stored of a table beside its log', () => {
  const afterPlay = async (answers: number, game = 'sealed') => {
    const node = await start();
    const people = [await guestAt(node, 'Ada'), await guestAt(node, 'Bea')];
    const clients = people.map(({ client }) => client);
    const table = await sitTogether(people, openSeats(game, 2));
    for (let answer = 0; answer < answers; answer++) must(await playOne(clients, table));
    return { node, table, people };
  };

  it('is passed over with a line where it is a checkpoint that does not match, and the log is played on', async () => {
    const lines = hearLines();
    const { node, table, people } = await afterPlay(20, 'seawolf');
    const again = await startAnew(node, "update checkpoints set hash = 'deadbeef'");

    const clients = [];
    for (const one of people) clients.push(await followed(await callAgain(again, one), table));

    must(await playOne(clients, table));
    expect(lines).toMatchObject([
      { level: 'warn', table, msg: expect.stringMatching(/^All of a log is played again\. /) },
    ]);
  });

  it.each([
    ['a hash', "update tables set hash = 'deadbeef' where game = 'sealed'", loadSealed],
    [
      'a snapshot that newer rules would go on from',
      `update tables set snapshot = replace(snapshot, '"round":', '"round":1') where game = 'sealed'`,
      loadNewerSealed(true),
    ],
  ])(
    'is refused with a sentence and a line where it is %s that does not match, and others go on',
    async (_, happening, sealed) => {
      const lines = hearLines();
      const { node, table, people } = await afterPlay(3);
      const other = await sitTogether(people, openSeats('reef', 2));
      const again = await startAnew(node, happening, withSealed(sealed));

      const clients = await Promise.all(people.map((one) => callAgain(again, one)));
      const [opened] = await Promise.all(clients.map((one) => one.open(table)));
      for (const client of clients) await followed(client, other);

      expect(opened).toMatchObject({
        ok: false,
        refusal: {
          code: 'damaged',
          sentence: 'What is stored of this table cannot be played again.',
        },
      });
      must(await playOne(clients, other));
      expect(lines).toContainEqual(expect.objectContaining({ msg: 'A table is damaged.', table }));
    },
  );
});
