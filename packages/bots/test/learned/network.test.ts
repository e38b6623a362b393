import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { botById, thinkerFor } from '@quarterdeck/bots';
import {
  handMade,
  inputsOf,
  learnedJudgements,
  type NetworkFile,
  partsOf,
  readNetwork,
  SparseRow,
  vocabularyOf,
} from '@quarterdeck/bots/lab';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { anyNetwork, askedSeat, machineOf, namedInputs, standing } from './tables.ts';

type Row = {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly share: number;
};

const LEARNED: string[] = [];
for (const { id } of SHELF) {
  const { network } = partsOf(await (await machineOf(id)).game.learned?.());
  if (network !== undefined) LEARNED.push(id);
}
const MOST_BYTES = 60_000;

const rowsOf = (game: string): readonly Row[] =>
  JSON.parse(readFileSync(new URL(`./rows/${game}.gen.json`, import.meta.url), 'utf8'));

const seatsOf = ({ terms }: Match): Seat[] =>
  Array.from({ length: terms.seats }, (_, seat) => seat as Seat);

const fileOf = async (game: string): Promise<NetworkFile> =>
  partsOf(await (await machineOf(game)).game.learned?.()).network as NetworkFile;

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

  it('judges a row alike whichever it has judged before', async () => {
    const file = await fileOf(game);
    const all = rowsOf(game).map(({ places, values }) => {
      const row = new SparseRow(file.inputs.length);
      for (const [i, place] of places.entries()) row.add(place, values[i] ?? 0);
      return row;
    });
    const alone = all.map((row) => readNetwork(file).judge(row));
    const { judge } = readNetwork(file);

    for (const by of [1, 3, 5, 7])
      for (let n = 0; n < all.length; n++) {
        const nth = (n * by) % all.length;
        expect(judge(at(all, nth))).toBe(alone[nth]);
      }
  });

  it('refuses a figure that is none, and judges on', async () => {
    const file = await fileOf(game);
    const { judge } = readNetwork(file);
    const row = new SparseRow(file.inputs.length);
    row.add(0, 1);
    const before = judge(row);
    const spoilt = new SparseRow(file.inputs.length);
    spoilt.add(0, Number.NaN);

    expect(() => judge(spoilt)).toThrow('a figure that is none');
    expect(judge(row)).toBe(before);
  });

  it('reads of a view just what reading everything finds of its inputs', async () => {
    const machine = await machineOf(game);
    const file = await fileOf(game);
    const all = namedInputs(machine);
    const read = inputsOf(machine.game, vocabularyOf(file.inputs));
    const row = new SparseRow(file.inputs.length);

    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const match = standing(machine, seed, 8 * seed);
      for (const seat of seatsOf(match)) {
        row.clear();
        read(machine.view(match, seat), seat, row);
        const found = all(match, seat);
        for (const [place, name] of file.inputs.entries())
          expect(row.values[place], name).toBe(found.get(name) ?? 0);
      }
    }
  });

  it('is small, and knows the pack and the seats of the game', async () => {
    const machine = await machineOf(game);
    const file = await fileOf(game);

    expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(MOST_BYTES);
    expect(file.game).toBe(game);
    expect(file.packs).toContain(machine.pack.hash);
    expect(file.seats).toContain(2);
    expect(machine.game.seats).toEqual(expect.arrayContaining([...file.seats]));
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
      Array.from({ length: 24 }, (_, i) => i + 1).map((seed) => {
        const match = standing(machine, seed);
        const seat = askedSeat(machine, match);
        const view = machine.toWire(machine.view(match, seat));
        return both.decide({ game, bot, seat, view, seed, budget: { iterations: 40 } }).choice;
      });

    expect(choices('admiral')).not.toEqual(choices('captain'));
  });

  it('is refused when a weight was changed', async () => {
    const file = await fileOf(game);
    const spoilt = { ...file, skip: `${file.skip.slice(0, -8)}AAAAAA==` };

    expect(() => readNetwork(spoilt)).toThrow('network.hash');
  });
});

describe('In the thoughts of an Admiral', () => {
  const judgements = async (flags: Pick<NetworkFile, 'ends'>) => {
    const machine = await machineOf('seawolf');
    const match = standing(machine, 1, 12);
    const seat = askedSeat(machine, match);
    const inputs = [...namedInputs(machine)(match, seat).keys()];
    const file = anyNetwork(machine, inputs, flags);
    const { judge, glance, habit } = learnedJudgements(machine, file);
    return {
      file,
      judged: judge(match, seat),
      glanced: glance(match, seat),
      habit: habit(match, seat),
      own: handMade(machine)(match, seat),
    };
  };

  it('everybody in a play-out answers by the own judgement of a game', async () => {
    const { judged, glanced, habit, own } = await judgements({});

    expect(habit).toBe(own);
    expect(habit).not.toBe(judged);
    expect(glanced).toBe(judged);
  });

  it('a network that learned where turns had ended judges there alone, and not at a glance', async () => {
    const { file, judged, glanced, own } = await judgements({ ends: true });

    expect(glanced).toBe(own);
    expect(judged).not.toBe(own);
    expect(() => readNetwork({ ...file, ends: undefined })).toThrow('network.hash');
  });
});

describe('A network beside weights that were learned', () => {
  it('judges where play-outs end, and weights everywhere else and for seats that it has not learnt with', async () => {
    const machine = await machineOf('seawolf');
    const { weights } = partsOf(await machine.game.learned?.());
    const [two, three] = [2, 3].map((seats) => standing(machine, 1, 12, seats)) as [Match, Match];
    const inputs = [...namedInputs(machine)(two, askedSeat(machine, two)).keys()];
    const network = anyNetwork(machine, inputs, { ends: true });
    const both = learnedJudgements(machine, { weights, network });
    const [weighed, alone] = [weights, network].map((one) => learnedJudgements(machine, one).judge);

    const seat = askedSeat(machine, two);
    expect(both.judge(two, seat)).toBe(alone?.(two, seat));
    expect(both.judge(two, seat)).not.toBe(weighed?.(two, seat));
    expect(both.glance(two, seat)).toBe(weighed?.(two, seat));
    expect(both.habit(two, seat)).toBe(weighed?.(two, seat));
    expect(both.judge(three, askedSeat(machine, three))).toBe(
      weighed?.(three, askedSeat(machine, three)),
    );
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
