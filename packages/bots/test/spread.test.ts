import { setImmediate } from 'node:timers/promises';
import { type BotAnswer, type BotTask, botById, type Thinker, thinkerFor } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
import { below, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { askedSeat, machineOf, standing } from './learned/tables.ts';

type Helpers = NonNullable<Parameters<Thinker['thinking']>[2]>;
type Piece = Parameters<Helpers['ask']>[0];
type Worths = readonly number[] | null;

/** How somebody helps who does pieces as they ought to be done. */
type Manner = (run: () => readonly number[], luck: Rng) => Promise<Worths>;

const MANNERS: { readonly [manner: string]: Manner } = {
  'are quick': (run) => Promise.resolve(run()),
  'are slow, each piece as it likes': async (run, luck) => {
    for (let turn = below(luck, 40); turn > 0; turn--) await setImmediate();
    return run();
  },
  'mostly have no time': (run, luck) => Promise.resolve(below(luck, 3) === 0 ? run() : null),
  'never answer': () => new Promise(() => {}),
  'die on the way': () => Promise.reject(new Error('gone')),
};

const NO_CLOCK = (): number => 0;

/** Thinks to the end, and lets helpers speak at every step. */
async function withHelpers(
  bots: Thinker,
  task: BotTask,
  most: number,
  manner: Manner,
): Promise<{ readonly answer: BotAnswer; readonly helped: number }> {
  const luck = sfcRng(task.seed);
  const help = bots.helping(task);
  let helped = 0;
  const ask = async (piece: Piece): Promise<Worths> => {
    const worths = await manner(() => help(piece), luck);
    if (worths !== null) helped++;
    return worths;
  };
  const thoughts = bots.thinking(task, NO_CLOCK, { most, ask });
  for (;;) {
    const { done, value } = thoughts.next();
    if (done === true) return { answer: value, helped };
    await setImmediate();
  }
}

function taskAt(
  machine: Engine<ErasedKinds>,
  seed: number,
  bot: string,
  iterations: number,
): BotTask {
  const match = standing(machine, seed);
  const seat = askedSeat(machine, match);
  const view = machine.toWire(machine.view(match, seat));
  return { game: machine.game.id, bot, seat, view, seed, budget: { iterations } };
}

const GAMES = SHELF.map(({ id, learned }) => ({ id, bots: botsOf(learned === true) }));

function botsOf(learned: boolean): readonly string[] {
  return learned ? ['captain', 'mate+2', 'admiral'] : ['captain', 'mate+2'];
}

describe.each(GAMES)('A thought about $id that is spread over threads', ({ id, bots: ids }) => {
  it.each(Object.entries(MANNERS))('comes to the same where helpers %s', async (_, manner) => {
    const machine = await machineOf(id);
    const bots = await thinkerFor(machine, ids.map(botById));
    for (const [i, bot] of ids.entries())
      for (const iterations of [3, 24, 110]) {
        const task = taskAt(machine, 1 + i + iterations, bot, iterations);

        const { answer } = await withHelpers(bots, task, 1 + (iterations % 4), manner);

        expect(answer).toEqual(bots.decide(task));
      }
  });

  it('takes less than half as many steps with three who help', async () => {
    const machine = await machineOf(id);
    const bots = await thinkerFor(machine, [botById('captain')]);
    const ratios: number[] = [];
    for (const seed of [3, 4, 5, 6]) {
      const task = taskAt(machine, seed, 'captain', 240);
      ratios.push((await stepsOf(bots, task, 3)) / (await stepsOf(bots, task, 0)));
    }

    expect(ratios.toSorted((x, y) => x - y)[2]).toBeLessThan(0.5);
  });
});

/** How many choices the thread that thinks tries itself, where helpers are as quick as it is. */
async function stepsOf(bots: Thinker, task: BotTask, most: number): Promise<number> {
  const help = bots.helping(task);
  const queues: { left: number; done(): void }[][] = Array.from({ length: most }, () => []);
  const ask = (piece: Piece): Promise<Worths> =>
    new Promise((resolve) => {
      const shortest = queues.reduce((best, one) => (one.length < best.length ? one : best));
      shortest.push({ left: piece.places.length, done: () => resolve(help(piece)) });
    });
  const thoughts = bots.thinking(task, NO_CLOCK, most === 0 ? undefined : { most, ask });
  for (let steps = 0; ; steps++) {
    if (thoughts.next().done === true) return steps;
    for (const queue of queues) {
      const [first] = queue;
      if (first === undefined) continue;
      first.left--;
      if (first.left === 0) queue.shift()?.done();
    }
    await setImmediate();
  }
}

describe('Whoever helps', () => {
  it('does a piece alike whenever it is asked', async () => {
    const { id } = at(GAMES, 0);
    const machine = await machineOf(id);
    const bots = await thinkerFor(machine, [botById('captain')]);
    const task = taskAt(machine, 2, 'captain', 60);
    const reach = { turns: 1, horizon: 24 };
    const piece: Piece = { world: 11, luck: 12, places: [1, 0], reach };
    const help = bots.helping(task);

    const first = help(piece);
    help({ ...piece, world: 13 });

    expect(help(piece)).toEqual(first);
    expect(help({ ...piece, places: [0] })).toEqual([at(first, 1)]);
  });
});
