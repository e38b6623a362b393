import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/store/open-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { hearLines } from '../heard-lines.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { eventually, type TestClient } from '../test-client.ts';
import { guestAt, openSeats, sitTogether, TestNodes } from './test-nodes.ts';

const HOUR_MS = 60 * 60_000;
/** The shortest that a table may have. */
const ANSWER_MS = 10_000;
/** Longer than any of these tests takes. */
const SOON_MS = HOUR_MS / 2;

let postgres: RunningPostgres;
let nodes: TestNodes | undefined;
let folder = '';
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-clock-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await nodes?.stop();
});

const IN_LINES = [
  /^The clock of this machine is 3600 seconds ahead of that of the tables: .* nobody loses/,
  /^The clock of this machine is 3600 seconds ahead of the database's, which counts/,
  /^The clock of this machine is 3600 seconds behind that of the tables: .* nobody loses/,
  /^The clock of this machine is 3600 seconds behind the database's, which counts/,
];

/** A store that writes down when it was asked what is due. */
const asking = (store: ServerStore, looks: number[]): ServerStore => ({
  ...store,
  onlineTables: {
    ...store.onlineTables,
    due: (now, most) => {
      looks.push(now);
      return store.onlineTables.due(now, most);
    },
  },
});

const welcomedAt = ({ messages: [first] }: TestClient): number =>
  (first?.kind === 'welcome' ? first.now : undefined) ?? Number.NaN;

/** One server, and a table at a pace with two people who answer nothing. */
async function tableAt(all: TestNodes, open: () => Promise<ServerStore>) {
  const looks: number[] = [];
  const node = await all.start({}, async () => asking(await open(), looks));
  const people = [await guestAt(node, 'Ada'), await guestAt(node, 'Bea')];
  const setup = openSeats('reef', 2, { answerTime: ANSWER_MS, whenLate: 'hand' });
  const table = await sitTogether(people, setup);
  return {
    node,
    looks,
    welcomed: people.map(({ client }) => welcomedAt(client)),
    looked: async (): Promise<void> => {
      const before = looks.length;
      await eventually(() => Promise.resolve(looks.length > before + 5));
    },
    late: async (): Promise<readonly number[]> =>
      (await node.store.time.journal(table)).flatMap(({ note }) =>
        note.kind === 'ranOut' ? [Number(note.seat)] : [],
      ),
  };
}

it('A clock that jumps forward and back while a server runs, alone or with a database that others share, makes nobody late, and has a line for each jump', async () => {
  const lines = hearLines();
  const { now } = Date;
  let ahead = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  nodes = new TestNodes('', { lookEvery: 20, grace: 0 });
  const url = await postgres.fresh();
  const began = performance.now();
  const both = [
    await tableAt(nodes, () => openSqlite(folder)),
    await tableAt(nodes, () => openPostgres(url)),
  ];

  for (const [jumps, millis] of [HOUR_MS, -HOUR_MS].entries()) {
    ahead = millis;
    await eventually(() => Promise.resolve(lines.length >= (jumps + 1) * both.length));
    await Promise.all(both.map(({ looked }) => looked()));
  }
  const cleos = await Promise.all(both.map(({ node }) => guestAt(node, 'Cleo')));
  await Promise.race(both.map(({ late }) => eventually(async () => (await late()).length > 0)));
  const took = performance.now() - began;
  await Promise.all(both.map(({ late }) => eventually(async () => (await late()).length > 0)));
  await Promise.all(both.map(({ looked }) => looked()));

  expect(took).toBeGreaterThanOrEqual(ANSWER_MS - 1_000);
  for (const [at, { looks, late, welcomed }] of both.entries()) {
    // Both are asked at the beginning: each of them once.
    expect((await late()).toSorted()).toEqual([0, 1]);
    expect(looks).toEqual(looks.toSorted((one, other) => one - other));
    const told = [...welcomed, ...cleos.slice(at, at + 1).map(({ client }) => welcomedAt(client))];
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    for (const times of [looks, told])
      expect((times.at(-1) ?? Number.NaN) - (times[0] ?? Number.NaN)).toBeLessThan(SOON_MS);
  }
  expect(lines.map(({ msg }) => msg).toSorted()).toEqual(
    IN_LINES.map((line) => expect.stringMatching(line)),
  );
});
