import { blindChoice, botById } from '@quarterdeck/bots';
import type { Seat } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { type MemoryPorts, memoryPorts, type Port } from '@quarterdeck/rpc';
import { loadGame } from '@quarterdeck/shelf';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import 'fake-indexeddb/auto';
import type { BotQuestion, Result, TableStore } from '@quarterdeck/tables';
import { IDBFactory } from 'fake-indexeddb';
import type {
  Host,
  OpenTable,
  TableSeat,
  TableSetup,
  TableSnapshot,
} from '../../src/hosts/host.ts';
import { browserEnv } from '../../src/hosts/local/browser-env.ts';
import { localHost } from '../../src/hosts/local/local-host.ts';
import type { Bot } from '../../src/hosts/local/seat-bots.ts';
import { loneTab, type TabChannel, type TabMessage } from '../../src/hosts/local/tab-channel.ts';
import { WorkerHost, type WorkerHostParts } from '../../src/hosts/local/worker-host.ts';
import { indexedStore } from '../../src/hosts/storage/indexed-store.ts';

export const SEAT_0 = 0 as Seat;
export const SEAT_1 = 1 as Seat;
export const SEAT_2 = 2 as Seat;

/** A browser whose disk is empty. */
export function emptyDisk(): void {
  globalThis.indexedDB = new IDBFactory();
}

export const person = (name: string): TableSeat => ({
  name,
  colour: 'red',
  who: { kind: 'person' },
});
export const bot = (name: string): TableSeat => ({
  name,
  colour: 'blue',
  who: { kind: 'bot', bot: 'random' },
});
export const reefFor = (...seats: readonly TableSeat[]): TableSetup => ({
  game: 'reef',
  seats,
  options: { rounds: 2 },
  seed: 'a quiet morning',
});

/** Tabs of one browser: they hear each other, and the first one leads until it closes. */
export function browser(): () => TabChannel & { die(): void } {
  const listeners = new Map<number, Set<(news: TabMessage) => void>>();
  const queues = new Map<string, { readonly tab: number; readonly onLead: () => void }[]>();
  const leave = (table: string, tab: number): void => {
    const queue = queues.get(table) ?? [];
    const wasFirst = queue[0]?.tab === tab;
    const rest = queue.filter((one) => one.tab !== tab);
    queues.set(table, rest);
    if (wasFirst) rest[0]?.onLead();
  };
  let tabs = 0;
  return () => {
    tabs++;
    const me = tabs;
    const mine = new Set<(news: TabMessage) => void>();
    listeners.set(me, mine);
    const die = (): void => {
      listeners.delete(me);
      for (const table of queues.keys()) leave(table, me);
    };
    return {
      becomeLeader: (table, onLead) => {
        const queue = queues.get(table) ?? [];
        queue.push({ tab: me, onLead });
        queues.set(table, queue);
        if (queue.length === 1) onLead();
        return () => leave(table, me);
      },
      post: (news) => {
        for (const [tab, theirs] of listeners)
          if (tab !== me) for (const listener of theirs) listener(structuredClone(news));
      },
      subscribe: (listener) => {
        mine.add(listener);
        return () => mine.delete(listener);
      },
      close: die,
      die,
    };
  };
}

/** A bot in this thread that answers by lot, from what it is handed alone. */
export async function lottery(heard: BotQuestion[] = []): Promise<() => Bot> {
  const { game } = await loadGame('reef');
  const rules = engine(game);
  return () => ({
    decide: (question) => {
      heard.push(structuredClone(question));
      const world = rules.worldWithHoles(rules.fromWire(question.view));
      const choice = blindChoice(
        botById('random'),
        rules.choices(world, question.seat),
        question.seed,
      );
      return choice === null
        ? Promise.reject(new Error('no choice'))
        : Promise.resolve(structuredClone(choice));
    },
    hint: () => Promise.resolve([]),
    close: () => {},
  });
}

