import { createECDH } from 'node:crypto';
import type { ServerStore } from '../store/server-store.ts';

export type PushKey = { readonly publicKey: string; readonly privateKey: string };

/**
 * The keys that say to push services who we are (VAPID), kept with the tables: made at the first start,
 * the same for all nodes. A browser is bound to the key it subscribed with, so older ones are known on.
 */
export class PushKeys {
  readonly #keys: readonly [PushKey, ...PushKey[]];

  private constructor(keys: readonly [PushKey, ...PushKey[]]) {
    this.#keys = keys;
  }

  static async open(
    store: Pick<ServerStore, 'keep' | 'kept'>,
    wantsNew: boolean,
  ): Promise<PushKeys> {
    const keys: [PushKey, ...PushKey[]] = [readKey(await store.keep(nameOf(1), newKey()))];
    for (;;) {
      const next = await store.kept(nameOf(keys.length + 1));
      if (next === undefined) break;
      keys.push(readKey(next));
    }
    if (wantsNew) keys.push(readKey(await store.keep(nameOf(keys.length + 1), newKey())));
    return new PushKeys(keys);
  }

  /** What browsers subscribe with from now on. */
  get newest(): PushKey {
    return this.#keys.at(-1) ?? this.#keys[0];
  }

  /** The one that a subscription was made with. */
  of(publicKey: string): PushKey | undefined {
    return this.#keys.find((key) => key.publicKey === publicKey);
  }
}

const nameOf = (nth: number): string => `push-key-${nth}`;

function newKey(): string {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A key that begins with zeros is given out shorter than it is.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return JSON.stringify({ publicKey, privateKey: privateKey.toString('base64url') });
}

const readKey = (text: string): PushKey => JSON.parse(text) as PushKey;
