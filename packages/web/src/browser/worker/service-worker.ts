import { SKIP_WAITING } from '../skip-waiting.ts';
import { listenForNotices } from './notices.ts';

/** Written in by the build: every file of it, and a name for their contents. */
declare const PRECACHE: readonly string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const CACHE = `quarterdeck-${VERSION}`;

/** More at once, or without a pause in between, would hold up whoever plays meanwhile. */
const PARALLEL_FETCHES = 2;
const PAUSE_MS = 25;

const fetchAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  for (let i = 0; i < PRECACHE.length; i += PARALLEL_FETCHES) {
    const some = PRECACHE.slice(i, i + PARALLEL_FETCHES);
    await cache.addAll(some.map((path) => new Request(path, { cache: 'no-cache' })));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

const dropOlder = async (): Promise<void> => {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('quarterdeck-') && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** The page drawn for an address is the nearest above it: a game's tables have one of their own. */
const storedPage = async (cache: Cache, path: string): Promise<Response | undefined> => {
  const folder = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1) || '/';
  const page = await cache.match(folder, { ignoreVary: true });
  return page ?? (folder === '/' ? undefined : storedPage(cache, folder));
};

/** What is in the cache comes from there: one visit shows one version, with or without a network. */
const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const found =
    request.mode === 'navigate'
      ? storedPage(cache, new URL(request.url).pathname)
      : cache.match(request, { ignoreVary: true });
  return (await found) ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === self.location.origin;
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
listenForNotices();
