import { once } from 'node:events';
import type { RequestOf, ResultOf, ServerMessage, TableUpdate, Verb } from '@quarterdeck/tables';
import { WebSocket } from 'ws';

type Fields<V extends Verb> = Omit<RequestOf<V>, 'id' | 'verb'>;

/** A guest at the other end of a wire, who keeps no more than the last update. */
export class Client {
  readonly #wire: WebSocket;
  readonly #waiting = new Map<number, (value: never) => void>();
  #lastId = 0;
  update: TableUpdate | null = null;
  onUpdate: () => void = () => {};

  private constructor(wire: WebSocket) {
    this.#wire = wire;
    wire.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
  }

  static async call(port: number): Promise<Client> {
    const response = await fetch(`http://127.0.0.1:${port}/guest`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const wire = new WebSocket(`ws://127.0.0.1:${port}/wire`, { headers: { cookie } });
    await once(wire, 'open');
    return new Client(wire);
  }

  ask<V extends Verb>(verb: V, fields: Fields<V>): Promise<ResultOf<V>> {
    this.#lastId++;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (value: never) => void);
      this.#wire.send(JSON.stringify({ id, verb, ...fields }));
    });
  }

  /** Like `ask`, but throws what is refused. */
  async must<V extends Verb>(
    verb: V,
    fields: Fields<V>,
  ): Promise<Extract<ResultOf<V>, { ok: true }>['value']> {
    const answered = await this.ask(verb, fields);
    if (!answered.ok) throw new Error(`${verb}: ${answered.refusal.code}`);
    return answered.value as Extract<ResultOf<V>, { ok: true }>['value'];
  }

  hangUp(): void {
    this.#wire.terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'table') {
      this.update = message.update;
      this.onUpdate();
    }
    if (message.kind !== 'answered') return;
    this.#waiting.get(message.id)?.(message.value as never);
    this.#waiting.delete(message.id);
  }
}
