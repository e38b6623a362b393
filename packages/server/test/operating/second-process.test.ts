import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from '../built-page.ts';
import { guestAt, openSeats, sitTogether } from '../nodes/test-nodes.ts';
import { playToTheEnd } from '../online-server.ts';

const LOADER = new URL('../../../../scripts/typescript.mjs', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

const page = makeBuiltPage();
let folder = '';
const started = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-second-'));
});
afterEach(async () => {
  for (const child of started) await kill(child);
  rmSync(folder, { recursive: true, force: true });
  page.remove();
});

type Program = { readonly child: ChildProcess; readonly said: () => string };

/** The program as an operator starts it, in a process of its own. */
function serveFolder(): Program {
  const given = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', folder];
  const child = spawn(
    process.execPath,
    ['--import', LOADER, PROGRAM, ...given, '--page', page.folder],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LOG_FORMAT: 'text' } },
  );
  started.add(child);
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  return { child, said: () => said };
}

/** Where it listens. */
async function portOf({ child, said }: Program): Promise<number> {
  for (;;) {
    const port = /http:\/\/localhost:(\d+)/.exec(said())?.[1];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null) throw new Error(`it has ended:\n${said()}`);
    await Promise.race([once(child.stderr ?? child, 'data'), once(child, 'exit')]);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('A second process on one SQLite file says whose it is and what to do, ends with 1, and the first plays on', async () => {
  const first = serveFolder();
  const at = { port: await portOf(first) };
  const [ada, bea] = [await guestAt(at, 'Ada'), await guestAt(at, 'Bea')];
  const table = await sitTogether([ada, bea], openSeats('reef', 2));

  const second = serveFolder();
  const [exit] = await once(second.child, 'close');
  await playToTheEnd([ada.client, bea.client], table);
  const ready = await fetch(`http://127.0.0.1:${at.port}/ready`);

  expect(exit).toBe(1);
  expect(second.said()).toContain(
    `The file of the tables online is in use: another server has ${folder}. Stop that one, or give this one a folder of its own`,
  );
  expect(second.said()).not.toContain('http://localhost');
  expect(ready.status).toBe(200);

  // However the first one ends, the folder is free then.
  await kill(first.child);
  const store = await openSqlite(folder);
  const stored = await store.tables.read(table);
  await store.close();
  expect(stored?.record.headline.state).toBe('finished');
});
