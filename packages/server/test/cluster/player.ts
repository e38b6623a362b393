import type { Choice, Seat } from '@quarterdeck/kernel';
import { SENT_ON_CODE } from '@quarterdeck/rpc';
import type { SeenEntry, TableUpdate } from '@quarterdeck/tables';
import { newGuest, TestClient } from '../test-client.ts';

/** An answer of which nothing was heard for this long is given up, and its connection with it. */
const ANSWER_PATIENCE_MS = 4_000;
/** A page that has lost its connection waits for this long before it calls again, and up to twice as long. */
const PAGE_WAITS_MS = 250;
/** Who was refused looks again before they try again. */
const REFUSED_MS = 250;
/** What else is asked: for as long at first, and longer each time. */
const PATIENCE_MS = 4_000;
const MOST_PATIENCE_MS = 32_000;
/** After a failure the next try waits for this part of the patience that was had. */
const RETRY_SHARE = 40;
/** A line that broke, or was given up: nobody said why. */
const HUNG_UP = 1006;
/** How often somebody who has another line looks whether anything is owed on this one. */
const LOOK_MS = 10;
/** What does not work for this long does not work at all, however busy the machine is. */
const LONGEST_MS = 180_000;

export type Try = {
  /** What had been seen when it was given. */
  readonly moment: number;
  readonly choice: Choice;
  /** `done`, or the code of the refusal; null where nothing was heard. */
  said: string | null;
};

export type PlayerParts = {
  /** Of the nodes that are up. */
  readonly ports: () => readonly number[];
  /** From 0 up to, not including, 1. */
  readonly chance: () => number;
  readonly count: (what: 'answers' | 'conflicts' | 'reconnects') => void;
  readonly isStopped: () => boolean;
};

/** Somebody who sits at one table after the other, and comes back by any node when a line is lost. */
export class Player {
  readonly #parts: PlayerParts;
  readonly cookie: string;
  #client: TestClient;
  /** How long they were without their table each time that a server ended the line, in milliseconds. */
  readonly pauses: number[] = [];
  /** How often they gave a line up by themselves, because nothing was heard for long. */
  impatience = 0;
  /** How often they went on to another node, and had their table before their eyes all the time. */
  moves = 0;
  /** How long the longest answer took to be acknowledged and told, in milliseconds. */
  slowest = 0;
  #owed = 0;
  #lost: Promise<number>;
  /** By table: everything that was tried. */
  readonly tries = new Map<string, Try[]>();
  table = '';
  seat: Seat = 0 as Seat;

  private constructor(parts: PlayerParts, cookie: string, client: TestClient) {
    this.#parts = parts;
    this.cookie = cookie;
    this.#client = client;
    this.#lost = lossOf(client);
    this.#heedEnd(client);
  }

  /** Those who come one after the other come to different nodes. */
  static async come(parts: PlayerParts, place: number): Promise<Player> {
    return await persistently(async (patience) => {
      const ports = parts.ports();
      const port = ports[place % ports.length] ?? 0;
      const cookie = await within('to come', newGuest(port), patience);
      const client = await within('to call', callAsPage(port, cookie, new Map()), patience);
      return new Player(parts, cookie, client);
    });
  }

  /** The line is cut. */
  cut(): void {
    this.#client.disconnect();
  }

