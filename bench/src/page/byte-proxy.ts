import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file on its way to the browser: how heavy it was on the wire, as the server compressed it. */
export type Passed = { readonly path: string; readonly bytes: number };

export type ByteProxy = {
  readonly address: string;
  /** Everything that passed since the last call. */
  readonly take: () => readonly Passed[];
  readonly close: () => Promise<void>;
};

/**
 * Stands between browser and server and weighs what passes. The browser's own tools leave out what
 * workers of workers load.
 */
export const openByteProxy = async (behind: string): Promise<ByteProxy> => {
  let passed: Passed[] = [];
  const { hostname, port } = new URL(behind);
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = asked;
    const onward = request({ hostname, port, method, path: url, headers }, (came) => {
      let bytes = 0;
      came.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      came.on('end', () => passed.push({ path: url, bytes }));
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${own}`,
    take: () => {
      const taken = passed;
      passed = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
