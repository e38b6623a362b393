import type { Port } from './verbs.ts';

/** What we use of a browser's socket. */
export type SocketLike = Pick<WebSocketShape, 'send' | 'close' | 'addEventListener'>;
type WebSocketShape = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'close', listener: () => void): void;
};

/** A socket as a port: every message is one text of JSON. What cannot be read is heard as undefined. */
export function portToSocket(socket: SocketLike): Port {
  let isOver = false;
  return {
    post: (message) => socket.send(JSON.stringify(message)),
    listen: (hear) =>
      socket.addEventListener('message', ({ data }) => {
        if (!isOver) hear(jsonOf(data));
      }),
    onLoss: (hear) => {
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        hear('the connection broke');
      };
      socket.addEventListener('error', end);
      socket.addEventListener('close', end);
    },
    close: () => {
      isOver = true;
      socket.close();
    },
  };
}

/** We send and are sent text alone; anything else is garbage. */
function jsonOf(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
