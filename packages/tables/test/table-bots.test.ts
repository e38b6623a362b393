import type { Choice } from '@quarterdeck/kernel';
import { describe, expect, it, vi } from 'vitest';
import {
  type BotQuestion,
  type Deciding,
  memoryStore,
  StorageFault,
  TableBots,
  type TableBotsParts,
  type TableStore,
} from '../src/index.ts';
import { loadSealed, secretsIn } from '../src/test-kit/sealed-game.ts';
import { ADA, answer, BEA, eventually, type Opened, sessionAt, tableOf } from './at-table.ts';
import { loadTally } from './tally-game.ts';

const FIRST: Choice = { do: 'add', number: 1 } as Choice;

const decided = (choice: Choice): Deciding => ({
  choice: Promise.resolve(choice),
  cancel: () => {},
});

/** Thinks for ever, and notes when it is not wanted any more. */
const ponder = (thoughts: { isCancelled: boolean }[]) => (): Deciding => {
  const thought = { isCancelled: false };
  thoughts.push(thought);
  return {
    choice: new Promise(() => {}),
    cancel: () => {
      thought.isCancelled = true;
    },
  };
};

type Planted = Opened & {
  readonly bots: TableBots;
  readonly asked: BotQuestion[];
  readonly troubles: unknown[];
};

async function withBots(
  who: readonly ('person' | 'bot')[],
  more: Partial<TableBotsParts> = {},
  load = loadTally,
  store?: TableStore,
): Promise<Planted> {
  const opened = await tableOf(load, store ?? memoryStore(), who);
  const asked: BotQuestion[] = [];
  const troubles: unknown[] = [];
  const bots = new TableBots({
    live: opened.live,
    decide: (question) => {
      asked.push(question);
      return decided(FIRST);
    },
    randomInt: () => 7,
    whenIdle: () => Promise.resolve(),
    pace: () => Promise.resolve(),
    whenStorable: () => Promise.resolve(),
    onTrouble: (seat, trouble) => troubles.push([seat, trouble]),
    report: (problem) => troubles.push(problem),
    ...more,
  });
  return { ...opened, bots, asked, troubles };
}

const isOver = ({ live }: Opened): boolean => live.engine.outcome(live.log.match) !== null;

