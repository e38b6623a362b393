import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

const PLACES = [
  [
    'has its tables for itself',
    (): Promise<ServerStore> => openSqlite(folder),
    /^The clock of this machine is 3600 seconds ahead of that of the tables: .* nobody loses/,
    /^The clock of this machine is 3600 seconds behind that of the tables: .* nobody loses/,
  ],
  [
    'shares its database',
    async (): Promise<ServerStore> => openPostgres(await postgres.fresh()),
    /^The clock of this machine is 3600 seconds ahead of the database's, which counts/,
    /^The clock of this machine is 3600 seconds behind the database's, which counts/,
  ],
] as const;

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
  first?.kind === 'welcome' ? first.now : Number.NaN;

describe.each(PLACES)('A node that %s and whose clock jumps while it runs', (_, open, on, back) => {
  it('notes what is late once and not too soon, goes nowhere back, and has a line for each jump', async () => {
    const lines = hearLines();
    const { now } = Date;
    let ahead = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    const looks: number[] = [];
    nodes = new TestNodes('', { lookEvery: 20, grace: 0 });
    const node = await nodes.start({}, async () => asking(await open(), looks));
    const people = [await guestAt(node, 'Ada'), await guestAt(node, 'Bea')];
    const began = performance.now();
    const setup = openSeats('reef', 2, { answerTime: ANSWER_MS, whenLate: 'hand' });
    const table = await sitTogether(people, setup);
    const looked = async (): Promise<void> => {
      const before = looks.length;
      await eventually(() => Promise.resolve(looks.length > before + 5));
    };
    const late = async (): Promise<readonly number[]> =>
      (await node.store.time.journal(table)).flatMap(({ note }) =>
        note.kind === 'ranOut' ? [Number(note.seat)] : [],
      );

    ahead = HOUR_MS;
    await eventually(() => Promise.resolve(lines.length === 1));
    await looked();
    ahead = -HOUR_MS;
    await eventually(() => Promise.resolve(lines.length === 2));
    await looked();
    const cleo = await guestAt(node, 'Cleo');
    await eventually(async () => (await late()).length > 0);
    const took = performance.now() - began;
    await looked();

    expect(took).toBeGreaterThanOrEqual(ANSWER_MS - 1_000);
    // Both are asked at the beginning: each of them once.
    expect((await late()).toSorted()).toEqual([0, 1]);
    expect(looks).toEqual(looks.toSorted((one, other) => one - other));
    const span = (looks.at(-1) ?? 0) - (looks[0] ?? 0);
    expect(span).toBeLessThan(SOON_MS);
    const [ada] = people.map(({ client }) => welcomedAt(client));
    expect(welcomedAt(cleo.client) - (ada ?? 0)).toBeGreaterThanOrEqual(0);
    expect(welcomedAt(cleo.client) - (ada ?? 0)).toBeLessThan(SOON_MS);
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(on),
      expect.stringMatching(back),
    ]);
  });
});
