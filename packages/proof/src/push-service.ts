import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A push service, or whoever else is told something, on this machine. */
export async function listener(statusOf: (nth: number) => number = () => 201) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      });
      response.writeHead(statusOf(received.length)).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser that has subscribed: it alone reads what it is sent (RFC 8291). */
export class Browser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey: Buffer;

  constructor() {
    this.#publicKey = this.#pair.generateKeys();
  }

  target(endpoint: string, name = 'A browser') {
    return {
      endpoint,
      p256dh: this.#publicKey.toString('base64url'),
      auth: this.#auth.toString('base64url'),
      name,
    };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const shared = this.#pair.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, theirs]);
    const secret = hkdfSync('sha256', shared, this.#auth, info, 32);
    const derive = (what: string, length: number): Buffer =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
      );
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    const sealed = body.subarray(21 + idLength);
    cipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
  }
}

/** What the signed token of a sender says (RFC 8292), where the key that is named has signed it. */
export function senderOf(authorization: string): {
  readonly key: string;
  readonly claims: unknown;
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isOurs) throw new Error('signed by another key than the one that is named');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
