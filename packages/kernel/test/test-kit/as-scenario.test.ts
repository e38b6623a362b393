import type { Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, type Match } from '@quarterdeck/kernel/engine';
import { asScenario, playToTheEnd, scenario, script } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';

const table = engine(reef, { strict: true });

/** The text is a test's beginning; run as one. */
const run = (text: string): Match<Kinds> =>
  new Function('scenario', 'script', 'reef', `${text}\nreturn match;`)(scenario, script, table);

/** All but how many answers it took to get there: a scenario begins at none. */
const positionOf = (match: Match<Kinds>): object => ({ ...table.save(match), answers: 0 });

describe('asScenario', () => {
  it('prints what differs from a set-up, the frames, and the chance', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { boats: { 1: { divers: 1, helpers: ['otter'] } } },
      step: 'diving/begin',
      data: { seat: 0 },
      rng: { kind: 'sfc', words: [1, 2, 3, 4], used: 9 },
    });
    match.state.boats[1]?.helpers.push('cook');

    const text = asScenario(table, match);

    expect(text).toContain('const match = scenario(reef, {\n  seats: 2,\n');
    expect(text).toContain("helpers: ['otter', 'cook']");
    expect(text).not.toContain('pearls');
    expect(text).toContain("rng: { kind: 'sfc', words: [1, 2, 3, 4], used: 9 },\n});\n");
    expect(text.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  it('prints answers that were given in secret as a script', () => {
    const match = scenario(table, { seats: 3, step: 'round/plan', data: {} });
    const [first] = table.choices(match, 2 as Seat);
    table.play(match, 2 as Seat, first);

    const text = asScenario(table, match);

    expect(text).toContain("script(reef, match, [{ by: 2, do: 'plan', pools: [");
    expect(positionOf(run(text))).toEqual(positionOf(match));
  });

  it('gives back every position of whole matches', () => {
    for (const [seed, seats] of [2, 3, 4].entries()) {
      const match = table.create({ seats, options: { rounds: 2 + seed }, rng: sfcRng(seed) });
      playToTheEnd(table, match, seed, () => {
        expect(positionOf(run(asScenario(table, match)))).toEqual(positionOf(match));
      });
    }
  });

  it('says that a match that is over is no scenario', () => {
    const match = scenario(table, { seats: 2, step: 'scoring/count', data: {} });

    expect(() => asScenario(table, match)).toThrow('a match that is over is no scenario');
  });
});
