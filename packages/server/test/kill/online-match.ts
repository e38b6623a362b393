import type { Seat } from '@quarterdeck/kernel';
import type { SeenEntry } from '@quarterdeck/tables';
import { must, newGuest, Sailor } from '../test-client.ts';

const SEATS = [0 as Seat, 1 as Seat] as const;

/** What one guest was promised and told before the server died. */
type Mate = {
  readonly seat: Seat;
  readonly cookie: string;
  sailor: Sailor;
  /** The moments of the choices that were acknowledged. */
  readonly acknowledged: number[];
  log: readonly SeenEntry[];
};

export type Loss = { readonly what: string; readonly seat: Seat; readonly at: number };

/** Two guests at one table after the other, who answer as fast as they can. */
export class Voyage {
  readonly #mates: readonly Mate[];
  #table = '';

  private constructor(mates: readonly Mate[]) {
    this.#mates = mates;
  }

  static async begin(port: number): Promise<Voyage> {
    const mates = await Promise.all(
      SEATS.map(async (seat): Promise<Mate> => {
        const cookie = await newGuest(port);
        const sailor = await Sailor.call(port, cookie);
        return { seat, cookie, sailor, acknowledged: [], log: [] };
      }),
    );
    return new Voyage(mates);
  }

  get acknowledged(): number {
    return this.#mates.reduce((sum, mate) => sum + mate.acknowledged.length, 0);
  }

  /** Plays until the line is lost, table after table. */
  async sail(): Promise<void> {
    while (this.#mates.every(({ sailor }) => sailor.isConnected)) {
      if (this.#table === '' || this.#isOver()) await this.#setTable();
      await Promise.all(this.#mates.map((mate) => this.#playOn(mate)));
    }
    for (const mate of this.#mates) mate.log = mate.sailor.logs.get(this.#table) ?? mate.log;
  }

  /** Comes back to a server that has started again, and looks for what is missing there. */
  async comeBack(port: number): Promise<readonly Loss[]> {
    const losses: Loss[] = [];
    for (const mate of this.#mates) {
      mate.sailor = await Sailor.call(port, mate.cookie);
      if (this.#table !== '') losses.push(...(await this.#findAgain(mate)));
    }
    // Nobody had sat down in the second seat yet: the next table is a new one.
    if (this.#mates.some(({ sailor }) => !sailor.updates.has(this.#table))) this.#table = '';
    return losses;
  }

  async #findAgain(mate: Mate): Promise<readonly Loss[]> {
    const { sailor } = mate;
    const opened = await sailor.open(this.#table);
    if (!opened.ok || opened.value.progress === null) return lossesOf(mate, []);
    await sailor.until(() => sailor.updates.has(this.#table));
    return lossesOf(mate, sailor.logs.get(this.#table) ?? []);
  }

  #isOver(): boolean {
    return this.#mates.some(({ sailor }) => sailor.updates.get(this.#table)?.outcome != null);
  }

  async #setTable(): Promise<void> {
    const [host, other] = this.#mates;
    if (host === undefined || other === undefined) throw new Error('a voyage has two mates');
    const set = await orLost(host.sailor, host.sailor.ask('create', { setup: WISH }));
    if (set === undefined) return;
    const { table, invitation } = must(set);
    for (const mate of this.#mates) {
      mate.acknowledged.length = 0;
      mate.log = [];
    }
    this.#table = table;
    const seat = other.seat as never;
    await orLost(other.sailor, other.sailor.ask('join', { invitation: invitation ?? '', seat }));
    for (const { sailor } of this.#mates) await orLost(sailor, sailor.open(table));
  }

  async #playOn({ sailor, acknowledged }: Mate): Promise<void> {
    const table = this.#table;
    for (;;) {
      await sailor.until(() => !sailor.isConnected || canAct(sailor, table));
      const update = sailor.updates.get(table);
      if (!sailor.isConnected || update === undefined || update.outcome !== null) return;
      const answered = await orLost(sailor, sailor.play(table));
      if (answered === undefined) return;
      if (answered.ok) acknowledged.push(update.seq);
      // The answer is told as well, and may come after its acknowledgement.
      await sailor.until(() => !sailor.isConnected || sailor.updates.get(table) !== update);
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

function canAct(sailor: Sailor, table: string): boolean {
  const update = sailor.updates.get(table);
  if (update === undefined) return false;
  return update.outcome !== null || (update.question !== null && update.question.given === null);
}

/** Undefined where the line was lost before the answer came. */
async function orLost<T>(sailor: Sailor, asked: Promise<T>): Promise<T | undefined> {
  const lost = sailor.until(() => !sailor.isConnected).then(() => undefined);
  return await Promise.race([asked, lost]);
}

/** An acknowledged choice is in the log after its moment, and what was told is told again. */
function lossesOf({ seat, acknowledged, log }: Mate, after: readonly SeenEntry[]): Loss[] {
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
