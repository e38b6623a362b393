import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { botPool } from '@quarterdeck/bots';
import type { GameModule } from '@quarterdeck/kernel/engine';
import type { HostEnv } from '@quarterdeck/tables';
import { Accounts } from '../accounts/accounts.ts';
import { learningOperators } from '../accounts/learning.ts';
import { openOutsideBots } from '../bots/open-outside-bots.ts';
import type { OnlineOperators } from '../http/operations.ts';
import { type Levels, Metrics } from '../metrics/metrics.ts';
import { ModerationDesk } from '../moderation/moderation.ts';
import { type NoticeOptions, type Notices, openNotices } from '../notices/notices.ts';
import { openPeople, type People } from '../people/people.ts';
import { measured, reportFaults } from '../store/on-fault.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { BotQueue } from './bot-queue.ts';
import { processBus } from './bus.ts';
import { expire, LIFETIMES, type Lifetimes } from './expiry.ts';
import { Guests } from './guests.ts';
import { Buckets, Counts, LIMITS, type Limits } from './limits.ts';
import { LoadedGames } from './loaded-games.ts';
import { Lobby } from './lobby.ts';
import { type NotReady, readinessOf } from './readiness.ts';
import { Rooms } from './rooms.ts';
import { resumeBots, watchDeadlines } from './schedule.ts';
import { SocketServer } from './socket-server.ts';
import { keepUptime, type Uptime } from './uptime.ts';

export type OnlineOptions = {
  /** Threads that think for bots. */
  readonly botThreads?: number;
  /** Milliseconds between a bot's answers where people watch. */
  readonly botPause?: number;
  /** Milliseconds that a standing order waits before it answers: at least, and up to how many more. */
  readonly orderPause?: { readonly least: number; readonly spread: number };
  /** How much one visitor may ask for, where it is not the usual. */
  readonly limits?: Partial<Limits>;
  /** What opens accounts is loaded at the start, and not with the first who signs in. */
  readonly loadsAccounts?: boolean;
  /** Handles of people with an account whose role it is to moderate; nobody else has it. */
  readonly moderators?: readonly string[];
  /** How people who are not here are told that it is their move. */
  readonly notices?: NoticeOptions;
  /** Milliseconds after the start in which nobody is late. */
  readonly grace?: number;
  /** Cookies are signed with a new key from now on. */
  readonly newCookieKey?: boolean;
  /** Milliseconds between two looks for tables whose time has run out. */
  readonly lookEvery?: number;
  /** How long what nobody touches is kept, where it is not the usual. */
  readonly lifetimes?: Partial<Lifetimes>;
  /** Milliseconds between two deletions of it. */
  readonly tidyEvery?: number;
  /** Where the figures of this server are kept, for its operator. */
  readonly metrics?: Metrics;
  readonly loadGame: (id: string) => Promise<GameModule>;
  /** A thread that thinks for bots, and knows the same games. */
  readonly startBot: () => Worker;
  /** The machine's own chance and clock, unless told. */
  readonly env?: Partial<HostEnv>;
};

/** Tables for people far apart: what an HTTP server needs to know of them. */
export type Online = {
  /** What is asked by HTTP. */
  readonly operators: OnlineOperators;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Null where whatever is done at a table can be stored now; why not, otherwise. */
  ready(): Promise<NotReady>;
  close(): Promise<void>;
};

const IDLE_TIMEOUT = 60_000;
const USUAL_ORDER_PAUSE = { least: 2_000, spread: 5_000 } as const;
const USUAL_GRACE = 30_000;
const USUAL_LOOKING = 1_000;
const USUAL_TIDYING = 10 * 60_000;

const OF_THE_MACHINE: HostEnv = {
  newSeed: () => randomBytes(32).toString('hex'),
  newId: () => randomBytes(10).toString('hex'),
  now: Date.now,
  randomInt: () => randomInt(2 ** 31),
};

/** A clock that nobody sets. */
const ticks = (): number => performance.now();

