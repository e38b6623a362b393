import { thinker } from '@quarterdeck/bots';
import { learnedJudge } from '@quarterdeck/bots/lab';
import { seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { anyNetwork, askedSeat, machineOf, namedInputs, standing } from './tables.ts';

const SEEDS = [1, 2, 3, 4];

/** Another match that looks the same from the seat that is asked. */
const twinOf = (machine: Engine<ErasedKinds>, match: Match, seed: number): Match =>
  machine.imagine(machine.view(match, askedSeat(machine, match)), 1_000 + seed);

const taskAt = (machine: Engine<ErasedKinds>, match: Match) => {
  const seat = askedSeat(machine, match);
  return {
    game: machine.game.id,
    bot: 'admiral',
    seat,
    view: machine.toWire(machine.view(match, seat)),
    seed: 7,
    budget: { iterations: 14 },
  };
};

/** With every input that comes up in these matches. */
function networkOf(machine: Engine<ErasedKinds>) {
  const inputs = namedInputs(machine);
  const names = SEEDS.flatMap((seed) => {
    const match = standing(machine, seed);
    return [...inputs(match, askedSeat(machine, match)).keys()];
  });
  return anyNetwork(machine, [...new Set(names)]);
}

describe.each(SHELF.map(({ id }) => id))(
  'Two worlds of %s that a seat cannot tell apart',
  (game) => {
    it('give the same inputs, and the same judgement', async () => {
      const machine = await machineOf(game);
      const inputs = namedInputs(machine);
      const judge = learnedJudge(machine, networkOf(machine));
      let different = 0;
      for (const seed of SEEDS) {
        const match = standing(machine, seed);
        const twin = twinOf(machine, match, seed);
        const seat = askedSeat(machine, match);
        if (machine.hash(twin) !== machine.hash(match)) different++;

        expect(inputs(twin, seat)).toEqual(inputs(match, seat));
        expect(judge(twin, seat)).toBe(judge(match, seat));
      }

      expect(different).toBeGreaterThan(0);
    });

    it('give the same answer of the Admiral, and so does another thinker', async () => {
      const machine = await machineOf(game);
      const learned = networkOf(machine);
      const [one, other] = [thinker(machine, { learned }), thinker(machine, { learned })];
      for (const seed of SEEDS.slice(0, 2)) {
        const match = standing(machine, seed);
        const twin = twinOf(machine, match, seed);

        const answer = one.decide(taskAt(machine, match));

        expect(one.decide(taskAt(machine, twin))).toEqual(answer);
        expect(other.decide(taskAt(machine, match))).toEqual(answer);
      }
    });

    it('are judged apart by a seat that can tell them', async () => {
      const machine = await machineOf(game);
      const judge = learnedJudge(machine, networkOf(machine));
      const worlds = SEEDS.map((seed) => standing(machine, seed));

      const judged = worlds.map((world) => judge(world, askedSeat(machine, world)));

      expect(new Set(judged).size).toBeGreaterThan(1);
      for (const share of judged) expect(share > 0 && share < 1).toBe(true);
    });
  },
);

describe.each(SHELF.map(({ id }) => id))('The reckoning of %s', (game) => {
  it('adds up to what its evaluate says, for every seat', async () => {
    const { game: rules, ...machine } = await machineOf(game);
    for (const seed of SEEDS) {
      const { state } = standing({ game: rules, ...machine }, seed);
      for (const seat of seatsOf(2)) {
        const reckoned = rules.reckoning?.of(state, seat) ?? [];
        const weights = reckoned.map((one) => (one === null ? 0 : Math.exp(one.weight)));
        const all = weights.reduce((sum, weight) => sum + weight, 0);

        expect((weights[seat] ?? 0) / all).toBeCloseTo(rules.evaluate?.(state, seat) ?? -1, 9);
        for (const one of reckoned)
          expect(one?.figures.length ?? 0).toBe(one === null ? 0 : rules.reckoning?.figures.length);
      }
    }
  });
});

describe('A learned judgement of a match with more seats than it has learnt with', () => {
  it('is the hand-made one', async () => {
    const machine = await machineOf('tinypirates');
    const judge = learnedJudge(machine, networkOf(machine));
    const three = machine.create({ seats: 3, rng: sfcRng(1) });
    const seat = askedSeat(machine, three);

    expect(judge(three, seat)).toBe(machine.game.evaluate?.(three.state, seat));
  });
});
