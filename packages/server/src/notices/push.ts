import { createHash } from 'node:crypto';
import type { PushDevice } from '../store/notices/notice-store.ts';
import type { Outbound } from './outbound.ts';
import type { PushKeys } from './push-keys.ts';
import { type Sent, sentBy, type Told } from './way.ts';

export type PushParts = {
  readonly outbound: Outbound;
  readonly keys: PushKeys;
  /** Whom a push service turns to: an https or mailto address. */
  readonly contact: string;
};

/**
 * Tells one browser, with every tab closed (RFC 8030). What is told is encrypted for that browser
 * (RFC 8291): the service between learns neither game nor table, and of several notices about one
 * table it keeps the last.
 */
export async function push(
  { outbound, keys, contact }: PushParts,
  device: PushDevice,
  { notice, lasts }: Omit<Told, 'guest'>,
  signal: AbortSignal,
): Promise<Sent> {
  const key = keys.of(device.publicKey);
  if (key === undefined) return 'gone';
  const { default: webPush } = await import('web-push');
  let request: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    request = webPush.generateRequestDetails(subscriptionOf(device), JSON.stringify(notice), {
      TTL: lasts,
      topic: topicOf(notice.table),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contact, ...key },
    });
  } catch {
    // No browser made these keys.
    return 'gone';
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  try {
    return sentBy(await outbound.post(device.endpoint, { headers, body: request.body }, signal));
  } catch {
    return 'later';
  }
}

const subscriptionOf = ({ endpoint, p256dh, auth }: PushDevice) => ({
  endpoint,
  keys: { p256dh, auth },
});

/** The same for one table, and nothing that leads to it. */
const topicOf = (table: string): string =>
  createHash('sha256').update(`quarterdeck ${table}`).digest('base64url').slice(0, 32);

/** What a device is called towards its owner: its endpoint is a secret of the browser. */
export const deviceId = ({ endpoint }: Pick<PushDevice, 'endpoint'>): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
