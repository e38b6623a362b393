import type { BotEvent } from '@quarterdeck/tables';
import { type Answer, answered, Device } from '../device.ts';
import { must } from '../test-client.ts';

const PASSWORD = 'a lantern in the fog';

/** Somebody with an account. */
export async function withAccount(port: number, name: string): Promise<Device> {
  const device = new Device(port);
  await device.ask('/guest');
  const client = await device.connect();
  must(await client.ask('rename', { name }));
  client.disconnect();
  const email = `${name.toLowerCase()}@example.org`;
  await answered(device.ask('/api/account/password', { email, password: PASSWORD }));
  return device;
}

/** Makes a bot and a token of it. */
export async function newBot(owner: Device, name: string) {
  const { id } = await answered<{ readonly id: string }>(owner.ask('/api/bots', { name }));
  const { token } = await answered<{ readonly token: string }>(
    owner.ask(`/api/bots/${id}/tokens`, { name: 'laptop' }),
  );
  return { id, token };
}

/** A bot in a test: says what it wants, and keeps what it is told. */
export class ABot {
  readonly #port: number;
  readonly #token: string;
  readonly #ending = new AbortController();
  readonly events: BotEvent[] = [];
  isOpen = false;
  /** Told of each event as it comes. */
  onEvent: (event: BotEvent) => void = () => {};

  constructor(port: number, token: string) {
    this.#port = port;
    this.#token = token;
  }

  async ask<T = Answer>(
    path: string,
    body?: Answer,
    method = body ? 'POST' : 'GET',
  ): Promise<{ readonly status: number; readonly value: T }> {
    const response = await this.#fetch(path, method, body);
    return { status: response.status, value: (await response.json()) as T };
  }

  /** Opens the event stream; resolves when it has said `welcome`. */
  async open(): Promise<this> {
    const { body, status } = await this.#fetch('/api/bot/events', 'GET');
    if (status !== 200 || body === null) throw new Error(`no stream: ${status}`);
    this.isOpen = true;
    void this.#read(body).catch(() => {
      this.isOpen = false;
    });
    while (this.events.length === 0) await moment();
    return this;
  }

  /** The first event that is so, from now or before. */
  async until(isSo: (event: BotEvent) => boolean): Promise<BotEvent> {
    for (;;) {
      const found = this.events.find(isSo);
      if (found !== undefined) return found;
      await moment();
    }
  }

  /** Answers whatever it is asked with the last of the choices. */
  playsOn(): void {
    this.onEvent = (event) => {
      if (event.kind !== 'asked') return;
      const { table, seq, choices } = event;
      void this.ask(`/api/bot/tables/${table}/answer`, { seq, choice: choices.at(-1) });
    };
    for (const event of [...this.events]) this.onEvent(event);
  }

  end(): void {
    this.#ending.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      const lines = (text + decoder.decode(part, { stream: true })).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const event = JSON.parse(line) as BotEvent;
        this.events.push(event);
        this.onEvent(event);
      }
    }
    this.isOpen = false;
  }

  #fetch(path: string, method: string, body?: Answer): Promise<Response> {
    return fetch(`http://localhost:${this.#port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: this.#ending.signal,
    });
  }
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
