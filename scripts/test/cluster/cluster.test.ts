import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Balancer } from '../../cluster/balancer.mjs';
import { ROOT } from '../../lib/root.mjs';

const LOOK_MS = 50;

/** Ends with what it gives once it gives something. */
async function eventually<T>(look: () => Promise<T | null> | T | null): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function startCluster() {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cluster.mjs'), '--nodes', '2'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      words += part;
    });
  return { child, said: () => words };
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** All that were ever started, by what was said about them. */
const numbersIn = (said: string): readonly number[] =>
  [...said.matchAll(/is process (\d+)/g)].map(([, pid]) => Number(pid));

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

describe('npm run cluster', () => {
  it('takes all it has started with it when it is killed itself', async () => {
    const { child, said } = startCluster();
    await eventually(() => (numbersIn(said()).length === 2 ? true : null));
    const started = childrenOf(child.pid ?? 0);

    child.kill('SIGKILL');

    // PostgreSQL, NATS and two servers.
    expect(started).toHaveLength(4);
    await eventually(() => (started.some(isAlive) ? null : true));
  });

  it('serves one crowd by several servers, starts again what is killed, and leaves nothing behind', async () => {
    const { child, said } = startCluster();
    const address = await eventually(() => {
      if (isOver(child)) throw new Error(`it ended:\n${said()}`);
      return /behind (http:\S+)/.exec(said())?.[1] ?? null;
    });
    const guest = await fetch(`${address}/guest`);
    const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';

    const [first = 0] = numbersIn(said());
    process.kill(first, 'SIGKILL');
    await eventually(() => (numbersIn(said()).length > 2 ? true : null));
    // Whoever answers now knows the guest, and gives them the same cookie for longer.
    const again = await eventually(() =>
      fetch(`${address}/guest`, { headers: { cookie } }).catch(() => null),
    );
    const exit = once(child, 'exit');
    child.kill('SIGINT');

    expect(guest.status).toBe(200);
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()[0]?.split(';')[0]).toBe(cookie);
    expect(await exit).toEqual([0, null]);
    expect(numbersIn(said()).filter(isAlive)).toEqual([]);
    await expect(fetch(address)).rejects.toThrow();
  });
});

/** A server that says its name, and whether it is ready. */
async function named(name: string, isReady = () => true) {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/ready' && !isReady() ? 503 : 200, { connection: 'close' });
    response.end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.closeAllConnections();
    server.close();
    await closed;
  };
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close };
}

describe('The balancer', () => {
  it('passes over who is not ready or not there, and says so where nobody is', async () => {
    let isReady = true;
    const [one, other] = [await named('one', () => isReady), await named('other')];
    const balancer = new Balancer([one.port, other.port]);
    await balancer.listen(0);
    onTestFinished(() => balancer.close());
    const ask = async (): Promise<string> =>
      await (await fetch(`http://127.0.0.1:${balancer.port}/`)).text();
    const threeTimes = async () => new Set([await ask(), await ask(), await ask()]);
    await eventually(() => (balancer.ready === 2 ? true : null));

    expect(await threeTimes()).toEqual(new Set(['one', 'other']));
    isReady = false;
    await eventually(() => (balancer.ready === 1 ? true : null));
    expect(await threeTimes()).toEqual(new Set(['other']));
    await other.close();
    expect(await threeTimes()).toEqual(new Set(['one']));
    await one.close();
    expect((await fetch(`http://127.0.0.1:${balancer.port}/`)).status).toBe(503);
  });
});
