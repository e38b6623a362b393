import { engine } from '@quarterdeck/kernel/engine';
import {
  type Answer,
  deniedOf,
  isOffered,
  offersOf,
  refuses,
  scenario,
  script,
  whyNot,
} from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fitting } from '../../src/staging/pattern.ts';

const table = engine(reef, { strict: true });
const [ADA, BO, CY] = [0, 1, 2];

const planning = () => scenario(table, { seats: 3, step: 'round/plan', data: {} });
const diving = (plan: readonly number[] = [1, 5]) =>
  scenario(table, {
    seats: 3,
    patch: { boats: { 0: { pool: 0, plan, helpers: [] } }, currents: [] },
    step: 'diving/begin',
    data: { seat: ADA },
  });

describe('script', () => {
  it('plays a pattern that names some fields', () => {
    const match = diving([1]);

    const events = script(table, match, [{ do: 'dive' }]);

    expect(events).toEqual([]);
    expect(table.asked(match)).toEqual([{ seat: BO, step: 'storm/charms' }]);
  });

  it('fails with the offers where several fit', () => {
    expect(() => script(table, diving(), [{ do: 'dive' }])).toThrow(
      'script[0]: {"do":"dive"} fits several offers to seat 0: \n' +
        '  {"do":"dive","pool":1}\n  {"do":"dive","pool":5}',
    );
  });

  it('fails with the offers where none fits, and says which answer it was', () => {
    const play = () => script(table, diving([1]), [{ do: 'dive' }, { do: 'keep' }]);

    expect(play).toThrow('script[1]: {"do":"keep"} is not offered to anybody.');
    expect(play).toThrow('Seat 1 is asked storm/charms: \n  {"do":"pass"}');
  });

  it('says so where the match is over', () => {
    const match = scenario(table, { seats: 2, step: 'scoring/count', data: {} });

    expect(() => script(table, match, [{ do: 'stay' }])).toThrow('The match is over.');
  });

  it('answers a simultaneous step seat by seat', () => {
    const match = planning();
    const [ada, bo] = [offersOf(table, match, ADA)[0], offersOf(table, match, BO)[0]];
    if (ada?.do !== 'plan' || bo?.do !== 'plan') throw new Error('no plan');

    script(table, match, [ada, bo]);

    expect(match.given).toEqual([ada, bo, null]);
    expect(table.asked(match)).toEqual([{ seat: CY, step: 'round/plan' }]);
  });

  it('lets a seat answer out of order, and change its mind', () => {
    const match = planning();
    const [first, second] = offersOf(table, match, BO);
    if (first?.do !== 'plan' || second?.do !== 'plan') throw new Error('no plans');

    script(table, match, [
      { by: BO, ...first },
      { by: BO, ...second },
    ]);

    expect(match.given).toEqual([null, second, null]);
    expect(match.answers).toBe(1);
  });

  it('takes an aside of whoever does it', () => {
    const match = diving();

    const events = script(table, match, [{ by: CY, do: 'leave' }]);

    expect(events).toEqual([{ event: 'left', clause: 'RF-051', data: { seat: CY } }]);
  });

  it('means the offer that has no other fields before one that has', () => {
    const offers = [{ do: 'dive', pool: 1 }, { do: 'dive' }, { do: 'stay' }];

    expect(fitting(offers, { do: 'dive' })).toEqual([{ do: 'dive' }]);
    expect(fitting(offers, { do: 'fly' })).toEqual([]);
  });

  it('is checked by the compiler: only what the game knows', () => {
    expectTypeOf({ do: 'dive' as const, pool: 3 }).toExtend<Answer<Kinds>>();
    expectTypeOf({ do: 'leave' as const, by: 1 }).toExtend<Answer<Kinds>>();
    expectTypeOf({ do: 'pass' as const }).toExtend<Answer<Kinds>>();
    expectTypeOf({ do: 'fly' as const }).not.toExtend<Answer<Kinds>>();
    expectTypeOf({ do: 'dive' as const, pool: 'c2' }).not.toExtend<Answer<Kinds>>();
    expectTypeOf({ pool: 3 }).not.toExtend<Answer<Kinds>>();
  });
});

describe('offers', () => {
  it('lists what is offered and what is denied, with its clause', () => {
    const match = diving([1]);

    expect(offersOf(table, match)).toEqual([{ do: 'stay' }, { do: 'dive', pool: 1 }]);
    expect(deniedOf(table, match)).toEqual([{ choice: { do: 'dive', pool: 5 }, clause: 'RF-026' }]);
    expect(whyNot(table, match, { do: 'dive', pool: 5 })).toBe('RF-026');
    expect(whyNot(table, match, { do: 'dive', pool: 1 })).toBeUndefined();
    expect(isOffered(table, match, { do: 'dive', pool: 5 })).toBe(false);
  });

  it('wants to know which seat, where several are asked', () => {
    expect(() => offersOf(table, planning())).toThrow(/^seats \d, \d, \d are asked: say which/);
  });

  it('says so where nobody is asked', () => {
    const match = scenario(table, { seats: 2, step: 'scoring/count', data: {} });

    expect(() => offersOf(table, match)).toThrow('nobody is asked: the match is over');
  });
});

describe('refuses', () => {
  it('hands out the error, with code and clause', () => {
    const match = diving([1]);

    expect(refuses(table, match, ADA, { do: 'dive', pool: 5 })).toMatchObject({
      code: 'denied',
      clause: 'RF-026',
    });
    expect(refuses(table, match, BO, { do: 'stay' }).code).toBe('not-asked');
    expect(refuses(table, match, ADA, { do: 'dive', pool: 99 }).code).toBe('not-offered');
  });

  it('fails where the answer is legal', () => {
    expect(() => refuses(table, diving(), ADA, { do: 'stay' })).toThrow(
      'refuses: seat 0 was allowed {"do":"stay"}',
    );
  });

  it('fails where a refusal changed something', () => {
    const writing = engine({
      ...reef,
      aside: {
        ...(reef.aside ?? { answer: () => {} }),
        choices: (g) => {
          const written: { round: number } = g as { round: number };
          written.round++;
        },
      },
    });
    const match = scenario(writing, { seats: 2, step: 'round/plan', data: {} });

    expect(() => refuses(writing, match, ADA, { do: 'fly' })).toThrow(
      /^refuses: it was refused, but changed save\.state\.round: 1 against \d/,
    );
  });
});
