import { BadTask, thinker } from '@quarterdeck/bots';
import { describe, expect, it } from 'vitest';
import { askedSeat, reefEngine, standing, taskAt } from './reef-tables.ts';

const reef = await reefEngine();
const bots = thinker(reef);
const match = standing(reef, 3);
const task = taskAt(reef, match, { bot: 'captain', budget: { iterations: 12 } });

describe('Weighing', () => {
  it('gives every choice its worth, the best first, and how far each is behind', () => {
    const weighed = bots.weigh(task);
    const offers = reef.choices(match, askedSeat(reef, match));

    expect(new Set(weighed.map(({ choice }) => JSON.stringify(choice)))).toEqual(
      new Set(offers.map((choice) => JSON.stringify(choice))),
    );
    expect(weighed.map(({ worth }) => worth)).toEqual(
      weighed.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
    expect(weighed[0]).toMatchObject({ behind: 0, error: 0 });
    for (const { worth, behind } of weighed)
      expect(worth + behind).toBeCloseTo(weighed[0]?.worth ?? 0);
  });

  it('gives the same worths again by the same seed', () => {
    expect(bots.weigh(task)).toEqual(bots.weigh(task));
  });

  it('gauges the worlds that were played on, once for each choice', () => {
    const weighed = bots.weigh(task, (_, seat) => [seat, 1]);

    for (const { gauged } of weighed) expect(gauged).toEqual([task.seat, 1]);
  });

  it('is refused by a bot that does not play on', () => {
    expect(() => bots.weigh({ ...task, bot: 'mate' })).toThrow(BadTask);
  });
});
