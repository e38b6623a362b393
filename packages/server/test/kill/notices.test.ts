import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listener } from '@quarterdeck/proof/push-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBuiltPage } from '../built-page.ts';
import { answered, Device } from '../device.ts';
import type { ServerProcess } from '../server-process.ts';
import { eventually, must } from '../test-client.ts';
import { bundleNode, startNode } from './killable.ts';

const page = makeBuiltPage();
let folder: string;
let node: ServerProcess;
let status = 500;
let service: Awaited<ReturnType<typeof listener>>;

beforeAll(bundleNode);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-kill-'));
  service = await listener(() => status);
});
afterEach(async () => {
  await node.kill();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(page.remove);

const SETUP = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'nobody',
  answerTime: null,
} as const;

describe('kill -9', () => {
  it('loses no notice that was to be sent again', async () => {
    node = await startNode(folder, page.folder, 'better-sqlite3');
    const [ada, bea] = [new Device(node.port), new Device(node.port)];
    // By lot one of them begins.
    for (const device of [ada, bea]) {
      await answered(device.ask('/guest'));
      await answered(device.ask('/api/notices/webhook', { url: `${service.url}/hook` }));
    }
    const [host, friend] = [await ada.connect(), await bea.connect()];
    const { table, invitation } = must(await host.ask('create', { setup: SETUP }));
    must(await friend.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
    for (const client of [host, friend]) client.disconnect();

    await eventually(async () => service.received.length > 0);
    await node.kill();
    const before = service.received.length;
    status = 200;
    node = await startNode(folder, page.folder, 'better-sqlite3');
    await eventually(async () => service.received.length > before);

    const told = service.received.at(-1);
    expect(told?.path).toBe('/hook');
    expect(JSON.parse(String(told?.body))).toMatchObject({ kind: 'your-move', table });
  });
});