describe('The bots of a table', () => {
  it('play a match among themselves to its end', async () => {
    const table = await withBots(['bot', 'bot']);

    table.bots.start();
    await eventually(() => expect(isOver(table)).toBe(true));

    expect(table.bots.isIdle).toBe(true);
  });

  it('do nothing before they are started, and nothing after they are closed', async () => {
    const table = await withBots(['bot', 'bot']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(table.live.log.length).toBe(0);

    table.bots.start();
    table.bots.close();
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(table.live.log.length).toBe(0);
  });

  it('answer for their own seats alone', async () => {
    const table = await withBots(['person', 'bot']);
    table.bots.start();
    expect(table.asked).toEqual([]);

    await answer(sessionAt(table.live, ADA));
    await eventually(() => expect(table.live.log.length).toBe(4));

    expect(new Set(table.asked.map(({ seat }) => seat))).toEqual(new Set([BEA]));
  });

  it('are handed the view of their seat, and no secret of another', async () => {
    const asked: BotQuestion[] = [];
    const decide = (question: BotQuestion): Deciding => {
      asked.push(question);
      return ponder([])();
    };
    const table = await withBots(['person', 'bot'], { decide }, loadSealed);
    const questionOf = (seat: typeof ADA) => sessionAt(table.live, seat).snapshot().question;
    const [hers, theirs] = [secretsIn(questionOf(ADA)), secretsIn(questionOf(BEA))];

    table.bots.start();
    await eventually(() => expect(asked).toHaveLength(1));

    const told = secretsIn(asked);
    expect(asked[0]).toMatchObject({ game: 'sealed', bot: 'mate', seat: BEA, seed: 7 });
    expect([...hers].filter((secret) => told.has(secret))).toEqual([]);
    expect(told).toEqual(theirs);
  });

  it('give any legal answer where a bot fails, and say so', async () => {
    const decide = (): Deciding => ({
      choice: Promise.reject(new Error('no idea')),
      cancel: () => {},
    });
    const table = await withBots(['bot', 'bot'], { decide });

    table.bots.start();
    await eventually(() => expect(isOver(table)).toBe(true));

    expect(table.troubles).toContainEqual([ADA, 'failed']);
  });

  it('stop thinking about a question that is not asked any more', async () => {
    const thoughts: { isCancelled: boolean }[] = [];
    const table = await withBots(['bot', 'person'], { decide: ponder(thoughts) });
    table.bots.start();
    await eventually(() => expect(thoughts).toHaveLength(1));

    await table.live.commit({ seat: ADA, choice: FIRST, check: () => null });

    expect(thoughts).toEqual([{ isCancelled: true }]);
  });

  it('think on about a sealed answer while others give theirs', async () => {
    const thoughts: { isCancelled: boolean }[] = [];
    const table = await withBots(['person', 'bot'], { decide: ponder(thoughts) }, loadSealed);
    table.bots.start();
    await eventually(() => expect(thoughts).toHaveLength(1));

    await answer(sessionAt(table.live, ADA));

    expect(thoughts).toEqual([{ isCancelled: false }]);
  });

  it('wait for room to think, and for the moment to show what they thought', async () => {
    const order: string[] = [];
    const table = await withBots(['bot', 'person'], {
      whenIdle: async () => void order.push('room'),
      decide: () => {
        order.push('thought');
        return decided(FIRST);
      },
      pace: async (_, thought) => {
        await thought;
        order.push('shown');
      },
      onAnswered: () => order.push('answered'),
    });

    table.bots.start();
    await eventually(() => expect(order).toEqual(['room', 'thought', 'shown', 'answered']));
  });

  it('try again when it is worth it where an answer could not be stored', async () => {
    const store = memoryStore();
    let isFull = true;
    const frail: TableStore = {
      ...store,
      append: (...args) =>
        isFull ? Promise.reject(new StorageFault('full', 'planted')) : store.append(...args),
    };
    const waited: number[] = [];
    const whenStorable = (seat: number): Promise<void> => {
      waited.push(seat);
      isFull = false;
      return Promise.resolve();
    };
    const table = await withBots(['bot', 'person'], { whenStorable }, loadTally, frail);

    table.bots.start();
    await eventually(() => expect(table.live.log.length).toBe(2));

    expect(waited).toEqual([ADA]);
  });

  it('answer once for somebody whose time ran out, and leave the next question alone', async () => {
    let isLate = false;
    const table = await withBots(['person', 'person'], {
      standIn: (seat) => (isLate && seat === ADA && table.live.log.length === 0 ? 'mate' : null),
    });
    table.bots.start();

    isLate = true;
    table.bots.look();
    await eventually(() => expect(table.live.log.length).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(table.asked.map(({ seat, bot }) => [seat, bot])).toEqual([[ADA, 'mate']]);
    expect(table.live.log.length).toBe(2);
  });

  it('say when none of them thinks any longer', async () => {
    const onIdle = vi.fn();
    const table = await withBots(['bot', 'person'], { onIdle });

    table.bots.start();

    await eventually(() => expect(onIdle).toHaveBeenCalled());
    expect(table.bots.isIdle).toBe(true);
  });

  it('of two processes give one answer together', async () => {
    const table = await withBots(['bot', 'person']);
    const other = await table.openAgain();
    const second = new TableBots({
      live: other,
      decide: () => decided({ do: 'add', number: 2 } as Choice),
      randomInt: () => 8,
      whenIdle: () => Promise.resolve(),
      pace: () => Promise.resolve(),
      whenStorable: () => Promise.resolve(),
      report: () => {},
    });

    table.bots.start();
    second.start();
    await eventually(() => expect(table.bots.isIdle && second.isIdle).toBe(true));

    await table.live.catchUp();
    await other.catchUp();
    expect(table.live.log.length).toBe(2);
    expect(other.log.match).toEqual(table.live.log.match);
  });
});
