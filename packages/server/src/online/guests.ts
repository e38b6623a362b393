import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostEnv } from '@quarterdeck/tables';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { cookieFor, guestOf } from './cookie.ts';

/** Knows guests by their cookies. */
export class Guests {
  readonly #store: ServerStore;
  readonly #env: HostEnv;
  readonly #key: string;

  private constructor(store: ServerStore, env: HostEnv, key: string) {
    this.#store = store;
    this.#env = env;
    this.#key = key;
  }

  /** The key that signs cookies is kept with the tables: restarts and other nodes know it. */
  static async open(store: ServerStore, env: HostEnv): Promise<Guests> {
    return new Guests(store, env, await store.keep('cookie-key', env.newSeed()));
  }

  async of({ headers }: IncomingMessage): Promise<Guest | undefined> {
    const id = guestOf(headers.cookie, this.#key);
    return id === undefined ? undefined : await this.#store.guests.read(id);
  }

  /** Tells guests their name; a visitor becomes a guest. */
  async greet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const known = await this.of(request);
    const guest = known ?? (await this.#welcome());
    const isSecure = request.headers['x-forwarded-proto'] === 'https';
    const body = JSON.stringify({ name: guest.name });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'set-cookie': cookieFor(guest.id, this.#key, isSecure),
    });
    response.end(body);
  }

  async #welcome(): Promise<Guest> {
    const guest = { id: this.#env.newId(), name: '', createdAt: this.#env.now() };
    await this.#store.guests.add(guest);
    return guest;
  }
}
