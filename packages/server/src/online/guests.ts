import type { IncomingMessage } from 'node:http';
import { type HostEnv, ok, refused } from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { addressOf, isByTls } from './caller.ts';
import { type CookieKeys, cookieFor, guestOf } from './cookie.ts';
import type { Buckets } from './limits.ts';

export type GuestsParts = {
  readonly store: ServerStore;
  readonly env: HostEnv;
  /** By address: how many of its visitors may become guests. */
  readonly newGuests: Buckets;
  /** Cookies are signed with a new key from now on; those of before are still known. */
  readonly newKey: boolean;
  /** The person whose session a request brings. */
  readonly personOf: (request: IncomingMessage) => Promise<string | undefined>;
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
    const person = await this.#parts.personOf(request);
    if (person !== undefined) return await this.#parts.store.guests.read(person);
    const signed = guestOf(request.headers.cookie, this.#keys);
    if (signed === undefined) return undefined;
    const guest = await this.#parts.store.guests.read(signed.guest);
    // Whoever has an account is known by a session alone: it ends where one signs out.
    if (guest === undefined || guest.hasAccount) return undefined;
    const isFixable = signed.isPlain && isByTls(request);
    return isFixable && guest.createdAt >= this.#hostCookiesSince ? undefined : guest;
  }

  /**
   * Tells guests their name; a visitor becomes a guest. Never for another site's page: it comes
   * without our cookie, and a new one would take the place of the visitor's own.
   */
  readonly greet: OnlineOperators['greet'] = async ({ request, setCookie }) => {
    const known = await this.of(request);
    if (known === undefined && !this.#parts.newGuests.take(addressOf(request)))
      return refused('too-many-guests');
    if (known !== undefined && isBanned(known, this.#parts.env.now())) return bannedFrom(known);
    const guest = known ?? (await this.#welcome());
    if (!guest.hasAccount) setCookie(cookieFor(guest.id, this.#keys, isByTls(request)));
    const warning = known && (await this.#parts.store.moderation.warningFor(known.id));
    return ok({ name: guest.name, ...(warning === undefined ? {} : { warning }) });
  };

  async #welcome(): Promise<Guest> {
    const { env, store } = this.#parts;
    const guest = { id: env.newId(), name: '', createdAt: env.now() };
    await store.guests.add(guest);
    return { ...guest, hasAccount: false };
  }
}

/** Whether somebody is kept out now. */
export const isBanned = ({ ban }: Guest, now: number): boolean =>
  ban !== undefined && (ban.until === null || ban.until > now);

/** With what whoever kept them out has said, word for word. */
function bannedFrom({ ban }: Guest): ReturnType<typeof refused> {
  const until = ban?.until ?? null;
  const how = until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 10)}`;
  return refused('banned', `You are kept out of this server ${how}. ${ban?.reason ?? ''}`.trim());
}

const keyName = (nth: number): string => (nth === 1 ? 'cookie-key' : `cookie-key-${nth}`);
