import { lookup as lookUp } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './private-addresses.ts';

/** Milliseconds from the first byte to the answer's head: who is slower has failed. */
const MOST_MS = 10_000;
const LONGEST_ADDRESS = 1_000;
const TLS_PORT = 443;
const FIRST_FREE_PORT = 1_024;

/** Why nothing is sent to an address. */
export type Unreachable = 'bad-address' | 'private-address';

export type OutboundParts = {
  /** Whoever runs the server wants notices to reach their own network, by plain HTTP too. */
  readonly mayBePrivate: boolean;
};

export type Posted = {
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | string;
};

/** The first address that a name stands for is private. */
class PrivateAddress extends Error {}

/**
 * What this server says to addresses that visitors have named. None of it reaches a network that the
 * visitor could not reach: the very address that is connected to is looked at, so that a name which
 * stands for something else a moment later leads nowhere. Redirects are not followed, answers not read.
 */
export class Outbound {
  readonly #mayBePrivate: boolean;

  constructor({ mayBePrivate }: OutboundParts) {
    this.#mayBePrivate = mayBePrivate;
  }

  /** Null: something may be sent there, as far as can be told now. */
  async check(address: string): Promise<Unreachable | null> {
    const url = this.#read(address);
    if (url === null) return 'bad-address';
    if (this.#mayBePrivate) return null;
    try {
      const found = await lookup(bare(url.hostname), { all: true });
      return found.every((one) => isPublicAddress(one.address)) ? null : 'private-address';
    } catch {
      return 'bad-address';
    }
  }

  /** The status of the answer. Rejects where there is none. */
  async post(address: string, { headers, body }: Posted, signal: AbortSignal): Promise<number> {
    const url = this.#read(address);
    if (url === null) throw new Error('not an address that anything is sent to');
    // What is no name is not looked up.
    if (isIP(bare(url.hostname)) !== 0 && !this.#allows(bare(url.hostname)))
      throw new PrivateAddress('a private address');
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return await new Promise((resolve, reject) => {
      const asked = send(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: this.#lookup,
          agent: false,
          signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }

  #read(address: string): URL | null {
    if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return null;
    if (this.#mayBePrivate && url.protocol === 'http:') return url;
    const port = Number(url.port || TLS_PORT);
    const isOpen = port === TLS_PORT || port >= FIRST_FREE_PORT;
    return url.protocol === 'https:' && isOpen ? url : null;
  }

  #allows(address: string): boolean {
    return this.#mayBePrivate || isPublicAddress(address);
  }

  readonly #lookup: LookupFunction = (host, options, done) => {
    lookUp(host, { ...options, all: true }, (problem, found) => {
      const [first] = found ?? [];
      if (problem !== null || first === undefined)
        return done(problem ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => this.#allows(address)))
        return done(new PrivateAddress('a private address'), '', 0);
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

/** Without the brackets that an address has in a URL. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');
