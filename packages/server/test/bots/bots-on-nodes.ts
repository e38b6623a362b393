import type { BotEvent } from '@quarterdeck/tables';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { runNats } from '../../../../scripts/cluster/run-nats.mjs';
import { answered, codeOf, type Device } from '../device.ts';
import { guestAt, openSeats, type TestNode, TestNodes } from '../nodes/test-nodes.ts';
import { playToTheEnd } from '../online-server.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { eventually, must } from '../test-client.ts';
import { ABot, newBot, withAccount } from './a-bot.ts';

/** Nobody is late, however busy the machine is. */
export const SETUP = openSeats('reef', 2, { answerTime: 30 * 60_000 });
export const SOUGHT = { game: 'reef', seats: 2, answerTime: 60_000 } as const;
export const BOTS_SEAT = 1;

export type Of<Kind extends BotEvent['kind']> = Extract<BotEvent, { readonly kind: Kind }>;
export const told = async <Kind extends BotEvent['kind']>(
  bot: ABot,
  kind: Kind,
): Promise<Of<Kind>> => (await bot.until((event) => event.kind === kind)) as Of<Kind>;
export const kindsOf = ({ events }: ABot): readonly string[] => events.map(({ kind }) => kind);
export const hasEnded = (bot: ABot): Promise<void> => eventually(async () => !bot.isOpen);

/** Two servers that hear of each other, and somebody with an account, anew for each test of a file. */
export class BotsOnNodes {
  #postgres: RunningPostgres | undefined;
  #nats: Awaited<ReturnType<typeof runNats>> | undefined;
  #bots: ABot[] = [];
  #nodes: TestNodes | undefined;
  #at: { readonly one: TestNode; readonly other: TestNode; readonly owner: Device } | undefined;

  constructor() {
    beforeAll(async () => {
      this.#postgres = await startPostgres();
      this.#nats = await runNats();
    });
    afterAll(async () => {
      await this.#nats?.stop();
      await this.#postgres?.stop();
    });
    beforeEach(async () => {
      const nodes = await this.anew({ nats: this.#nats?.url ?? '' });
      await this.use(await nodes.start(), await nodes.start());
    });
    afterEach(() => this.#stop());
  }

  /** The node that ends. */
  get one(): TestNode {
    return this.#now.one;
  }

  /** The one that stays. */
  get other(): TestNode {
    return this.#now.other;
  }

  get owner(): Device {
    return this.#now.owner;
  }

  get #now() {
    if (this.#at === undefined) throw new Error('no nodes were started');
    return this.#at;
  }

  /** Other nodes than the usual, on a database of their own. */
  async anew(options: ConstructorParameters<typeof TestNodes>[1]): Promise<TestNodes> {
    await this.#stop();
    this.#nodes = new TestNodes((await this.#postgres?.fresh()) ?? '', options);
    return this.#nodes;
  }

  async use(one: TestNode, other: TestNode): Promise<void> {
    this.#at = { one, other, owner: await withAccount(other.port, 'Olga') };
  }

  aBot({ port }: TestNode, token: string): ABot {
    const bot = new ABot(port, token);
    this.#bots.push(bot);
    return bot;
  }

  arrive(node: TestNode, token: string): Promise<ABot> {
    return this.aBot(node, token).open();
  }

  async #stop(): Promise<void> {
    // Who is gone is not waited for.
    for (const bot of this.#bots) bot.end();
    this.#bots = [];
    const nodes = this.#nodes;
    this.#nodes = undefined;
    await nodes?.stop();
  }

  /** A person on the node that stays, opposite a bot whose stream is on the one that will end. */
  async match() {
    const ada = await guestAt(this.other, 'Ada');
    const { table, invitation } = must(await ada.client.ask('create', { setup: SETUP }));
    const { token } = await newBot(this.owner, 'Corsair');
    const bot = await this.arrive(this.one, token);
    // Asked of the node that has no stream of it.
    const elsewhere = this.aBot(this.other, token);
    await answered(elsewhere.ask('/api/bot/join', { invitation: invitation ?? '' }));
    must(await ada.client.open(table));
    const finished = ada.client
      .until(() => ada.client.updates.has(table))
      .then(() => playToTheEnd([ada.client], table));
    const codes: Promise<string>[] = [];
    const answer = (by: ABot, { seq, choices }: Of<'asked'>): Promise<string> => {
      const path = `/api/bot/tables/${table}/answer`;
      const code = by.ask(path, { seq, choice: choices.at(-1) }).then(codeOf);
      codes.push(code);
      return code;
    };
    return { ada, table, token, bot, elsewhere, finished, answer, codes };
  }

  /** Every answer that was taken is stored once, each is the bot's own, and nobody stood in for it. */
  async expectNothingLost({ ada, table, codes }: Match): Promise<readonly string[]> {
    const heard = await Promise.all(codes);
    const stored = await this.other.store.tables.read(table);
    const bySeat = stored?.entries.filter(({ entry: { seat } }) => seat === BOTS_SEAT);
    const { outcome, timing, substituted } = ada.client.now(table);
    expect(outcome).not.toBe(null);
    expect(bySeat).toHaveLength(heard.filter((code) => code === 'done').length);
    expect(heard.filter((code) => code !== 'done' && code !== 'stale')).toEqual([]);
    expect([timing?.handed, substituted]).toEqual([[], []]);
    return heard;
  }
}

export type Match = Awaited<ReturnType<BotsOnNodes['match']>>;

/** Answers whatever it is asked by turns on this node and that. */
export function playsByTurns(
  bot: ABot,
  nodesOf: readonly ABot[],
  { answer }: Pick<Match, 'answer'>,
): void {
  let turn = 0;
  bot.onEvent = (event) => {
    const by = nodesOf[turn++ % nodesOf.length];
    if (event.kind === 'asked' && by !== undefined) void answer(by, event);
  };
}
