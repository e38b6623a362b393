import { type Port, portToSocket } from '@quarterdeck/rpc';
import { PROTOCOL } from '@quarterdeck/tables';
import { loadNewPage } from '../../browser/load-new-page.ts';
import { hearOfVersion } from '../../browser/page-version.ts';
import { Connection } from './connection.ts';
import { rememberServer } from './known-server.ts';
import { askServer } from './served.ts';

/** Where guests call; this page puts changes of a table together, and goes on by itself when a server ends. */
const SOCKET = `/wire?protocol=${PROTOCOL}&changes=1&ending=1`;

const socketAddress = (): string => `${window.location.origin.replace(/^http/, 'ws')}${SOCKET}`;

/** A socket to the server this page came from, once it is known that there is one. */
function portHome(): Port {
  let port: Port | null = null;
  let isOver = false;
  let hear: (message: unknown) => void = () => {};
  let lose: (why: string) => void = () => {};
  void askServer().then(({ isServed }) => {
    if (isOver) return;
    if (!isServed) {
      lose('there is no server');
      return;
    }
    port = portToSocket(new WebSocket(socketAddress()));
    port.listen((message) => hear(message));
    port.onLoss((why) => lose(why));
  });
  return {
    post: (message) => port?.post(message),
    listen: (listener) => {
      hear = listener;
    },
    onLoss: (listener) => {
      lose = listener;
    },
    close: () => {
      isOver = true;
      port?.close();
    },
  };
}

let connection: Connection | null = null;

/** The page's one connection to the server it came from. */
export function serverConnection(): Connection {
  if (connection !== null) return connection;
  const made = new Connection({
    open: portHome,
    chance: Math.random,
    onProtocolMismatch: (protocol) => void loadNewPage(protocol),
    onPageVersion: hearOfVersion,
  });
  window.addEventListener('online', () => made.retryNow());
  document.addEventListener('visibilitychange', () => made.retryNow());
  rememberServer();
  connection = made;
  return made;
}
