import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { LineStream } from './operation.ts';

/** One JSON value a line. */
export const LINES = 'application/x-ndjson';

/** Bytes: who is so far behind comes back and is told what it missed. */
const MOST_BUFFERED = 4 * 1024 * 1024;

/** Takes the answer over from the router: it goes on until either side ends it. */
export function openLineStream(request: IncomingMessage, reply: FastifyReply): LineStream {
  const { raw } = reply;
  const headers = reply.getHeaders() as { readonly [name: string]: string };
  reply.hijack();
  request.socket.setTimeout(0);
  request.socket.setNoDelay(true);
  // A proxy that gathers an answer before it passes it on would keep a bot waiting.
  raw.writeHead(200, { ...headers, 'content-type': LINES, 'x-accel-buffering': 'no' });
  raw.flushHeaders();
  return {
    send: (line) => {
      if (raw.destroyed || raw.writableEnded) return false;
      raw.write(`${line}\n`);
      if (raw.writableLength <= MOST_BUFFERED) return true;
      raw.destroy();
      return false;
    },
    onEnd: (hear) => raw.once('close', hear),
    end: () => raw.end(),
  };
}
