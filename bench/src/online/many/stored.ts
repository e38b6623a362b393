import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Seat } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { bundleForNode, SQLITE_WORKER } from '../../../../scripts/build/build.mjs';
import { CACHE } from '../../../../scripts/lib/root.mjs';
import { becomeGuest, Client, must } from '../client.ts';
import { inFolder, type ServerProcess, startServer } from '../server-process.ts';

export type Stored = {
  readonly tables: number;
  /** Milliseconds from the start of a process over them until it listens. */
  readonly listening: number;
  /** The same with no table. */
  readonly empty: number;
  /** Tables that were opened then, each for the first time. */
  readonly opened: number;
  /** Milliseconds until an answer at one of them was acknowledged. */
  readonly median: number;
  readonly p99: number;
};

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 6 },
  watching: 'nobody',
  answerTime: null,
};
const OPENED = 200;
const AT_ONCE = 25;
const FRIEND = 1 as Seat;

/** Tables of two people that nobody has looked at since the server was killed. */
export const measureStored = (tables: number): Promise<Stored> =>
  inFolder(async (folder) => {
    const server = await bundled();
    const first = await startedIn(folder, server);
    const people = [await becomeGuest(first.server.port), await becomeGuest(first.server.port)];
    const ids = await setTables(first.server.port, people, tables);
    await first.server.kill();
    const again = await startedIn(folder, server);
    try {
      const took = await openSome(again.server.port, people, ids);
      const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN;
      return {
        tables: ids.length,
        listening: again.took,
        empty: first.took,
        opened: took.length,
        median: at(0.5),
        p99: at(0.99),
      };
    } finally {
      await again.server.kill();
    }
  });

/** As `npm start` has it: a server that translates its sources first listens seconds later. */
async function bundled(): Promise<URL> {
  const folder = join(CACHE, 'bench-server');
  await bundleForNode(folder, {
    node: 'bench/src/online/node.ts',
    'sqlite-worker': SQLITE_WORKER,
  });
  return pathToFileURL(join(folder, 'node.mjs'));
}

async function startedIn(
  folder: string,
  script: URL,
): Promise<{ server: ServerProcess; took: number }> {
  const began = performance.now();
  const server = await startServer(script, folder);
  return { server, took: performance.now() - began };
}

const bothOf = (port: number, people: readonly string[]): Promise<Client[]> =>
  Promise.all(people.map((cookie) => Client.as(cookie, port)));

async function setTables(
  port: number,
  people: readonly string[],
  tables: number,
): Promise<readonly string[]> {
  const [host, friend] = await bothOf(port, people);
  if (host === undefined || friend === undefined) throw new Error('nobody is here');
  const setOne = async (): Promise<string> => {
    const { table, invitation } = must(await host.rpc.call('create', { setup: SETUP }));
    must(await friend.rpc.call('join', { invitation: invitation ?? '', seat: FRIEND }));
    return table;
  };
  const ids: string[] = [];
  while (ids.length < tables) {
    const some = Math.min(AT_ONCE, tables - ids.length);
    ids.push(...(await Promise.all(Array.from({ length: some }, setOne))));
  }
  return ids;
}

/** In milliseconds, the shortest first. */
async function openSome(
  port: number,
  people: readonly string[],
  ids: readonly string[],
): Promise<readonly number[]> {
  const both = await bothOf(port, people);
  const every = Math.max(1, Math.floor(ids.length / OPENED));
  const took: number[] = [];
  for (const table of ids.filter((_, nth) => nth % every === 0)) {
    const began = performance.now();
    for (const client of both) if (await answered(client, table)) break;
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b);
}

/** False where it is not this one's turn. */
async function answered(client: Client, table: string): Promise<boolean> {
  client.update = null;
  const heard = new Promise<void>((resolve) => {
    client.onUpdate = resolve;
  });
  must(await client.rpc.call('follow', { table, after: 0 }));
  await heard;
  const update = client.update as Client['update'];
  const choice = update?.question?.choices[0];
  if (update === null || choice === undefined) return false;
  must(await client.at(table).play({ choice, seq: update.seq }));
  return true;
}
