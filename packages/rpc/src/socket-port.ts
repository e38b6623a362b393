import type { Port } from './verbs.ts';

/** What we use of a browser's socket. */
export type SocketLike = Pick<WebSocketShape, 'send' | 'close' | 'addEventListener'>;
type WebSocketShape = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
};

/** What a server that ends closes a connection with where another goes on in its place. */
export const SENT_ON_CODE = 1012;
/** Why a port was lost whose server has sent its callers on to another. */
export const SENT_ON = 'the server sends its callers on';

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
      const end = (why: string): void => {
        if (isOver) return;
        isOver = true;
        hear(why);
      };
      const broke = 'the connection broke';
      socket.addEventListener('error', () => end(broke));
      socket.addEventListener('close', ({ code }) => end(code === SENT_ON_CODE ? SENT_ON : broke));
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
