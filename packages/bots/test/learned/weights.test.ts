import { gzipSync } from 'node:zlib';
import { thinker } from '@quarterdeck/bots';
import {
  handMade,
  learnedJudgements,
  leavesOf,
  partsOf,
  type WeightsFile,
  weightsText,
  withLeaves,
} from '@quarterdeck/bots/lab';
import { seatsOf, type WeightTree } from '@quarterdeck/kernel';
import { sha256 } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { askedSeat, machineOf, standing } from './tables.ts';

const SEEDS = [1, 2, 3, 4, 5];
const MOST_BYTES = 60_000;

const machines = await Promise.all(SHELF.map(({ id }) => machineOf(id)));
const WEIGHED = machines.filter(({ game }) => game.judging !== undefined);
const idOf = ({ game }: Engine<ErasedKinds>): string => game.id;

const usualOf = ({ game }: Engine<ErasedKinds>): WeightTree => game.judging?.weights ?? [];

function fileOf(machine: Engine<ErasedKinds>, weights: WeightTree): WeightsFile {
  const file = { format: 2, game: idOf(machine), weights } as const;
  return { ...file, hash: sha256(weightsText(file)) };
}

/** Half as much of every second one. */
const others = (machine: Engine<ErasedKinds>): WeightTree =>
  withLeaves(
    usualOf(machine),
    leavesOf(usualOf(machine)).map(({ weight }, i) => (i % 2 === 0 ? weight / 2 : weight)),
  );

describe.each(WEIGHED.map((machine) => [idOf(machine), machine] as const))(
  'The weights of %s',
  (_, machine) => {
    it('judge as evaluate does, as long as they are those that were set by hand', () => {
      const { judge, glance, habit } = learnedJudgements(
        machine,
        fileOf(machine, usualOf(machine)),
      );
      const hand = handMade(machine);

      expect([glance, habit]).toEqual([judge, judge]);
      for (const seed of SEEDS) {
        const match = standing(machine, seed);
        for (const seat of seatsOf(2)) expect(judge(match, seat)).toBe(hand(match, seat));
      }
    });

    it('judge otherwise once they are others, and leave those set by hand alone', () => {
      const worlds = SEEDS.map((seed) => standing(machine, seed, 60));
      const seat = askedSeat(machine, worlds[0] ?? standing(machine, 1));
      const before = worlds.map((world) => handMade(machine)(world, seat));
      const { judge } = learnedJudgements(machine, fileOf(machine, others(machine)));

      const judged = worlds.map((world) => judge(world, seat));

      expect(judged).not.toEqual(before);
      for (const share of judged) expect(share > 0 && share < 1).toBe(true);
      expect(worlds.map((world) => handMade(machine)(world, seat))).toEqual(before);
    });

    it('are refused where one is missing, no number, or not what was hashed', () => {
      const usual = usualOf(machine) as { readonly [name: string]: WeightTree };
      const [first = ''] = Object.keys(usual);
      const { [first]: _gone, ...fewer } = usual;
      const words = { ...usual, [first]: 'much' } as unknown as WeightTree;
      const spoilt = { ...fileOf(machine, usual), weights: others(machine) };

      expect(() => learnedJudgements(machine, fileOf(machine, fewer))).toThrow('weights: expected');
      expect(() =>
        learnedJudgements(machine, { ...fileOf(machine, usual), weights: words }),
      ).toThrow(`weights.${first}`);
      expect(() => learnedJudgements(machine, spoilt)).toThrow('weights.hash');
    });
  },
);

const LEARNED: Engine<ErasedKinds>[] = [];
for (const machine of WEIGHED)
  if (partsOf(await machine.game.learned?.()).weights !== undefined) LEARNED.push(machine);

describe.each(LEARNED.map((machine) => [idOf(machine), machine] as const))(
  'What the Admiral of %s has learned',
  (_, machine) => {
    it('is a small file for this game', async () => {
      const file = partsOf(await machine.game.learned?.()).weights as WeightsFile;

      expect(file.game).toBe(idOf(machine));
      expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(MOST_BYTES);
      expect(leavesOf(file.weights).map(({ path }) => path)).toEqual(
        leavesOf(usualOf(machine)).map(({ path }) => path),
      );
    });

    it('gives the same answer in two worlds that a seat cannot tell apart', async () => {
      const learned = await machine.game.learned?.();
      const admiral = thinker(machine, { learned });
      for (const seed of SEEDS.slice(0, 2)) {
        const match = standing(machine, seed);
        const seat = askedSeat(machine, match);
        const twin = machine.imagine(machine.view(match, seat), 1_000 + seed);
        const answers = [match, twin].map((world) =>
          admiral.decide({
            game: idOf(machine),
            bot: 'admiral',
            seat,
            view: machine.toWire(machine.view(world, seat)),
            seed: 7,
            budget: { iterations: 14 },
          }),
        );

        expect(answers[1]).toEqual(answers[0]);
      }
    });
  },
);
