import { noteAboard } from './been-aboard.ts';
import { Connection } from './connection.ts';
import { askServer } from './served.ts';
import { type Dial, dialTo, type Socket } from './socket.ts';

/** Where guests call. */
const WIRE = '/wire';

const wireAddress = (): string => `${window.location.origin.replace(/^http/, 'ws')}${WIRE}`;

const dialHome: Dial = (ears) => {
  let socket: Socket | null = null;
  let isOver = false;
  void askServer().then(({ isServed }) => {
    if (isOver) return;
    if (isServed) socket = dialTo(wireAddress())(ears);
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