  /** Asks until somebody has answered; a table that was set and not heard of is set again. */
  async insist<T>(what: string, ask: (client: TestClient) => Promise<T>): Promise<T> {
    return await persistently(async (patience) => {
      if (!this.#client.isConnected) await this.#comeBack();
      const client = this.#client;
      this.#owed++;
      try {
        return await within(what, ask(client), patience);
      } catch (problem) {
        client.disconnect();
        throw problem;
      } finally {
        this.#owed--;
      }
    });
  }

  /** Sits at this table from now on, and looks at it. */
  async follow(table: string, seat: Seat): Promise<void> {
    this.table = table;
    this.seat = seat;
    if (!this.tries.has(table)) this.tries.set(table, []);
    await this.insist('to follow', (client) => this.#open(client));
  }

  /** By table: what was told, on whatever connection. */
  get logs(): ReadonlyMap<string, readonly SeenEntry[]> {
    return this.#client.logs;
  }

  get update(): TableUpdate | undefined {
    return this.#client.updates.get(this.table);
  }

  get isOver(): boolean {
    return this.update?.outcome != null;
  }

  /** Answers whatever is asked until the match is over, or everybody stops. */
  async play(think: () => number): Promise<void> {
    while (!this.#parts.isStopped() && !this.isOver) {
      if (!this.#client.isConnected) await this.#comeBack();
      if (!this.isAsked) {
        await this.#waitForNews();
        continue;
      }
      await Promise.race([sleep(think()), this.#lost]);
      if (this.#client.isConnected && this.isAsked) await this.answer();
    }
  }

  /** Is back, where the line was lost. */
  async stay(): Promise<void> {
    if (!this.#client.isConnected) await this.#comeBack();
  }

  get isAsked(): boolean {
    const question = this.update?.question ?? null;
    return question !== null && question.given === null;
  }

  /** Says whether it was acknowledged. */
  async answer(client: TestClient = this.#client): Promise<boolean> {
    const update = client.updates.get(this.table);
    const choices = update?.question?.choices ?? [];
    if (update === undefined || choices.length === 0) return false;
    const choice = pick(choices, this.#parts.chance);
    const tried: Try = { moment: update.seq, choice, said: null };
    this.tries.get(this.table)?.push(tried);
    const asked = performance.now();
    this.#owed++;
    try {
      const played = client.at(this.table).play({ choice, seq: update.seq });
      const answered = Promise.race([played, brokenBy(client)]);
      const result = await within('to answer', answered, ANSWER_PATIENCE_MS);
      tried.said = result.ok ? 'done' : result.refusal.code;
      if (result.ok) this.#parts.count('answers');
      if (tried.said === 'stale') this.#parts.count('conflicts');
      // Its own answer is told as well, and may come after it was acknowledged.
      const isTold = () => !client.isConnected || client.updates.get(this.table) !== update;
      if (result.ok) await within('to be told', client.until(isTold), MOST_PATIENCE_MS);
      else await sleep(REFUSED_MS);
      if (result.ok) this.slowest = Math.max(this.slowest, performance.now() - asked);
      return result.ok;
    } catch {
      client.disconnect();
      return false;
    } finally {
      this.#owed--;
    }
  }

  /** Another connection of the same person, on another node. */
  async twin(): Promise<TestClient> {
    const others = this.#parts.ports();
    const port = pick(others, this.#parts.chance);
    const client = await within(
      'a twin',
      TestClient.call(port, this.cookie, new Map()),
      PATIENCE_MS,
    );
    await within('a twin', this.#open(client), PATIENCE_MS);
    return client;
  }

  async #open(client: TestClient): Promise<void> {
    const opened = await client.open(this.table);
    if (!opened.ok) throw new Error(opened.refusal.code);
    await client.until(() => client.updates.has(this.table) || !client.isConnected);
    if (!client.isConnected) throw new Error('the line is lost');
  }

  async #waitForNews(): Promise<void> {
    const client = this.#client;
    const before = this.update;
    const heard = client.until(() => !client.isConnected || this.update !== before);
    await Promise.race([heard, sleep(PATIENCE_MS)]);
  }

  #heedEnd(client: TestClient): void {
    void client
      .until(() => client.isEnding || !client.isConnected)
      .then(() => {
        if (client.isConnected && this.#client === client) void this.#moveOn(client);
      });
  }

  /** As a page does: the next node shows the table before the one that ends is left. */
  async #moveOn(before: TestClient): Promise<void> {
    for (let tries = 0; before.isConnected && this.#client === before; tries++) {
      const { table } = this;
      let next: TestClient | undefined;
      try {
        const port = pick(this.#parts.ports(), this.#parts.chance);
        const told = new Map(before.logs);
        next = await within('to move', callAsPage(port, this.cookie, told), PATIENCE_MS);
        if (table !== '') await within('to see it there', this.#open(next), PATIENCE_MS);
        // What was asked is answered where it was asked.
        while (this.#owed > 0 && before.isConnected) await sleep(LOOK_MS);
        if (this.#client === before && this.table === table && next.isConnected) {
          this.#moveTo(next, before);
          return;
        }
      } catch {
        await sleep(PAGE_WAITS_MS * 2 ** Math.min(tries, 4) * (1 + this.#parts.chance()));
      }
      next?.disconnect();
    }
  }

  #moveTo(next: TestClient, before: TestClient): void {
    this.#client = next;
    this.#lost = lossOf(next);
    this.moves++;
    this.#heedEnd(next);
    before.disconnect();
  }

  async #comeBack(): Promise<void> {
    this.#client.disconnect();
    const lost = await this.#lost;
    // As a page does: who was sent on need not wait.
    const code = this.#client.closedWith;
    if (code !== SENT_ON_CODE) await sleep(PAGE_WAITS_MS * (1 + this.#parts.chance()));
    await persistently(async (patience) => {
      this.#client.disconnect();
      const port = pick(this.#parts.ports(), this.#parts.chance);
      // A copy: what still comes on the old connection is no longer heard.
      const told = new Map(this.#client.logs);
      this.#client = await within('to call again', callAsPage(port, this.cookie, told), patience);
      if (this.table !== '') await within('to follow again', this.#open(this.#client), patience);
    });
    this.#lost = lossOf(this.#client);
    this.#heedEnd(this.#client);
    if (code === HUNG_UP) this.impatience++;
    else this.pauses.push(performance.now() - lost);
    this.#parts.count('reconnects');
  }
}

const callAsPage = (
  port: number,
  cookie: string,
  told: Map<string, SeenEntry[]>,
): Promise<TestClient> => TestClient.call(port, cookie, told, {}, 'changes and the end');

export const sleep = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });

export function pick<T>(all: readonly T[], chance: () => number): T {
  const one = all[Math.floor(chance() * all.length)];
  if (one === undefined) throw new Error('there is none to pick');
  return one;
}

/** When the connection was lost, once it is. */
const lossOf = async (client: TestClient): Promise<number> => {
  await client.until(() => client.closedWith !== null);
  return performance.now();
};

/** Whoever waits for an answer on a line that is lost need not wait any longer. */
const brokenBy = async (client: TestClient): Promise<never> => {
  await lossOf(client);
  throw new Error('the line is lost');
};

/** Tries until it works, each time with more patience: a busy machine is not made busier. */
async function persistently<T>(work: (patience: number) => Promise<T>): Promise<T> {
  const until = performance.now() + LONGEST_MS;
  for (let patience = PATIENCE_MS; ; patience = Math.min(2 * patience, MOST_PATIENCE_MS)) {
    try {
      return await work(patience);
    } catch (problem) {
      if (performance.now() > until) throw problem;
      await sleep(patience / RETRY_SHARE);
    }
  }
}

/** Rejects where it takes too long. */
async function within<T>(what: string, work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing was heard`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
