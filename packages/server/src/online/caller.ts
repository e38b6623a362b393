import type { IncomingMessage } from 'node:http';
import { isProxy } from '../http/proxies.ts';

/** A page of another site cannot hide where it is from. */
export function isFromOurPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  // Whoever types the address comes from nowhere.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether the page came by TLS, as the nearest proxy to the visitor says. */
export const isByTls = ({ headers }: IncomingMessage): boolean =>
  firstOf(headers['x-forwarded-proto']) === 'https';

/**
 * Where a request comes from. What a proxy says of it is believed only of our own: anybody else could
 * name any address.
 */
export function addressOf({ headers, socket }: IncomingMessage): string {
  const nearest = socket.remoteAddress ?? '';
  const said = lastOf(headers['x-forwarded-for']);
  return said !== '' && isProxy(nearest) ? said : nearest;
}

const partsOf = (header: string | string[] | undefined): readonly string[] =>
  (header ?? '').toString().split(',');

const firstOf = (header: string | string[] | undefined): string => partsOf(header)[0]?.trim() ?? '';
const lastOf = (header: string | string[] | undefined): string =>
  partsOf(header).at(-1)?.trim() ?? '';
