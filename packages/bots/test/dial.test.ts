import { BOTS, botById, isOffered, thinker } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { SHELF } from '@quarterdeck/shelf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Allowance } from '../src/budget.ts';
import { MOST_GIVEN_AWAY, unluckyPick } from '../src/lapse.ts';
import { meanOf } from '../src/mean.ts';
import { askedSeat, machineOf, standing } from './learned/tables.ts';
import { reefEngine, standing as standingReef, taskAt } from './reef-tables.ts';

const STEPS = BOTS.filter(({ id }) => id.includes('+')).map(({ id }) => id);
const lots = Array.from({ length: 400 }, (_, seed) => seed);

/** How often each of these shares is picked, of 400 times. */
const picks = (shares: readonly number[], noise: number): readonly number[] => {
  const counts = shares.map(() => 0);
  for (const seed of lots) {
    const pick = unluckyPick(shares, { thought: 1, noise }, sfcRng(seed));
    counts[pick] = at(counts, pick) + 1;
  }
  return counts;
};

describe('The dial', () => {
  it('goes up from stop to stop, each with a name and a sentence of its own', () => {
    const strengths = BOTS.map(({ strength }) => strength);

    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    for (const of of ['id', 'title', 'about', 'strength'] as const)
      expect(new Set(BOTS.map((bot) => bot[of])).size).toBe(BOTS.length);
    expect(STEPS).toEqual(['random+1', 'random+2', 'mate+1', 'mate+2']);
  });

  it('lets a step think less than its level, and a higher step more and better', () => {
    const lapses = STEPS.map((id) => {
      const { mind } = botById(id);
      return mind.kind === 'random' ? undefined : mind.lapse;
    });
    for (const lapse of lapses) expect(lapse?.thought).toBeLessThan(1);
    for (const [lower, higher] of [lapses.slice(0, 2), lapses.slice(2)]) {
      expect(lower?.thought ?? 1).toBeLessThan(higher?.thought ?? 0);
      expect(lower?.noise ?? 0).toBeGreaterThan(higher?.noise ?? 1);
    }
  });

  it.each([
    [{ iterations: 40 }, 10],
    [{ iterations: 1 }, 1],
    [{}, 20],
  ])('takes its part of a budget of %o', (budget, granted) => {
    const allowance = new Allowance(budget, 80, () => 0, 0.25);
    while (allowance.spend());

    expect(allowance.spent).toBe(granted);
  });

  it('takes its part of a budget in milliseconds', () => {
    let now = 0;
    const allowance = new Allowance({ millis: 40 }, 1_000, () => now++, 0.25);
    while (allowance.spend());

    expect(allowance.spent).toBe(10);
  });
});

describe('A judgement that is unlucky', () => {
  it('takes what is best most often, and others the less the worse they are', () => {
    const [best = 0, next = 0, worst = 0] = picks([0.5, 0.48, 0.44], 1);

    expect(best).toBeGreaterThan(next);
    expect(next).toBeGreaterThan(worst);
    expect(worst).toBeGreaterThan(0);
  });

  it('is off by more with more noise, and not at all with none', () => {
    const shares = [0.44, 0.5, 0.48];

    expect(picks(shares, 0)).toEqual([0, lots.length, 0]);
    expect(picks(shares, 0.5)[1]).toBeGreaterThan(picks(shares, 3)[1] ?? 0);
  });

  it('means the same where much is at stake and where little is', () => {
    expect(picks([0.5, 0.49, 0.47], 1)).toEqual(picks([0.5, 0.499, 0.497], 1));
  });

  it('never gives away more than a tenth of the win, however unlucky', () => {
    const [, , , terrible] = picks([0.5, 0.45, 0.41, 0.5 - MOST_GIVEN_AWAY - 0.001], 100);

    expect(terrible).toBe(0);
    expect(picks([0.9, 0.1], 100)).toEqual([lots.length, 0]);
  });

  it('takes one of the choices, within that bound, whatever they are worth', () => {
    const worths = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(
        worths,
        fc.nat(),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (shares, seed, noise) => {
          const pick = unluckyPick(shares, { thought: 1, noise }, sfcRng(seed));

          expect(Math.max(...shares) - at(shares, pick)).toBeLessThanOrEqual(
            MOST_GIVEN_AWAY + 1e-12,
          );
        },
      ),
    );
  });

  it('draws lots among equals', () => {
    for (const count of picks([0.5, 0.5, 0.5], 1)) expect(count).toBeGreaterThan(lots.length / 5);
  });

  it('has an error that is 0 in the mean', () => {
    const [one = 0] = picks([0.5, 0.5 - 1e-12], 1e6);

    expect(meanOf([one, lots.length - one])).toBe(lots.length / 2);
    expect(Math.abs(one / lots.length - 0.5)).toBeLessThan(0.1);
  });
});

describe('A bot on a step', () => {
  it.each(['mate+1', 'mate+2'])(
    '%s plays on for the part of the budget that it takes',
    async (bot) => {
      const reef = await reefEngine();
      const task = taskAt(reef, standingReef(reef, 2), { bot, budget: { iterations: 80 } });
      const { mind } = botById(bot);

      const { iterations } = thinker(reef).decide(task);

      expect(iterations).toBeLessThanOrEqual(
        80 * (mind.kind === 'captain' ? (mind.lapse?.thought ?? 1) : 0),
      );
      expect(iterations).toBeGreaterThan(8);
    },
  );
});

describe.each(SHELF.map(({ id }) => id))(
  'Two worlds of %s that a seat cannot tell apart',
  (game) => {
    it.each(STEPS)('give the same answer of %s, and of it with every character', async (bot) => {
      const machine = await machineOf(game);
      const bots = thinker(machine);
      const characters = Object.keys(machine.game.characters ?? {});
      for (const like of ['', ...characters.map((one) => `@${one}`)])
        for (const seed of [1, 2]) {
          const match = standing(machine, seed);
          const seat = askedSeat(machine, match);
          const twin = machine.imagine(machine.view(match, seat), 1_000 + seed);
          const task = (world: typeof match) => ({
            game,
            bot: `${bot}${like}`,
            seat,
            view: machine.toWire(machine.view(world, seat)),
            seed: 7,
            budget: { iterations: 24 },
          });

          expect(bots.decide(task(twin))).toEqual(bots.decide(task(match)));
        }
    });

    it('offers each of its characters to every bot but the Deckhand', async () => {
      const { game: rules } = await machineOf(game);
      for (const character of Object.keys(rules.characters ?? {}))
        for (const { id } of BOTS)
          expect(isOffered(rules, `${id}@${character}`)).toBe(id !== 'random');
    });
  },
);
