import { createHmac } from 'node:crypto';
import type { NoticeTarget } from '../store/notices/notice-store.ts';
import type { Outbound } from './outbound.ts';
import { type Sent, sentBy, type Told } from './way.ts';

/** After so many in a row that did not arrive nothing more is sent until its owner says so. */
export const MOST_FAILURES = 20;

export type WebhookParts = {
  readonly outbound: Outbound;
  /** Where this server is reached; null: nobody has said. */
  readonly publicUrl: string | null;
  readonly now: () => number;
};

/** Tells a program of somebody's own. */
export async function callWebhook(
  { outbound, publicUrl, now }: WebhookParts,
  { target, secret }: NoticeTarget,
  { notice }: Pick<Told, 'notice'>,
  signal: AbortSignal,
): Promise<Sent> {
  const address = publicUrl === null ? {} : { address: addressOf(publicUrl, notice) };
  const body = JSON.stringify({ ...notice, ...address });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Quarterdeck',
    'quarterdeck-signature': signatureOf(secret, Math.floor(now() / 1000), body),
  };
  try {
    return sentBy(await outbound.post(target, { headers, body }, signal));
  } catch {
    return 'later';
  }
}

/** `t=<seconds since 1970>,v1=<hex>`: who gets it can tell that it is ours, and how old it is. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Where one goes to make the move. */
export const addressOf = (
  publicUrl: string,
  { game, table }: { readonly game: string; readonly table: string },
): string => (table === '' ? publicUrl : new URL(`/games/${game}/online/${table}`, publicUrl).href);