export type Tab = {
  readonly host: Host;
  /** Everything the worker has sent to the page. */
  readonly sent: unknown[];
  /** The worker stops in the middle of whatever it does, as when its tab crashes. */
  kill(): void;
};

export type TabOptions = Partial<
  Pick<WorkerHostParts, 'startBot' | 'store' | 'loadGame' | 'loadLessons'>
> & {
  readonly tabs?: TabChannel;
  readonly watched?: boolean;
};

/** A page and its worker in one thread; what goes between them is copied as between threads. */
export async function openTab(options: TabOptions = {}): Promise<Tab> {
  const store = options.store ?? (await indexedStore());
  const sent: unknown[] = [];
  const tabs = options.tabs ?? loneTab();
  const parts: WorkerHostParts = {
    store,
    tabs,
    env: { ...browserEnv, newSeed: nextSeed, randomInt: lots() },
    startBot: options.startBot ?? (await lottery()),
    loadGame: options.loadGame ?? loadGame,
    loadLessons: options.loadLessons ?? (async (game) => await LESSONS[game]?.()),
  };
  const workers: { kill(): void }[] = [];
  const start = (): Port => {
    const worker = inThread(parts, sent);
    workers.push(worker);
    return worker.near;
  };
  const host = localHost({
    start,
    store: () => Promise.resolve(store),
    tabs,
    watched: (tell) => {
      tell(options.watched ?? false);
      return () => {};
    },
  });
  return { host, sent, kill: () => workers.at(-1)?.kill() };
}

let seeds = 0;
/** Matches that are the same in every run. */
function nextSeed(): string {
  seeds++;
  return (seeds * 7919).toString(16).padStart(64, '0');
}

/** Bots that answer the same in every run. */
function lots(): () => number {
  let drawn = 0;
  return () => {
    drawn++;
    return drawn * 7919;
  };
}

function inThread(parts: WorkerHostParts, sent: unknown[]): Pick<MemoryPorts, 'near' | 'kill'> {
  const { near, far, kill } = memoryPorts();
  const host = new WorkerHost(parts, {
    ...far,
    post: (message) => {
      sent.push(structuredClone(message));
      far.post(message);
    },
  });
  return {
    near: {
      ...near,
      close: () => {
        host.close();
        near.close();
      },
    },
    kill: () => {
      host.close();
      kill();
    },
  };
}

export function must<T>(answered: Result<T>): T {
  if (answered.ok) return answered.value;
  throw new Error(`${answered.refusal.code}: ${answered.refusal.sentence}`);
}

export function refusalIn<T>(answered: Result<T>): string {
  if (answered.ok) throw new Error('it was done, and should have been refused');
  return answered.refusal.code;
}

/** Sets a table and opens it. */
export async function setTable({ host }: Tab, setup: TableSetup): Promise<OpenTable> {
  return must(await host.open(must(await host.create(setup))));
}

/** Waits until the table looks as wanted. */
export function until(
  table: OpenTable,
  isSo: (now: TableSnapshot) => boolean,
): Promise<TableSnapshot> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      if (!isSo(table.current())) return false;
      resolve(table.current());
      return true;
    };
    if (look()) return;
    const stop = table.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** A person who takes the last choice whenever their seat is asked: it is never to stay or pass. */
export async function playOn(
  table: OpenTable,
  answers: number = Number.POSITIVE_INFINITY,
): Promise<TableSnapshot> {
  for (let given = 0; given < answers; given++) {
    const now = await until(
      table,
      ({ outcome, asked, viewer }) => outcome !== null || asked.some(({ seat }) => seat === viewer),
    );
    const { question, outcome, seq } = now;
    if (outcome !== null || question === null) return now;
    const choice = question.choices.at(-1);
    if (choice === undefined) throw new Error('asked without a choice');
    must(await table.play({ choice, seq }));
  }
  return table.current();
}

export type { TableStore };
