import type { ServerResponse } from 'node:http';
import { StoreNotOpened } from '../store/store-not-opened.ts';
import { GUEST, type Online } from './online.ts';

/**
 * In the place of tables that could not be opened: whoever asks to become a guest is told why in one
 * sentence, which the page shows where it would offer a friend's seat.
 */
export function noOnline(problem: unknown): Online {
  const { code, message } =
    problem instanceof StoreNotOpened ? problem : new StoreNotOpened('failed', problem);
  const body = JSON.stringify({ refusal: { code, clause: null, sentence: message } });
  return {
    respond: (request, response) => {
      if (request.url?.split('?', 1)[0] !== GUEST) return false;
      refuse(response, body);
      return true;
    },
    upgrade: (_request, socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(
        'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      );
    },
    close: () => Promise.resolve(),
  };
}

function refuse(response: ServerResponse, body: string): void {
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
