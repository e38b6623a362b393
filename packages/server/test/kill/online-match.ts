import type { Seat } from '@quarterdeck/kernel';
import type { SeenEntry } from '@quarterdeck/tables';
import { must, newGuest, TestClient } from '../test-client.ts';

const SEATS = [0 as Seat, 1 as Seat] as const;

/** What one guest was promised and told before the server died. */
type GuestAtTable = {
  readonly seat: Seat;
  readonly cookie: string;
  client: TestClient;
  /** The moments of the choices that were acknowledged. */
  readonly acknowledged: number[];
  log: readonly SeenEntry[];
};

export type Loss = { readonly what: string; readonly seat: Seat; readonly at: number };

/** Two guests at one table after the other, who answer as fast as they can. */
export class OnlineMatch {
  readonly #guests: readonly GuestAtTable[];
  #table = '';

  private constructor(guests: readonly GuestAtTable[]) {
    this.#guests = guests;
  }

  static async begin(port: number): Promise<OnlineMatch> {
    const guests = await Promise.all(
      SEATS.map(async (seat): Promise<GuestAtTable> => {
        const cookie = await newGuest(port);
        const client = await TestClient.call(port, cookie);
        return { seat, cookie, client, acknowledged: [], log: [] };
      }),
    );
    return new OnlineMatch(guests);
  }

  get acknowledged(): number {
    return this.#guests.reduce((sum, guest) => sum + guest.acknowledged.length, 0);
  }

  /** Plays until the line is lost, table after table. */
  async playUntilCut(): Promise<void> {
    while (this.#guests.every(({ client }) => client.isConnected)) {
      if (this.#table === '' || this.#isOver()) await this.#setTable();
      await Promise.all(this.#guests.map((guest) => this.#playOn(guest)));
    }
    for (const guest of this.#guests) guest.log = guest.client.logs.get(this.#table) ?? guest.log;
  }

  /** Comes back to a server that has started again, and looks for what is missing there. */
  async reconnect(port: number): Promise<readonly Loss[]> {
    const losses: Loss[] = [];
    for (const guest of this.#guests) {
      guest.client = await TestClient.call(port, guest.cookie);
      if (this.#table !== '') losses.push(...(await this.#findAgain(guest)));
    }
    // Nobody had sat down in the second seat yet: the next table is a new one.
    if (this.#guests.some(({ client }) => !client.updates.has(this.#table))) this.#table = '';
    return losses;
  }

  async #findAgain(guest: GuestAtTable): Promise<readonly Loss[]> {
    const { client } = guest;
    const opened = await client.open(this.#table);
    if (!opened.ok || opened.value.progress === null) return lossesOf(guest, []);
    await client.until(() => client.updates.has(this.#table));
    return lossesOf(guest, client.logs.get(this.#table) ?? []);
  }

  #isOver(): boolean {
    return this.#guests.some(({ client }) => client.updates.get(this.#table)?.outcome != null);
  }

  async #setTable(): Promise<void> {
    const [host, other] = this.#guests;
    if (host === undefined || other === undefined) throw new Error('a match has two guests');
    const set = await orLost(host.client, host.client.ask('create', { setup: WISH }));
    if (set === undefined) return;
    const { table, invitation } = must(set);
    for (const guest of this.#guests) {
      guest.acknowledged.length = 0;
      guest.log = [];
    }
    this.#table = table;
    const seat = other.seat as never;
    await orLost(other.client, other.client.ask('join', { invitation: invitation ?? '', seat }));
    for (const { client } of this.#guests) await orLost(client, client.open(table));
  }

  async #playOn({ client, acknowledged }: GuestAtTable): Promise<void> {
    const table = this.#table;
    for (;;) {
      await client.until(() => !client.isConnected || canAct(client, table));
      const update = client.updates.get(table);
      if (!client.isConnected || update === undefined || update.outcome !== null) return;
      const answered = await orLost(client, client.play(table));
      if (answered === undefined) return;
      if (answered.ok) acknowledged.push(update.seq);
      // The answer is told as well, and may come after its acknowledgement.
      await client.until(() => !client.isConnected || client.updates.get(table) !== update);
    }
  }
}

const WISH = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'nobody',
  answerTime: null,
} as const;

function canAct(client: TestClient, table: string): boolean {
  const update = client.updates.get(table);
  if (update === undefined) return false;
  return update.outcome !== null || (update.question !== null && update.question.given === null);
}

/** Undefined where the line was lost before the answer came. */
async function orLost<T>(client: TestClient, asked: Promise<T>): Promise<T | undefined> {
  const lost = client.until(() => !client.isConnected).then(() => undefined);
  return await Promise.race([asked, lost]);
}

/** An acknowledged choice is in the log after its moment, and what was told is told again. */
function lossesOf({ seat, acknowledged, log }: GuestAtTable, after: readonly SeenEntry[]): Loss[] {
  const kept = (moment: number): boolean =>
    after.some((telling) => telling.seat === seat && telling.seq > moment);
  const isSame = (telling: SeenEntry, index: number): boolean =>
    JSON.stringify(after[index]) === JSON.stringify(telling);
  return [
    ...acknowledged.filter((at) => !kept(at)).map((at) => ({ what: 'acknowledged', seat, at })),
    ...log
      .filter((telling, index) => !isSame(telling, index))
      .map(({ seq }) => ({ what: 'told', seat, at: seq })),
  ];
}
