import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Outbound } from '../../src/notices/outbound.ts';
import { isPublicAddress } from '../../src/notices/private-addresses.ts';

const POSTED = { headers: { 'content-type': 'text/plain' }, body: 'ahoy' };
const never = new AbortController().signal;

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function listening(
  answer: (path: string) => { readonly status: number; readonly headers?: Record<string, string> },
): Promise<{ readonly port: number; readonly asked: string[] }> {
  const asked: string[] = [];
  const made = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, headers = {} } = answer(request.url ?? '');
    response.writeHead(status, headers).end('x'.repeat(100_000));
  });
  server = made;
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  return { port: (made.address() as AddressInfo).port, asked };
}

describe('What visitors name as an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('is private: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['http://example.org/', 'bad-address'],
    ['ftp://example.org/', 'bad-address'],
    ['no address', 'bad-address'],
    ['https://ada:secret@example.org/', 'bad-address'],
    ['https://example.org:22/', 'bad-address'],
    [`https://example.org/${'x'.repeat(1_000)}`, 'bad-address'],
    ['https://127.0.0.1/', 'private-address'],
    ['https://[::1]/', 'private-address'],
    ['https://[::ffff:10.0.0.1]/', 'private-address'],
    // The URL's own reading of other spellings of the same.
    ['https://2130706433/', 'private-address'],
    ['https://0x7f.1/', 'private-address'],
    ['https://localhost/', 'private-address'],
  ] as const)('is refused: %s', async (address, why) => {
    expect(await new Outbound({ mayBePrivate: false }).check(address)).toBe(why);
  });

  it('is looked at again when it is connected to: a name that has changed leads nowhere', async () => {
    const { port, asked } = await listening(() => ({ status: 200 }));
    const outbound = new Outbound({ mayBePrivate: false });

    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      await expect(outbound.post(`https://${host}:${port}/`, POSTED, never)).rejects.toThrow(
        'a private address',
      );
    expect(asked).toEqual([]);
  });

  it('is reached where whoever runs the server allows it, and redirects are not followed', async () => {
    const { port, asked } = await listening(() => ({
      status: 302,
      headers: { location: '/elsewhere' },
    }));
    const outbound = new Outbound({ mayBePrivate: true });

    expect(await outbound.post(`http://127.0.0.1:${port}/here`, POSTED, never)).toBe(302);
    expect(asked).toEqual(['/here']);
  });
});
