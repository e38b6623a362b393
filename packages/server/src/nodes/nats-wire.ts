import type { ConnectionOptions, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Wire } from './wire.ts';

/** A server that hangs is known to be gone after about twice this. */
const PING_MS = 3_000;
const MOST_PINGS_OUT = 2;
const RETRY_MS = 250;
const CONNECT_MS = 3_000;

export type WireReport = (news: 'up' | 'down') => void;

/** Everybody who listens to one subject. */
type Listening = {
  readonly hearers: Set<(text: string) => void>;
  subscription: Subscription | null;
};

/**
 * News by NATS, and no more of it than subjects: nothing is kept there. It is looked for until it is
 * found, and again whenever it is lost; whoever asks meanwhile is told that it is down.
 */
export class NatsWire implements Wire {
  readonly #report: WireReport;
  readonly #bySubject = new Map<string, Listening>();
  readonly #whenUp = new Set<() => void>();
  readonly #connecting: Promise<void>;
  #connection: NatsConnection | null = null;
  #said: 'up' | 'down' | null = null;
  #isClosed = false;

  /** `servers`: as `nats://user:password@host:4222`, with commas between several. */
  constructor(servers: string, report: WireReport) {
    this.#report = report;
    this.#connecting = this.#connect(optionsOf(servers));
  }

  get isUp(): boolean {
    return this.#said === 'up' && !this.#isClosed;
  }

  /** What cannot be sent now would be old news later: it is not kept. */
  send(subject: string, text: string): void {
    if (this.isUp) this.#connection?.publish(subject, text);
  }

  listen(subject: string, hear: (text: string) => void): () => void {
    const known = this.#bySubject.get(subject) ?? { hearers: new Set(), subscription: null };
    this.#bySubject.set(subject, known);
    known.hearers.add(hear);
    if (this.#connection !== null) this.#subscribe(subject, known);
    return () => {
      known.hearers.delete(hear);
      if (known.hearers.size > 0 || this.#bySubject.get(subject) !== known) return;
      this.#bySubject.delete(subject);
      if (!this.#isClosed) known.subscription?.unsubscribe();
    };
  }

  onUp(listener: () => void): void {
    this.#whenUp.add(listener);
    if (this.isUp) listener();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#whenUp.clear();
    await this.#connection?.close();
    // One that is looked for ends with the attempt that is under way.
    if (this.#connection !== null) await this.#connecting;
  }

  async #connect(options: ConnectionOptions): Promise<void> {
    const { connect } = await import('@nats-io/transport-node');
    while (!this.#isClosed) {
      try {
        const connection = await connect(options);
        if (this.#isClosed) return await connection.close();
        this.#connection = connection;
        break;
      } catch {
        this.#say('down');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
    for (const [subject, listening] of this.#bySubject) this.#subscribe(subject, listening);
    if (this.#connection !== null) void this.#watch(this.#connection);
  }

  /** Subscriptions outlive a connection that is lost; whether there is one, its states say. */
  async #watch(connection: NatsConnection): Promise<void> {
    this.#say('up');
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') this.#say('up');
      else if (type === 'disconnect' || type === 'staleConnection' || type === 'close')
        this.#say('down');
    }
  }

  #say(news: 'up' | 'down'): void {
    if (this.#isClosed || news === this.#said) return;
    this.#said = news;
    this.#report(news);
    if (news === 'up') for (const listener of [...this.#whenUp]) listener();
  }

  #subscribe(subject: string, listening: Listening): void {
    listening.subscription ??=
      this.#connection?.subscribe(subject, {
        callback: (problem, message) => {
          if (problem !== null) return;
          const text = message.string();
          for (const hear of [...listening.hearers]) hear(text);
        },
      }) ?? null;
  }
}

/** What stands in the addresses, and that a node does not hear itself. */
function optionsOf(servers: string): ConnectionOptions {
  const urls = servers.split(',').map((one) => new URL(one.trim()));
  const [first] = urls;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: urls.map(({ host }) => host),
    name: 'quarterdeck',
    noEcho: true,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    pingInterval: PING_MS,
    maxPingOut: MOST_PINGS_OUT,
    timeout: CONNECT_MS,
    ignoreAuthErrorAbort: true,
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
    ...(pass === '' ? (user === '' ? {} : { token: user }) : { user, pass }),
  };
}
