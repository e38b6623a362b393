import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RunningServer } from '../serve.ts';
import type { Metrics } from './metrics.ts';

export type MetricsAddress = {
  /** 0 takes any free port. */
  readonly port: number;
  /** This machine alone, unless told. */
  readonly host?: string;
};

/**
 * The figures have a port of their own: how busy a server is concerns its operator, and a proxy that
 * is open to the world passes on the other port alone.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host = '127.0.0.1' }: MetricsAddress,
): Promise<RunningServer> {
  metrics.watchProcess();
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Look at /metrics.\n');
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error(`expected a TCP address after listening, got ${String(address)}`);
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
