/** What a page hears of its socket. `lost` comes at most once, and nothing after it. */
export type Ears = { said(text: string): void; lost(): void };
export type Socket = { say(text: string): void; close(): void };

/** Calls the server. Nothing is said before the server has said something. */
export type Dial = (ears: Ears) => Socket;

/** What we use of a browser's socket. */
type WebSocketLike = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;
type Open = (address: string) => WebSocketLike;

const openSocket: Open = (address) => new WebSocket(address);

/** The server of tables at an address that begins with `ws:` or `wss:`. */
export const dialTo =
  (address: string, open: Open = openSocket): Dial =>
  (ears) => {
    const socket = open(address);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      ears.lost();
    };
    socket.addEventListener('message', ({ data }) => {
      // We send and are sent text alone; anything else is garbage, and read as such.
      if (!isOver) ears.said(typeof data === 'string' ? data : '');
    });
    socket.addEventListener('error', end);
    socket.addEventListener('close', end);
    return {
      say: (text) => socket.send(text),
      close: () => {
        isOver = true;
        socket.close();
      },
    };
  };
