import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { botPool } from '@quarterdeck/bots';
import type { GameModule } from '@quarterdeck/kernel/engine';
import type { HostEnv } from '@quarterdeck/tables';
import { Accounts, type AccountsParts } from '../accounts/accounts.ts';
import { learningOperators } from '../accounts/learning.ts';
import { openOutsideBots } from '../bots/open-outside-bots.ts';
import type { OnlineOperators } from '../http/operations.ts';
import { type Levels, Metrics } from '../metrics/metrics.ts';
import { ModerationDesk } from '../moderation/moderation.ts';
import { Nodes } from '../nodes/nodes.ts';
import { SharedBuckets } from '../nodes/shared-buckets.ts';
import { SharedCounts } from '../nodes/shared-counts.ts';
import { type NoticeOptions, openNotices } from '../notices/notices.ts';
import { openPeople } from '../people/people.ts';
import { measured, reportFaults } from '../store/on-fault.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { BotQueue } from './bot-queue.ts';
import { type ChoreOptions, startChores } from './chores.ts';
import { Guests } from './guests.ts';
import { LIMITS, type Limits } from './limits.ts';
import { LoadedGames } from './loaded-games.ts';
import { Lobby } from './lobby.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { Rooms } from './rooms.ts';
import { SocketServer } from './socket-server.ts';
import { keepUptime } from './uptime.ts';

export type OnlineOptions = ChoreOptions & {
  /** The address of a NATS by which nodes that share a database hear of each other. */
  readonly nats?: string;
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
  /** Where the figures of this server are kept, for its operator. */
  readonly metrics?: Metrics;
  /** The version of the page that people are handed here; left out where it has none. */
  readonly page?: string | undefined;
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
  /** Whether what is done at a table can be stored now; why not, otherwise. */
  ready(): Promise<Readiness>;
  close(): Promise<void>;
};

const IDLE_TIMEOUT = 60_000;
const USUAL_ORDER_PAUSE = { least: 2_000, spread: 5_000 } as const;
const USUAL_GRACE = 30_000;

const OF_THE_MACHINE: HostEnv = {
  newSeed: () => randomBytes(32).toString('hex'),
  newId: () => randomBytes(10).toString('hex'),
  now: () => Date.now(),
  randomInt: () => randomInt(2 ** 31),
};

/** A clock that nobody sets. */
const ticks = (): number => performance.now();

export async function openOnline(kept: ServerStore, options: OnlineOptions): Promise<Online> {
  const metrics = options.metrics ?? new Metrics();
  const store = reportFaults(measured(kept, metrics));
  const { nats } = options;
  const machine: HostEnv = { ...OF_THE_MACHINE, ...options.env };
  const nodes = await Nodes.open({ store, env: machine, ticks, nats });
  // A test may have a clock of its own.
  const now = options.env?.now ?? nodes.now;
  try {
    return await openOn(nodes, { store, env: { ...machine, now }, metrics, options });
  } catch (problem) {
    await nodes.close();
    throw problem;
  }
}

type OpenParts = {
  readonly store: ServerStore;
  readonly env: HostEnv;
  readonly metrics: Metrics;
  readonly options: OnlineOptions;
};