export async function openOnline(kept: ServerStore, options: OnlineOptions): Promise<Online> {
  const metrics = options.metrics ?? new Metrics();
  const store = reportFaults(measured(kept, metrics), console.error);
  const env: HostEnv = { ...OF_THE_MACHINE, ...options.env };
  const { now } = env;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const guestOf = (request: IncomingMessage): Promise<Guest | undefined> => guests.of(request);
  const disconnect = (person: string): void => endAll([sockets, bots], person);
  const accounts = new Accounts({
    store,
    secret: await store.keep('session-secret', env.newSeed()),
    now,
    signIns: new Buckets(limits.signIns, ticks),
    guestOf,
    onAdopted: async (tables) => {
      for (const table of tables) await rooms.changed(table);
    },
    onSignedOut: disconnect,
  });
  if (options.loadsAccounts === true) await accounts.load();
  const guests = await Guests.open({
    store,
    env,
    personOf: (request) => accounts.personOf(request),
    newGuests: new Buckets(limits.newGuests, ticks),
    newKey: options.newCookieKey ?? false,
  });
  const { thinkers, queue } = startThinkers(options);
  const games = new LoadedGames(options.loadGame);
  const bus = processBus();
  const uptime = await keepUptime(store.time, env, options.grace ?? USUAL_GRACE);
  const rooms = new Rooms({
    store,
    games,
    bots: queue,
    bus,
    env,
    ...pausesOf(options),
    idleTimeout: IDLE_TIMEOUT,
    outages: uptime.outages,
  });
  const connected = new Counts();
  const common = { store, games, rooms, env, limits, bus, connected, ticks };
  const lobby = new Lobby(common);
  const sockets = new SocketServer({ lobby, guests, limits, connected, ticks, now, metrics });
  metrics.watch(() => levelsOf(rooms, sockets, queue));
  const people = openPeople({ store, env, limits, ticks, connected, guestOf });
  const at = { ...common, ...people.asking, disconnect };
  const desk = await ModerationDesk.open(at, options.moderators ?? []);
  const bots = openOutsideBots({ ...at, lobby });
  const notices = await openNotices(common, people.asking, options.notices);
  const ends = startChores({ store, rooms, people, notices, uptime, now, options });

  return {
    operators: {
      greet: guests.greet,
      ...accounts.operators,
      ...learningOperators(store.learning, guests, limits.learning, now),
      ...people.operators,
      ...desk.operators,
      ...bots.operators,
      ...notices.operators,
    },
    upgrade: (request, socket, head) => void sockets.upgrade(request, socket, head),
    ready: readinessOf(store, ticks),
    close: () => inTurn([...ends, ...closing([sockets, bots, lobby, rooms, uptime, thinkers])]),
  };
}

/** How long those wait who answer without a hand. */
const pausesOf = ({ botPause = 500, orderPause = USUAL_ORDER_PAUSE }: OnlineOptions) => ({
  botPause,
  orderPause,
});

const levelsOf = (rooms: Rooms, sockets: SocketServer, queue: BotQueue): Levels => ({
  tables: rooms.size,
  sockets: sockets.size,
  botsWaiting: queue.waiting,
});

/** The threads that think for bots, and what waits for one. */
function startThinkers({ startBot, botThreads = 1 }: OnlineOptions) {
  const thinkers = botPool(startBot, botThreads);
  return { thinkers, queue: new BotQueue(thinkers, botThreads) };
}

type ChoreParts = {
  readonly store: ServerStore;
  readonly rooms: Rooms;
  readonly people: People;
  readonly notices: Notices;
  readonly uptime: Uptime;
  readonly now: () => number;
  readonly options: OnlineOptions;
};

/** What is done though nobody asks; what is given ends it. */
function startChores(parts: ChoreParts): readonly (() => unknown)[] {
  const { store, rooms, people, notices, uptime, now, options } = parts;
  const lookEvery = options.lookEvery ?? USUAL_LOOKING;
  // People need not wait for it.
  const resuming = resumeBots(store, rooms);
  const tidying = tidyEvery(options.tidyEvery ?? USUAL_TIDYING, () =>
    expire(store, rooms, now(), { ...LIFETIMES, ...options.lifetimes }),
  );
  return [
    watchDeadlines(store, rooms, now, lookEvery),
    people.countEvery(lookEvery),
    notices.tellEvery(lookEvery, uptime.outages.at(-1)?.from ?? now()),
    () => clearInterval(tidying),
    resuming.stop,
    () => resuming.resumed,
  ];
}

/** Whoever somebody is connected by: who comes back is asked again who they are. */
function endAll(
  connections: readonly { readonly disconnect: (person: string) => void }[],
  person: string,
): void {
  for (const one of connections) one.disconnect(person);
}

const closing = (parts: readonly { readonly close: () => unknown }[]): readonly (() => unknown)[] =>
  parts.map((one) => () => one.close());

/** Each when the one before it is done. */
async function inTurn(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends) await end();
}

function tidyEvery(millis: number, tidy: () => Promise<unknown>): ReturnType<typeof setInterval> {
  const timer = setInterval(() => {
    tidy().catch((problem) => {
      // The next time finds what this one has missed.
      console.error('What nobody comes back to could not be deleted:', problem);
    });
  }, millis);
  return timer.unref();
}
