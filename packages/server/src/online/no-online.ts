import { allAnswering } from '../http/operations.ts';
import { StoreNotOpened } from '../store/store-not-opened.ts';
import type { Online } from './online.ts';

/**
 * In the place of tables that could not be opened: whoever asks to become a guest is told why in one
 * sentence, which the page shows where it would offer a friend's seat.
 */
export function noOnline(problem: unknown): Online {
  const { code, message } =
    problem instanceof StoreNotOpened ? problem : new StoreNotOpened('failed', problem);
  const refusal = { code, clause: null, sentence: message };
  return {
    operators: allAnswering((_name, { setStatus }) => {
      setStatus(503);
      return { ok: false, refusal };
    }),
    upgrade: (_request, socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(
        'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      );
    },
    ready: () => Promise.resolve({ code, sentence: message }),
    close: () => Promise.resolve(),
  };
}
