/** `denied`: only the browser's own settings can change it. `impossible`: this browser has no such thing. */
export type PushState = 'on' | 'off' | 'denied' | 'impossible';

export type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether this browser shows notices with every tab closed. */
export const pushState = async (): Promise<PushState> => {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
};

/** Asks for permission, which only a click may, and subscribes. Null where it was not given. */
export const subscribeToPush = async (publicKey: string): Promise<PushAddress | null> => {
  if (!isPossible() || (await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  // One that was made with another key of the server must go first.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};

export const unsubscribeFromPush = async (): Promise<void> => {
  await (await subscription())?.unsubscribe();
};
