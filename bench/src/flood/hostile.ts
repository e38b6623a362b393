import { once } from 'node:events';
import { PROTOCOL } from '@quarterdeck/tables';
import { WebSocket } from 'ws';
import { becomeGuest, comesFrom } from '../online/client.ts';

/** As many as a server lets one guest have, and more. */
const CONNECTIONS = 8;
const OPEN_SEAT = { name: '', who: { kind: 'open' } };
const SETUP = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { ...OPEN_SEAT, colour: 'blue' },
  ],
  watching: 'anybody',
  answerTime: null,
};

/** Everything that costs a server something, whoever asks for it. */
const CALLS: readonly ((table: string) => object)[] = [
  () => ({ verb: 'mine' }),
  (table) => ({ verb: 'positions', on: table, seqs: Array.from({ length: 200 }, (_, n) => n) }),
  () => ({ verb: 'create', setup: SETUP }),
  (table) => ({ verb: 'follow', table, after: 0 }),
  (table) => ({ verb: 'history', on: table, from: 0, to: 200 }),
  (table) => ({ verb: 'say', table, said: { kind: 'text', text: 'x'.repeat(280) } }),
  () => ({ verb: 'watchLobby' }),
  () => ({ verb: 'seek', setups: [SETUP] }),
  (table) => ({ verb: 'play', on: table, seq: 0, choice: { do: 'dive' } }),
  () => ({ verb: 'rename', name: 'x'.repeat(40) }),
  (table) => ({ verb: 'verify', on: table }),
  () => ({ verb: 'invitation', invitation: 'none' }),
  () => ({ verb: 'blocked' }),
];
/** One frame in this many is no call at all. */
const MALFORMED_EVERY = 97;

export type Attacked = {
  readonly sent: number;
  readonly answered: number;
  readonly refused: number;
  /** Connections that the server has ended, or not let in. */
  readonly shut: number;
};

/** One guest who asks for as much as gets through, on several connections, and comes back when shut out. */
export class Hostile {
  readonly #port: number;
  readonly #from: string;
  readonly #cookie: string;
  readonly #sockets: WebSocket[] = [];
  #table = '';
  #isOver = false;
  #sent = 0;
  #answered = 0;
  #refused = 0;
  #shut = 0;

  private constructor(port: number, from: string, cookie: string) {
    this.#port = port;
    this.#from = from;
    this.#cookie = cookie;
  }

  static async come(port: number, from: string): Promise<Hostile> {
    const hostile = new Hostile(port, from, await becomeGuest(port, from));
    for (let n = 0; n < CONNECTIONS; n++) await hostile.#connect();
    return hostile;
  }

  get attacked(): Attacked {
    return {
      sent: this.#sent,
      answered: this.#answered,
      refused: this.#refused,
      shut: this.#shut,
    };
  }

  /** The next of everything there is, on the next connection. */
  strike(): void {
    const socket = this.#sockets[this.#sent % this.#sockets.length];
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.#sent++;
    const call = CALLS[this.#sent % CALLS.length]?.(this.#table);
    const isCall = this.#sent % MALFORMED_EVERY !== 0;
    socket.send(isCall ? JSON.stringify({ id: this.#sent, ...call }) : '{"verb":');
  }

  leave(): void {
    this.#isOver = true;
    for (const socket of this.#sockets) socket.terminate();
  }

  async #connect(): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/wire?protocol=${PROTOCOL}`, {
      headers: { cookie: this.#cookie, ...comesFrom(this.#from) },
    });
    this.#sockets.push(socket);
    socket.on('error', () => {});
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('close', () => {
      this.#sockets.splice(this.#sockets.indexOf(socket), 1);
      if (this.#isOver) return;
      this.#shut++;
      setTimeout(() => void this.#connect().catch(() => undefined), 100).unref();
    });
    await once(socket, 'open');
  }

  #hear({ kind, value }: { kind?: string; value?: { ok: boolean; value?: { table?: string } } }) {
    if (kind !== 'answered' || value === undefined) return;
    if (value.ok) this.#answered++;
    else this.#refused++;
    if (value.ok && typeof value.value?.table === 'string') this.#table ||= value.value.table;
  }
}

/** Somebody without a cookie: each visit would be one more guest. */
export const visitAnew = async (port: number, from: string): Promise<void> => {
  await becomeGuest(port, from).catch(() => undefined);
};
