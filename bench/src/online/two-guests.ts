import type { Seat } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { Client, must } from './client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 6 },
  watching: 'nobody',
  answerTime: null,
};

/** Two guests at a table of the sample game; when it is over they set the next. */
export class TwoGuests {
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

  static async sitDown(port: number): Promise<TwoGuests> {
    const pair = new TwoGuests(await Promise.all([Client.call(port), Client.call(port)]));
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
    const answered = await client.at(this.#table).play({ choice, seq: update.seq });
    if (!answered.ok) throw new Error(`an answer was refused: ${answered.refusal.code}`);
    return sent;
  }

  /** Milliseconds from `sent` to the last receipt so far. */
  latencyOf(sent: number): number {
    return this.#heardAt - sent;
  }

  disconnect(): void {
    for (const client of this.#clients) client.disconnect();
  }

  async #setTable(): Promise<void> {
    const [host, other] = this.#clients;
    for (const client of this.#clients) client.update = null;
    if (this.#table !== '')
      for (const client of this.#clients)
        must(await client.rpc.call('unfollow', { table: this.#table }));
    const { table, invitation } = must(await host.rpc.call('create', { setup: SETUP }));
    this.#table = table;
    const seat = 1 as Seat;
    must(await other.rpc.call('join', { invitation: invitation ?? '', seat }));
    for (const client of this.#clients) must(await client.rpc.call('follow', { table, after: 0 }));
    await this.#dealt();
  }

  async #dealt(): Promise<void> {
    while (this.#clients.some(({ update }) => update === null))
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  }
}
