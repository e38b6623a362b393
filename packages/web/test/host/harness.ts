import { blindChoice, botById } from '@quarterdeck/bots';
import { engine, type Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import 'fake-indexeddb/auto';
import type { Result, TableStore } from '@quarterdeck/tables';
import { IDBFactory } from 'fake-indexeddb';
import type { Host, OpenTable, TableSeat, TableSetup, TableSnapshot } from '../../src/host/host.ts';
import type { Bot, BotQuestion } from '../../src/host/local/crew.ts';
import { Desk, type DeskParts } from '../../src/host/local/desk.ts';
import { secureDraw } from '../../src/host/local/draw.ts';
import { localHost } from '../../src/host/local/local-host.ts';
import type { Message, Request, WorkerPort } from '../../src/host/local/protocol.ts';
import { loneTab, type News, type Tabs } from '../../src/host/local/tabs.ts';
import { indexedStore } from '../../src/host/storage/indexed-store.ts';

export const SEAT_0 = 0 as Seat;
export const SEAT_1 = 1 as Seat;
export const SEAT_2 = 2 as Seat;

/** A browser whose disk is empty. */
export function emptyDisk(): void {
  globalThis.indexedDB = new IDBFactory();
}

export const person = (name: string): TableSeat => ({
  name,
  tincture: 'red',
  who: { kind: 'person' },
});
export const bot = (name: string): TableSeat => ({
  name,
  tincture: 'blue',
  who: { kind: 'bot', bot: 'random' },
});
export const reefFor = (...seats: readonly TableSeat[]): TableSetup => ({
  game: 'reef',
  seats,
  options: { rounds: 2 },
  seed: 'a quiet morning',
});

/** Tabs of one browser: they hear each other, and the first one leads until it closes. */
export function browser(): () => Tabs & { die(): void } {
  const listeners = new Map<number, Set<(news: News) => void>>();
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
    const mine = new Set<(news: News) => void>();
    listeners.set(me, mine);
    const die = (): void => {
      listeners.delete(me);
      for (const table of queues.keys()) leave(table, me);
    };
    return {
      lead: (table, onLead) => {
        const queue = queues.get(table) ?? [];
        queue.push({ tab: me, onLead });
        queues.set(table, queue);
        if (queue.length === 1) onLead();
        return () => leave(table, me);
      },
      tell: (news) => {
        for (const [tab, theirs] of listeners)
          if (tab !== me) for (const listener of theirs) listener(structuredClone(news));
      },
      hear: (listener) => {
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
    close: () => {},
  });
}

export type Tab = {
  readonly host: Host;
  /** Everything the worker has sent to the page. */
  readonly sent: Message[];
  /** The worker stops in the middle of whatever it does, as when its tab crashes. */
  kill(): void;
};

export type TabOptions = Partial<Pick<DeskParts, 'hire' | 'store' | 'loadGame'>> & {
  readonly tabs?: Tabs;
  readonly watched?: boolean;
};

/** A page and its worker in one thread; what goes between them is copied as between threads. */
export async function openTab(options: TabOptions = {}): Promise<Tab> {
  const store = options.store ?? (await indexedStore());
  const sent: Message[] = [];
  const tabs = options.tabs ?? loneTab();
  const parts: DeskParts = {
    store,
    tabs,
    env: secureDraw,
    hire: options.hire ?? (await lottery()),
    lot: lots(),
    loadGame: options.loadGame ?? loadGame,
  };
  const ports: (WorkerPort & { kill(): void })[] = [];
  const start = (): WorkerPort => {
    const port = inThread(parts, sent);
    ports.push(port);
    return port;
  };
  const host = localHost({
    start,
    store: () => Promise.resolve(store),
    tabs,
    watching: (tell) => {
      tell(options.watched ?? false);
      return () => {};
    },
  });
  return { host, sent, kill: () => ports.at(-1)?.kill() };
}

/** Bots that answer the same in every run. */
function lots(): () => number {
  let drawn = 0;
  return () => {
    drawn++;
    return drawn * 7919;
  };
}

function inThread(parts: DeskParts, sent: Message[]): WorkerPort & { kill(): void } {
  let toPage: (message: Message) => void = () => {};
  let toWorker: (request: Request) => void = () => {};
  let onLoss: (why: string) => void = () => {};
  let alive = true;
  const desk = new Desk(parts, {
    post: (message) => {
      if (!alive) return;
      const copy = structuredClone(message);
      sent.push(copy);
      queueMicrotask(() => toPage(copy));
    },
    listen: (listener) => {
      toWorker = listener;
    },
  });
  const end = (): void => {
    alive = false;
    desk.close();
  };
  return {
    post: (request) => {
      const copy = structuredClone(request);
      queueMicrotask(() => {
        if (alive) toWorker(copy);
      });
    },
    listen: (listener) => {
      toPage = listener;
    },
    onLoss: (listener) => {
      onLoss = listener;
    },
    close: end,
    kill: () => {
      end();
      onLoss('killed by a test');
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
    must(await table.play(question.seat, choice, seq));
  }
  return table.current();
}

export type { TableStore };
