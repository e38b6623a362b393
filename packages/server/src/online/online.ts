import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { botPool } from '@quarterdeck/bots';
import type { GameModule } from '@quarterdeck/kernel/engine';
import type { HostEnv } from '@quarterdeck/tables';
import type { ServerStore } from '../store/server-store.ts';
import { processBus } from './bus.ts';
import { Guests } from './guests.ts';
import { LoadedGames } from './loaded-games.ts';
import { Lobby } from './lobby.ts';
import type { Rate } from './rate.ts';
import { Rooms } from './rooms.ts';
import { resumeBots, watchDeadlines } from './schedule.ts';
import { SocketServer } from './socket-server.ts';

export type OnlineOptions = {
  /** Threads that think for bots. */
  readonly botThreads?: number;
  /** Milliseconds between a bot's answers where people watch. */
  readonly botPause?: number;
  /** How much one connection may ask for. */
  readonly rate?: Rate;
  /** Milliseconds between two looks for tables whose time has run out. */
  readonly lookEvery?: number;
  readonly loadGame: (id: string) => Promise<GameModule>;
  /** A thread that thinks for bots, and knows the same games. */
  readonly startBot: () => Worker;
  /** The machine's own chance and clock, unless told. */
  readonly env?: Partial<HostEnv>;
};

/** Tables for people far apart: what an HTTP server needs to know of them. */
export type Online = {
  /** False where the address is not one of ours. */
  respond(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
};

/** Where whoever comes becomes a guest. */
export const GUEST = '/guest';
const IDLE_TIMEOUT = 60_000;

export async function openOnline(store: ServerStore, options: OnlineOptions): Promise<Online> {
  const env: HostEnv = {
    newSeed: () => randomBytes(32).toString('hex'),
    newId: () => randomBytes(10).toString('hex'),
    now: Date.now,
    randomInt: () => randomInt(2 ** 31),
    ...options.env,
  };
  const { now } = env;
  const guests = await Guests.open(store, env);
  const bots = botPool(options.startBot, options.botThreads ?? 1);
  const games = new LoadedGames(options.loadGame);
  const rooms = new Rooms({
    store,
    games,
    bots,
    bus: processBus(),
    env,
    botPause: options.botPause ?? 500,
    idleTimeout: IDLE_TIMEOUT,
  });
  const lobby = new Lobby({ store, games, rooms, env });
  const rate = options.rate ?? { burst: 60, perSecond: 30 };
  const sockets = new SocketServer({ lobby, guests, rate, now });
  await resumeBots(store, rooms);
  const stopWatching = watchDeadlines(store, rooms, now, options.lookEvery ?? 1_000);

  return {
    respond: (request, response) => {
      if (request.url?.split('?', 1)[0] !== GUEST) return false;
      guests.greet(request, response).catch(() => response.writeHead(503).end());
      return true;
    },
    upgrade: (request, socket, head) => void sockets.upgrade(request, socket, head),
    close: async () => {
      stopWatching();
      sockets.close();
      await rooms.close();
      bots.close();
    },
  };
}
