import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '../src/index.ts';
import { FIRST_LIGHT, INDEX, makeBuiltPage, SCRIPT, TABLES } from './built-page.ts';

type Headers = { readonly [name: string]: string };
type Reply = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: Buffer;
};

/** `fetch` undoes compression and tidies paths; here both are what is tested. */
const ask = (port: number, path: string, headers: Headers = {}, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject).end();
  });

describe('a server with a built page', () => {
  const page = makeBuiltPage();
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve({ port: 0, webRoot: page.folder });
  });
  afterAll(async () => {
    await server.close();
    page.remove();
  });

  it.each([
    ['/games/reef/tables/7', TABLES],
    ['/games/reef/tables/7/replay', TABLES],
    ['/games/reef/tables/', TABLES],
    ['/games/reef/tables', INDEX],
    ['/games/reef/new', INDEX],
    ['/settings', INDEX],
  ])('answers %s with the page drawn nearest above it', async (path, expected) => {
    const { status, body } = await ask(server.port, path);

    expect(status).toBe(200);
    expect(body.toString()).toBe(expected);
  });

  it('answers with the page, its type and its security headers', async () => {
    const { status, headers, body } = await ask(server.port, '/');

    expect(status).toBe(200);
    expect(body.toString()).toBe(INDEX);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  });

  it('allows the script that stands in a page by its hash, on that page alone', async () => {
    const page = await ask(server.port, '/settings');
    const otherPage = await ask(server.port, '/games/reef/tables/7');
    const script = await ask(server.port, '/assets/page-a1b2c3.js');

    const hash = createHash('sha256').update(FIRST_LIGHT).digest('base64');
    expect(page.headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
    expect(otherPage.headers['content-security-policy']).toContain("script-src 'self';");
    expect(script.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('allows generated code in worker scripts and nowhere else', async () => {
    const worker = await ask(server.port, '/assets/bot-worker-d4e5f6.js');
    const script = await ask(server.port, '/assets/page-a1b2c3.js');
    const sneaky = await ask(server.port, '/worker.js/place');

    expect(worker.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-eval'");
    expect(script.headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(sneaky.headers['content-security-policy']).not.toContain('unsafe-eval');
  });

  it('caches hashed names for ever', async () => {
    const { headers } = await ask(server.port, '/assets/page-a1b2c3.js');

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends the best compressed form the client accepts', async () => {
    const path = '/assets/page-a1b2c3.js';
    const brotli = await ask(server.port, path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(server.port, path, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    const plain = await ask(server.port, path);

    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('answers 304 without a body to a client that has the file', async () => {
    const first = await ask(server.port, '/icon.svg');
    const etag = String(first.headers['etag']);

    const again = await ask(server.port, '/icon.svg', { 'if-none-match': `"other", W/${etag}` });
    const changed = await ask(server.port, '/icon.svg', { 'if-none-match': '"other"' });

    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(changed.status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { status, headers, body } = await ask(server.port, '/', {}, 'HEAD');

    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(INDEX.length));
    expect(body.length).toBe(0);
  });

  it('answers a place in the page with the page, and a missing file with 404', async () => {
    const place = await ask(server.port, '/tables/7?seat=2');
    const missing = await ask(server.port, '/assets/gone-000000.js');

    expect(place.body.toString()).toBe(INDEX);
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it('knows no path outside the page', async () => {
    const paths = ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd.txt'];

    const replies = await Promise.all(paths.map((path) => ask(server.port, path)));

    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404]);
  });

  it('refuses other methods and addresses that are no text', async () => {
    const posted = await ask(server.port, '/', {}, 'POST');
    const garbled = await ask(server.port, '/%E0%A4%A');

    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(garbled.status).toBe(400);
  });

  it.each([
    ['/health', 'ok'],
    ['/healthz', 'ok'],
    ['/ready', 'ready'],
  ])('says at %s that it is well', async (path, word) => {
    const { status, headers, body } = await ask(server.port, path);

    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({ status: word });
  });
});

describe('a server without a built page', () => {
  it('says where it looked for one, and who builds it', async () => {
    await expect(serve({ port: 0, webRoot: '/nowhere' })).rejects.toThrow(
      'There is no built page in /nowhere; npm start builds it.',
    );
  });
});

/** Half-sent connections are reset rather than ended; both are an end. */
const endOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.resume();
  });

describe('opening and closing', () => {
  const page = makeBuiltPage();
  const webRoot = page.folder;
  afterAll(page.remove);

  it('rejects with EADDRINUSE if the port is taken', async () => {
    const first = await serve({ port: 0, webRoot });

    const second = serve({ port: first.port, webRoot });

    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });

  it('closes idle and half-sent connections and frees the port', async () => {
    const server = await serve({ port: 0, webRoot });
    const idle = connect(server.port, 'localhost');
    const halfSent = connect(server.port, 'localhost');
    await Promise.all([once(idle, 'connect'), once(halfSent, 'connect')]);
    halfSent.write('GET / HTTP/1.1\r\nHost: loc');
    const ends = Promise.all([endOf(idle), endOf(halfSent)]);

    await server.close();

    await ends;
    const next = await serve({ port: server.port, webRoot });
    expect(next.port).toBe(server.port);
    await next.close();
  });
});
