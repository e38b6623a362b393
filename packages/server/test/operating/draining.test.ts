import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { believeProxies } from '../../src/http/proxies.ts';
import { addressOf } from '../../src/online/caller.ts';
import { runServer } from '../../src/operating/run-server.ts';
import { BadSetting, settingsOf } from '../../src/operating/settings.ts';
import { startBot } from '../../src/start.ts';
import { makeBuiltPage } from '../built-page.ts';
import { hearLines } from '../heard-lines.ts';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { eventually, must, newGuest, TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'nobody',
  answerTime: null,
};

/** As its operator runs it, with these variables. */
async function run(env: { readonly [name: string]: string }, index?: string) {
  const page = makeBuiltPage();
  if (index !== undefined) writeFileSync(join(page.folder, 'index.html'), index);
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-run-'));
  const running = await runServer({
    settings: settingsOf(env, folder),
    webRoot: page.folder,
    host: '127.0.0.1',
    listen: (at) => at(0),
    loadGame,
    startBot,
  });
  onTestFinished(async () => {
    await running.drain();
    page.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const look = async (path: string): Promise<readonly [number, unknown]> => {
    const answer = await fetch(`http://127.0.0.1:${running.port}${path}`);
    return [answer.status, await answer.json()];
  };
  return { running, look };
}

describe('A server in a deploy', () => {
  it('is no longer ready, serves those who are there until then, and sends them on', async () => {
    const lines = hearLines();
    const { running, look } = await run({ DRAIN_SECONDS: '1' });
    const client = await TestClient.call(running.port, await newGuest(running.port));
    const before = await look('/ready');

    const draining = running.drain();
    const [ready, alive] = [await look('/ready'), await look('/health')];
    must(await client.ask('rename', { name: 'Ada' }));
    const wasConnected = client.isConnected;
    await draining;

    expect(before).toEqual([
      200,
      {
        status: 'ready',
        database: 'ok',
        freeMegabytes: expect.any(Number),
        news: 'alone',
        tables: 0,
      },
    ]);
    expect(ready).toMatchObject([503, { status: 'not-ready', code: 'draining' }]);
    expect(alive).toEqual([200, { status: 'ok' }]);
    expect(wasConnected).toBe(true);
    await client.until(() => !client.isConnected);
    await expect(look('/health')).rejects.toThrow();
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('Tables online are kept in'),
      expect.stringContaining('The server ends'),
    ]);
  });

  it('says to whoever calls which page it hands out, so that an older one loads itself anew', async () => {
    const { running } = await run({}, '<!doctype html><html data-version="a-1_b" lang="en">');
    const plain = await run({});

    const [one, other] = await Promise.all(
      [running, plain.running].map(async ({ port }) => TestClient.call(port, await newGuest(port))),
    );

    expect(one?.messages[0]).toMatchObject({ kind: 'welcome', page: 'a-1_b' });
    expect(other?.messages[0]).not.toHaveProperty('page');
  });

  it('stores and acknowledges what is under way before it ends the connection', async () => {
    const at = new OnlineServer({ loadGame });
    let isAsked = false;
    let goOn = (): void => {};
    await at.start({}, (store) => ({
      tables: {
        ...store.tables,
        append: async (...args) => {
          isAsked = true;
          await new Promise<void>((resolve) => {
            goOn = resolve;
          });
          return await store.tables.append(...args);
        },
      },
    }));
    const { ada, table } = await twoAtTable(at, SETUP);

    const playing = ada.client.play(table);
    await eventually(() => Promise.resolve(isAsked));
    const ending = at.remove();
    goOn();

    must(await playing);
    await ending;
  });
});

describe('A proxy', () => {
  const asked = (from: string): IncomingMessage =>
    ({
      headers: { 'x-forwarded-for': '203.0.113.9' },
      socket: { remoteAddress: from },
    }) as unknown as IncomingMessage;

  it('is believed for whom it asks where it is ours, and nobody else is', () => {
    const { proxies } = settingsOf({ TRUSTED_PROXIES: 'private, 198.51.100.0/24' }, 'data');
    const usual = settingsOf({}, 'data').proxies;
    onTestFinished(() => believeProxies(usual));
    const OURS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
    const NAMED = ['172.18.0.5', '::ffff:10.1.2.3', 'fd00::1', '198.51.100.7'];
    const STRANGERS = ['8.8.8.8', '198.51.101.7', '2001:db8::1'];

    const before = [...OURS, ...NAMED].map((from) => addressOf(asked(from)));
    believeProxies(proxies);
    const after = [...OURS, ...NAMED, ...STRANGERS].map((from) => addressOf(asked(from)));

    expect(before).toEqual([...OURS.map(() => '203.0.113.9'), ...NAMED]);
    expect(after).toEqual([...[...OURS, ...NAMED].map(() => '203.0.113.9'), ...STRANGERS]);
  });
});

describe('What the environment tells a server', () => {
  it('has a usual value for everything', () => {
    expect(settingsOf({}, 'data')).toEqual({
      databaseUrl: null,
      nats: null,
      folder: 'data',
      backups: join('data', 'backups'),
      moderators: [],
      notices: { mayBePrivate: false, newPushKey: false },
      proxies: expect.any(BlockList),
      metrics: null,
      drain: 0,
    });
  });

  it('is read from its variables', () => {
    const settings = settingsOf(
      {
        DATABASE_URL: 'postgres://db/quarterdeck',
        NATS_URL: 'nats://nats:4222',
        BACKUP_DIR: '/backups',
        MODERATORS: 'ada, bea,',
        PUBLIC_URL: 'https://play.example',
        SMTP_URL: 'smtp://mail.example',
        METRICS_PORT: '9100',
        METRICS_HOST: '0.0.0.0',
        DRAIN_SECONDS: '5',
      },
      'data',
    );

    expect(settings).toMatchObject({
      databaseUrl: 'postgres://db/quarterdeck',
      nats: 'nats://nats:4222',
      backups: '/backups',
      moderators: ['ada', 'bea'],
      notices: {
        publicUrl: 'https://play.example',
        mail: { smtp: 'smtp://mail.example', from: 'Quarterdeck <no-reply@play.example>' },
      },
      metrics: { port: 9100, host: '0.0.0.0' },
      drain: 5_000,
    });
  });

  it.each([
    [{ METRICS_PORT: 'many' }, 'METRICS_PORT: expected a port'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT: expected a port'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS: expected a whole number up to 600'],
    [{ NATS_URL: 'nats://x' }, 'NATS_URL is set and DATABASE_URL is not'],
    [{ NATS_URL: 'nats', DATABASE_URL: 'postgres://x/y' }, 'NATS_URL: expected an address'],
    [{ TRUSTED_PROXIES: 'caddy' }, 'TRUSTED_PROXIES: expected addresses'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES: expected addresses'],
    [{ PUBLIC_URL: 'play' }, 'PUBLIC_URL is no address'],
    [{ SMTP_URL: 'smtp://x' }, 'PUBLIC_URL is not'],
  ])('is refused where %o cannot be meant', (env, sentence) => {
    const reading = (): unknown => settingsOf(env, 'data');

    expect(reading).toThrow(BadSetting);
    expect(reading).toThrow(sentence);
  });
});
