import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@quarterdeck/shelf';
import { expect, it, onTestFinished } from 'vitest';
import { runServer } from '../../src/operating/run-server.ts';
import { settingsOf } from '../../src/operating/settings.ts';
import { startBot } from '../../src/start.ts';
import { makeBuiltPage } from '../built-page.ts';
import { hearLines } from '../heard-lines.ts';
import { startPostgresLater } from '../postgres.ts';
import { eventually, must, newGuest, TestClient } from '../test-client.ts';

it('A server that starts before its PostgreSQL serves the page, says so in a line, and opens its tables when it comes', async () => {
  const lines = hearLines();
  const postgres = await startPostgresLater();
  const page = makeBuiltPage();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-late-'));
  const running = await runServer({
    settings: settingsOf({ DATABASE_URL: postgres.url }, folder),
    webRoot: page.folder,
    host: '127.0.0.1',
    listen: (at) => at(0),
    loadGame,
    startBot,
  });
  onTestFinished(async () => {
    await running.drain();
    await postgres.stop();
    page.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const look = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${running.port}${path}`)).status;
  const before = [
    await look('/'),
    await look('/health'),
    await look('/ready'),
    await look('/guest'),
  ];

  await postgres.start();
  await eventually(async () => (await look('/ready')) === 200);
  const ada = await TestClient.call(running.port, await newGuest(running.port));
  must(await ada.ask('rename', { name: 'Ada' }));

  expect(before).toEqual([200, 200, 503, 503]);
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringContaining('since their database does not open. Look at DATABASE_URL'),
    expect.stringContaining('Tables online are kept in the database of DATABASE_URL'),
  ]);
});
