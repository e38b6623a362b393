import { loadGame } from '@quarterdeck/shelf';
import { type OnlineSetup, StorageFault } from '@quarterdeck/tables';
import { afterEach, describe, expect, it } from 'vitest';
import { Metrics } from '../../src/metrics/metrics.ts';
import { serveMetrics } from '../../src/metrics/serve-metrics.ts';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { newGuest, refusalIn, TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'ahoy',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
};

const HELD_UP_MS = 400;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A served line, as a number. */
const figureOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

const served = async (metrics: Metrics): Promise<string> => {
  const server = await serveMetrics(metrics, { port: 0 });
  ends.push(server.close);
  return `http://127.0.0.1:${server.port}`;
};

describe('The figures of a server', () => {
  it('count calls, refusals, tables and what was stored, while it serves', async () => {
    const metrics = new Metrics();
    const at = new OnlineServer({ loadGame });
    await at.start({ metrics });
    ends.push(() => at.remove());
    const { ada, table } = await twoAtTable(at, SETUP);
    await ada.client.play(table, (choices) => choices[0]);
    const code = refusalIn(await ada.client.ask('leave', { table: 'none' }));
    const url = await served(metrics);

    const text = await (await fetch(`${url}/metrics`)).text();

    expect(figureOf(text, 'quarterdeck_tables_open')).toBe(1);
    expect(figureOf(text, 'quarterdeck_sockets')).toBe(2);
    expect(figureOf(text, 'quarterdeck_bots_waiting')).toBe(0);
    expect(figureOf(text, 'quarterdeck_call_seconds_count{verb="play"}')).toBe(1);
    expect(figureOf(text, `quarterdeck_refused_total{code="${code}"}`)).toBe(1);
    expect(figureOf(text, 'quarterdeck_store_seconds_count{method="append"}')).toBe(1);
    expect(figureOf(text, 'quarterdeck_commits_total')).toBe(1);
  });

  it('tell how long the event loop was held up', async () => {
    const metrics = new Metrics();
    const url = await served(metrics);
    await fetch(`${url}/metrics`);
    const until = performance.now() + HELD_UP_MS;
    // A timer is late by as long as something else runs.
    await new Promise((resolve) => setTimeout(resolve, 50));
    while (performance.now() < until + 50);
    await new Promise((resolve) => setTimeout(resolve, 50));

    const text = await (await fetch(`${url}/metrics`)).text();

    expect(figureOf(text, 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(
      HELD_UP_MS / 2 / 1_000,
    );
  });

  it('count what could not be stored, and who was refused for it', async () => {
    const metrics = new Metrics();
    const at = new OnlineServer({ loadGame });
    await at.start({ metrics }, ({ guests }) => ({
      guests: { ...guests, rename: () => Promise.reject(new StorageFault('full', undefined)) },
    }));
    ends.push(() => at.remove());
    const client = await TestClient.call(at.port, await newGuest(at.port));
    await client.ask('rename', { name: 'Bea' });
    const url = await served(metrics);

    const text = await (await fetch(`${url}/metrics`)).text();

    expect(figureOf(text, 'quarterdeck_store_faults_total{method="rename"}')).toBe(1);
    expect(figureOf(text, 'quarterdeck_refused_total{code="storage-full"}')).toBe(1);
  });

  it('name no verb but ours, whatever a stranger calls', async () => {
    const metrics = new Metrics();

    metrics.answered('a name of 1970', 0.001, 'unknown-verb');
    metrics.answered('play', 0.001, null);

    const text = await metrics.text();
    expect(figureOf(text, 'quarterdeck_call_seconds_count{verb="unknown"}')).toBe(1);
    expect(figureOf(text, 'quarterdeck_call_seconds_count{verb="play"}')).toBe(1);
    expect(figureOf(text, 'quarterdeck_refused_total{code="unknown-verb"}')).toBe(1);
    expect(text).not.toContain('1970');
  });

  it('have a port of their own, which knows one address and only reads', async () => {
    const url = await served(new Metrics());

    const answers = await Promise.all([
      fetch(`${url}/metrics`),
      fetch(url),
      fetch(`${url}/metrics`, { method: 'POST' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect(await answers[0]?.text()).toContain('nodejs_eventloop_lag_seconds');
  });
});
