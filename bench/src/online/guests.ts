import type { Seat } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { Client, must } from './client.ts';
import type { TableKind, TableOfGuests } from './host.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'black'] as const;

const setupOf = ({ game, seats, options }: TableKind): OnlineSetup => ({
  game,
  seats: COLOURS.slice(0, seats).map((colour, seat) => ({
    name: '',
    colour,
    who: { kind: seat === 0 ? 'me' : 'open' },
  })),
  ...(options === undefined ? {} : { options }),
  watching: 'nobody',
  answerTime: null,
});

/** Guests at one table; when the match is over they set the next. */
export class Guests implements TableOfGuests {
  readonly closed: Promise<unknown>;
  readonly acknowledged = new Map<string, number>();
  readonly #clients: readonly Client[];
  readonly #setup: OnlineSetup;
  #table = '';
  /** When the last of them was told of an answer; nothing else that a page is told counts as one. */
  #heardAt = 0;
  /** Called when one of them is told something, or the line is lost. */
  #look: () => void = () => {};

  private constructor(clients: readonly Client[], setup: OnlineSetup) {
    this.#clients = clients;
    this.#setup = setup;
    this.closed = Promise.all(clients.map(({ closed }) => closed));
    for (const client of clients) {
      let known = '';
      client.onUpdate = () => {
        const told = `${client.update?.table.id} ${client.update?.seq}`;
        if (told !== known) this.#heardAt = performance.now();
        known = told;
        this.#look();
      };
    }
    void this.closed.then(() => this.#look());
  }

  /** `from`: the address that all of them come from, where it matters. */
  static async sitDown(port: number, kind: TableKind, from?: string): Promise<Guests> {
    const calls = Array.from({ length: kind.seats }, () => Client.call(port, from));
    const guests = new Guests(await Promise.all(calls), setupOf(kind));
    await guests.#setTable();
    return guests;
  }

  get heard(): number {
    return this.#clients.reduce((sum, { heard }) => sum + heard, 0);
  }

  async answer(): Promise<number | null> {
    const client = await this.#asked();
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
    this.acknowledged.set(this.#table, (this.acknowledged.get(this.#table) ?? 0) + 1);
    // The acknowledgement comes before the update.
    await this.#until(() => (client.update?.seq ?? 0) > update.seq);
    return sent;
  }

  latencyOf(sent: number): number {
    return this.#heardAt - sent;
  }

  /** Who is to answer next; nobody once the match is over. */
  async #asked(): Promise<Client | undefined> {
    const asked = (): Client | undefined =>
      this.#clients.find(({ update }) => update?.question?.given === null);
    // Who is asked by somebody's answer is told of it at another moment than who gave it.
    await this.#until(
      () => asked() !== undefined || this.#clients.some(({ update }) => update?.outcome != null),
    );
    return asked();
  }

  async #setTable(): Promise<void> {
    const [host, ...others] = this.#clients;
    if (host === undefined) throw new Error('nobody sits there');
    if (this.#table !== '')
      for (const client of this.#clients)
        must(await client.rpc.call('unfollow', { table: this.#table }));
    for (const client of this.#clients) client.update = null;
    const created = must(await host.rpc.call('create', { setup: this.#setup }));
    this.#table = created.table;
    const invitation = created.invitation ?? '';
    for (const [index, other] of others.entries())
      must(await other.rpc.call('join', { invitation, seat: (index + 1) as Seat }));
    for (const client of this.#clients)
      must(await client.rpc.call('follow', { table: this.#table, after: 0 }));
    await this.#until(() => this.#clients.every(({ update }) => update !== null));
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#look = () => {
        if (isSo()) resolve();
        else if (this.#clients.some(({ isConnected }) => !isConnected))
          reject(new Error('the line was lost'));
      };
      this.#look();
    });
  }
}
