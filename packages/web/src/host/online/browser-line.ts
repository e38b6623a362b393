import { noteAboard } from './been-aboard.ts';
import { Connection } from './connection.ts';
import { type Dial, dialTo, type Socket } from './socket.ts';

/** Where the server makes whoever comes a guest, and where guests call. */
const GUEST = '/guest';
const WIRE = '/wire';

/** Whether the page comes from a server that keeps tables; it makes us its guest. */
export async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch(GUEST, { cache: 'no-store' });
    const kind = answer.headers.get('content-type') ?? '';
    // A host of files answers every address with the page.
    return answer.ok && kind.startsWith('application/json');
  } catch {
    return false;
  }
}

const wireAddress = (): string => `${window.location.origin.replace(/^http/, 'ws')}${WIRE}`;

const dialHome: Dial = (ears) => {
  let socket: Socket | null = null;
  let isOver = false;
  void isServed().then((served) => {
    if (isOver) return;
    if (served) socket = dialTo(wireAddress())(ears);
    else ears.lost();
  });
  return {
    say: (text) => socket?.say(text),
    close: () => {
      isOver = true;
      socket?.close();
    },
  };
};

let line: Connection | null = null;

/** The page's one connection to the server it came from. */
export function browserLine(): Connection {
  if (line !== null) return line;
  const made = new Connection({ dial: dialHome, chance: Math.random, onForeign: () => {} });
  window.addEventListener('online', () => made.nudge());
  document.addEventListener('visibilitychange', () => made.nudge());
  noteAboard();
  line = made;
  return made;
}
