import { NOTICE_WORDS } from './notice-words.ts';

declare const self: ServiceWorkerGlobalScope;

type Notice = {
  readonly kind: 'your-move' | 'trial';
  readonly table: string;
  readonly game: string;
  readonly title: string;
};

const SAFE = /^[\w-]{1,64}$/;

/** Undefined: what no server of ours says. */
const noticeIn = (said: unknown): Notice | undefined => {
  const { kind, table = '', game = '', title = '' } = (said ?? {}) as Partial<Notice>;
  if (kind === 'trial') return { kind, table: '', game: '', title: '' };
  const isOurs = kind === 'your-move' && SAFE.test(table) && SAFE.test(game);
  return isOurs ? { kind, table, game, title } : undefined;
};

const addressOf = ({ kind, table, game }: Notice): string =>
  kind === 'trial' ? '/account' : `/games/${game}/online/${table}`;

const pathOf = ({ url }: Client): string => new URL(url).pathname;
const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const dataOf = (event: PushEvent): unknown => {
  try {
    return event.data?.json();
  } catch {
    return undefined;
  }
};

/** One notice for each table: a later one takes the place of the earlier. */
const show = async (notice: Notice): Promise<void> => {
  const address = addressOf(notice);
  const looked = (await windows()).some((one) => one.focused && pathOf(one) === address);
  if (looked && notice.kind !== 'trial') return;
  const isTrial = notice.kind === 'trial';
  await self.registration.showNotification(isTrial ? NOTICE_WORDS.trial : NOTICE_WORDS.move, {
    body: isTrial ? NOTICE_WORDS.trialText : notice.title,
    tag: address,
    icon: '/icon-192.png',
    data: { address },
  });
};

/** To the table where it is open, to any page of ours otherwise, and to a new one at last. */
const open = async (address: string): Promise<void> => {
  const all = await windows();
  const there = all.find((one) => pathOf(one) === address);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(address);
};

/** A browser that changes its subscription tells where it is reached now. */
const subscribeAnew = async (event: Event): Promise<void> => {
  const { oldSubscription } = event as Event & { readonly oldSubscription?: PushSubscription };
  const key = oldSubscription?.options.applicationServerKey;
  if (key === undefined || key === null) return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys = {} } = made.toJSON();
  await fetch('/api/notices/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'], name: '' }),
  });
};

/** What is done for people who have no page of ours open. */
export const listenForNotices = (): void => {
  self.addEventListener('push', (event) => {
    const notice = noticeIn(dataOf(event));
    if (notice !== undefined) event.waitUntil(show(notice));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { address } = (event.notification.data ?? {}) as { readonly address?: string };
    event.waitUntil(open(address ?? '/'));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(subscribeAnew(event));
  });
};
