import type { Seat } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { Client } from './client.ts';

const WISH: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', tincture: 'red', who: { kind: 'me' } },
    { name: '', tincture: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 6 },
  watching: 'nobody',
  patience: null,
};

/** Two guests at a table of the sample game; when it is over they set the next. */
export class Pair {
  readonly #clients: readonly [Client, Client];
  #table = '';
  /** When the last update reached either of them. */
  #heardAt = 0;

  private constructor(clients: readonly [Client, Client]) {
    this.#clients = clients;
    for (const client of clients)
      client.onUpdate = () => {
        this.#heardAt = performance.now();
      };
  }

  static async sitDown(port: number): Promise<Pair> {
    const pair = new Pair(await Promise.all([Client.call(port), Client.call(port)]));
    await pair.#setTable();
    return pair;
  }

  /** One answer of whoever is asked; gives when it was sent, or null where a table was set. */
  async answer(): Promise<number | null> {
    const client = this.#clients.find(({ update }) => update?.question?.given === null);
    const update = client?.update;
    const choices = update?.question?.choices;
    if (client === undefined || update == null || choices === undefined) {
      await this.#setTable();
      return null;
    }
    const choice = choices[update.seq % choices.length] ?? { do: 'nothing' };
    const sent = performance.now();
    const answered = await client.ask('play', { table: this.#table, choice, seq: update.seq });
    if (!answered.ok) throw new Error(`an answer was refused: ${answered.refusal.code}`);
    return sent;
  }

  /** Milliseconds from `sent` to the last receipt so far. */
  latencyOf(sent: number): number {
    return this.#heardAt - sent;
  }

  hangUp(): void {
    for (const client of this.#clients) client.hangUp();
  }

  async #setTable(): Promise<void> {
    const [host, other] = this.#clients;
    for (const client of this.#clients) client.update = null;
    if (this.#table !== '')
      for (const client of this.#clients) await client.must('close', { table: this.#table });
    const { table, invitation } = await host.must('set', { wish: WISH });
    this.#table = table;
    await other.must('join', { invitation: invitation ?? '', seat: 1 as Seat });
    for (const client of this.#clients) await client.must('open', { table, after: 0 });
    await this.#dealt();
  }

  async #dealt(): Promise<void> {
    while (this.#clients.some(({ update }) => update === null))
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  }
}