async function openOn(nodes: Nodes, parts: OpenParts): Promise<Online> {
  const { store, env, metrics, options } = parts;
  const { bus, work } = nodes;
  const { now } = env;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const endHere = (person: string): void => endAll([sockets, bots], person);
  const disconnect = (person: string): void => {
    endHere(person);
    bus.publish({ kind: 'ended', person });
  };
  const { accounts, guests, guestOf } = await openDoor(nodes, parts, limits, {
    onAdopted: async (tables) => {
      for (const table of tables) await rooms.changed(table);
    },
    onSignedOut: disconnect,
  });
  const { thinkers, queue } = startThinkers(options);
  const games = new LoadedGames(options.loadGame);
  const uptime = await keepUptime(store.time, env, options.grace ?? USUAL_GRACE);
  const rooms = new Rooms({
    store,
    games,
    bots: queue,
    bus,
    work,
    env,
    ...pausesOf(options),
    idleTimeout: IDLE_TIMEOUT,
    outages: uptime.outages,
  });
  const { connected, byAddress } = openCounts(nodes, rooms);
  const common = { store, games, rooms, env, limits, bus, work, connected, ticks };
  const lobby = new Lobby(common);
  nodes.onChange((_come, gone) => {
    for (const node of gone) lobby.forgetNode(node);
  });
  const calling = { lobby, guests, limits, connected, byAddress };
  const sockets = new SocketServer({ ...calling, ticks, now, metrics, page: options.page });
  metrics.watch(() => levelsOf(store, rooms, sockets, queue));
  const people = openPeople({ store, env, work, limits, ticks, connected, guestOf });
  const at = { ...common, ...people.asking, disconnect };
  const desk = await ModerationDesk.open(at, options.moderators ?? []);
  const bots = openOutsideBots({ ...at, lobby, nodes });
  bus.subscribe((news) => news.kind === 'ended' && endHere(news.person));
  const notices = await openNotices(common, people.asking, options.notices);
  const ends = startChores({ store, nodes, rooms, lobby, people, notices, uptime, now, options });

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
    ready: readinessOf({ store, bus, ticks, tables: () => rooms.size }),
    close: () =>
      inTurn([
        // Who is here still plays on, so the chores end later; others take them over while the rest is closed.
        () => Promise.all([sockets.sendOn(nodes), bots.sendOn()]),
        ...ends,
        () => nodes.leave(),
        ...closing([sockets, bots, lobby, rooms, uptime, thinkers, connected, byAddress, nodes]),
      ]),
  };
}

/** Who somebody is: guests by their cookie, accounts by their session. */
async function openDoor(
  { bus }: Nodes,
  { store, env, options }: OpenParts,
  limits: Limits,
  events: Pick<AccountsParts, 'onAdopted' | 'onSignedOut'>,
) {
  const guestOf = (request: IncomingMessage): Promise<Guest | undefined> => guests.of(request);
  const accounts = new Accounts({
    store,
    secret: await store.keep('session-secret', env.newSeed()),
    now: env.now,
    signIns: new SharedBuckets('sign-ins', limits.signIns, ticks, bus),
    guestOf,
    ...events,
  });
  if (options.loadsAccounts === true) await accounts.load();
  const guests = await Guests.open({
    store,
    env,
    personOf: (request) => accounts.personOf(request),
    newGuests: new SharedBuckets('new-guests', limits.newGuests, ticks, bus),
    newKey: options.newCookieKey ?? false,
  });
  return { accounts, guests, guestOf };
}

/** Who is connected, on all nodes together; nobody is on a node that lives no more. */
function openCounts(nodes: Nodes, rooms: Rooms) {
  const connected = new SharedCounts('guests', nodes.bus);
  const byAddress = new SharedCounts('addresses', nodes.bus);
  nodes.onChange((_come, gone) => {
    for (const node of gone) for (const one of [rooms, connected, byAddress]) one.forgetNode(node);
  });
  return { connected, byAddress };
}

/** How long those wait who answer without a hand. */
const pausesOf = ({ botPause = 500, orderPause = USUAL_ORDER_PAUSE }: OnlineOptions) => ({
  botPause,
  orderPause,
});

const levelsOf = (
  store: ServerStore,
  rooms: Rooms,
  sockets: SocketServer,
  queue: BotQueue,
): Levels => ({
  commits: store.commits(),
  tables: rooms.size,
  sockets: sockets.size,
  botsWaiting: queue.waiting,
});

/** The threads that think for bots, and what waits for one. */
function startThinkers({ startBot, botThreads = 1 }: OnlineOptions) {
  const thinkers = botPool(startBot, botThreads);
  return { thinkers, queue: new BotQueue(thinkers, botThreads) };
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
