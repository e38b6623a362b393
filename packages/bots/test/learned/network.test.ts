import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { botById, thinkerFor } from '@quarterdeck/bots';
import { type NetworkFile, readNetwork, SparseRow } from '@quarterdeck/bots/lab';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { askedSeat, machineOf, standing } from './tables.ts';

type Row = {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly share: number;
};

const LEARNED = SHELF.filter(({ learned }) => learned === true).map(({ id }) => id);
const MOST_BYTES = 60_000;

const rowsOf = (game: string): readonly Row[] =>
  JSON.parse(readFileSync(new URL(`./rows/${game}.gen.json`, import.meta.url), 'utf8'));

const fileOf = async (game: string): Promise<NetworkFile> =>
  (await (await machineOf(game)).game.learned?.()) as NetworkFile;

describe.each(LEARNED)('The network of %s', (game) => {
  it('judges as the training did, row by row', async () => {
    const { file, judge } = readNetwork(await fileOf(game));
    const rows = rowsOf(game);

    expect(rows.length).toBeGreaterThan(3);
    for (const { places, values, share } of rows) {
      const row = new SparseRow(file.inputs.length);
      for (const [i, place] of places.entries()) row.add(place, values[i] ?? 0);
      expect(judge(row)).toBeCloseTo(share, 4);
    }
  });

  it('is small, and knows the pack and the seats of the game', async () => {
    const machine = await machineOf(game);
    const file = await fileOf(game);

    expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(MOST_BYTES);
    expect(file.game).toBe(game);
    expect(file.packs).toContain(machine.pack.hash);
    expect(file.seats).toEqual(machine.game.seats.filter((seats) => seats > 1));
  });

  it('is fetched when an Admiral plays, and for nobody else', async () => {
    const machine = await machineOf(game);
    let fetched = 0;
    const counting = {
      ...machine,
      game: {
        ...machine.game,
        learned: () => {
          fetched++;
          return machine.game.learned?.() ?? Promise.reject(new Error('not learned'));
        },
      },
    };

    await thinkerFor(counting, [botById('captain'), botById('mate')]);

    expect(fetched).toBe(0);

    await thinkerFor(counting, [botById('captain'), botById('admiral')]);

    expect(fetched).toBe(1);
  });

  it('is what an Admiral thinks with, and a Captain not', async () => {
    const machine = await machineOf(game);
    const both = await thinkerFor(machine, [botById('admiral')]);
    const choices = (bot: string): readonly unknown[] =>
      [1, 2, 3, 4, 5, 6].map((seed) => {
        const match = standing(machine, seed);
        const seat = askedSeat(machine, match);
        const view = machine.toWire(machine.view(match, seat));
        return both.decide({ game, bot, seat, view, seed, budget: { iterations: 8 } }).choice;
      });

    expect(choices('admiral')).not.toEqual(choices('captain'));
  });

  it('is refused when a weight was changed', async () => {
    const file = await fileOf(game);
    const spoilt = { ...file, skip: `${file.skip.slice(0, -8)}AAAAAA==` };

    expect(() => readNetwork(spoilt)).toThrow('network.hash');
  });
});

describe('An Admiral of a game of which nothing was learned', () => {
  it('thinks as a Captain', async () => {
    const machine = await machineOf('reef');
    const match = standing(machine, 1, 10);
    const seat = askedSeat(machine, match);
    const task = {
      game: 'reef',
      seat,
      view: machine.toWire(machine.view(match, seat)),
      seed: 3,
      budget: { iterations: 30 },
    };
    const bots = await thinkerFor(machine, [botById('admiral')]);

    expect(bots.decide({ ...task, bot: 'admiral' })).toEqual(
      bots.decide({ ...task, bot: 'captain' }),
    );
  });
});
