import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HostEnv, type RefusalCode, refused } from '@quarterdeck/tables';
import { headersFor } from '../headers.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { addressOf, isByTls, isFromOurPage } from './caller.ts';
import { type CookieKeys, cookieFor, guestOf } from './cookie.ts';
import type { Buckets } from './limits.ts';

export type GuestsParts = {
  readonly store: ServerStore;
  readonly env: HostEnv;
  /** By address: how many of its visitors may become guests. */
  readonly newGuests: Buckets;
  /** Cookies are signed with a new key from now on; those of before are still known. */
  readonly newKey: boolean;
};

/** Knows guests by their cookies. */
export class Guests {
  readonly #parts: GuestsParts;
  readonly #keys: CookieKeys;
  /** Since then a guest who comes by TLS has a cookie that no neighbouring host can set. */
  readonly #hostCookiesSince: number;

  private constructor(parts: GuestsParts, keys: CookieKeys, hostCookiesSince: number) {
    this.#parts = parts;
    this.#keys = keys;
    this.#hostCookiesSince = hostCookiesSince;
  }

  /** The keys that sign cookies are kept with the tables: restarts and other nodes know them. */
  static async open(parts: GuestsParts): Promise<Guests> {
    const { store, env, newKey } = parts;
    const keys: [string, ...string[]] = [await store.keep(keyName(1), env.newSeed())];
    for (;;) {
      const key = await store.kept(keyName(keys.length + 1));
      if (key === undefined) break;
      keys.push(key);
    }
    if (newKey) keys.push(await store.keep(keyName(keys.length + 1), env.newSeed()));
    const since = await store.keep('host-cookies-since', String(env.now()));
    return new Guests(parts, keys, Number(since));
  }

  async of(request: IncomingMessage): Promise<Guest | undefined> {
    const signed = guestOf(request.headers.cookie, this.#keys);
    if (signed === undefined) return undefined;
    const guest = await this.#parts.store.guests.read(signed.guest);
    const isFixable = signed.isPlain && isByTls(request);
    return isFixable && (guest?.createdAt ?? 0) >= this.#hostCookiesSince ? undefined : guest;
  }

  /**
   * Tells guests their name; a visitor becomes a guest. Not for another site's page: it comes without
   * our cookie, and a new one would take the place of the visitor's own.
   */
  async greet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET') return refuse(response, 405, 'malformed', ONLY_GET);
    if (!isFromOurPage(request)) return refuse(response, 403, 'foreign-page');
    const known = await this.of(request);
    if (known === undefined && !this.#parts.newGuests.take(addressOf(request)))
      return refuse(response, 429, 'too-many-guests');
    const guest = known ?? (await this.#welcome());
    const cookie = cookieFor(guest.id, this.#keys, isByTls(request));
    send(response, 200, { name: guest.name }, { 'set-cookie': cookie });
  }

  async #welcome(): Promise<Guest> {
    const { env, store } = this.#parts;
    const guest = { id: env.newId(), name: '', createdAt: env.now() };
    await store.guests.add(guest);
    return guest;
  }
}

const ONLY_GET = 'Only GET is answered here.';

const keyName = (nth: number): string => (nth === 1 ? 'cookie-key' : `cookie-key-${nth}`);

const refuse = (
  response: ServerResponse,
  status: number,
  code: RefusalCode,
  sentence?: string,
): void =>
  send(
    response,
    status,
    { refusal: refused(code, sentence).refusal },
    status === 405 ? { allow: 'GET' } : {},
  );

/** Answers with JSON, under all the headers that every answer of ours has. */
export function send(
  response: ServerResponse,
  status: number,
  value: object,
  headers: { readonly [name: string]: string } = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    ...headersFor('', [], isByTls(response.req)),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
