import { engine } from '@quarterdeck/kernel/engine';
import { readPack } from '@quarterdeck/kernel/pack';
import { begin, dice, rig, type Scenario, scenario, script } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';
import { describe, expect, expectTypeOf, it } from 'vitest';

const table = engine(reef, { strict: true });
const [ADA, BO] = [0, 1];
const diving = { seat: ADA, breath: 2, free: false, into: null, calm: false, lanterns: 0 };
const dive = { ...diving, lost: false, drawn: 0, used: [] };

describe('scenario', () => {
  it('lays a patch over a legal set-up: lists by index, or whole', () => {
    const match = scenario(table, {
      seats: 3,
      patch: { boats: { 1: { divers: 0 } }, currents: [3, 4, 5], round: 2 },
      step: 'round/plan',
      data: {},
    });

    const { boats, currents, round } = match.state;
    expect(boats.map((boat) => boat.divers)).toEqual([3, 0, 3]);
    expect({ currents, round }).toEqual({ currents: [3, 4, 5], round: 2 });
  });

  it('runs the named step until somebody is asked', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { boats: { 0: { plan: [1, 2], helpers: [] } } },
      step: 'diving/begin',
      data: { seat: ADA },
    });

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'diving/choose' }]);
    expect(match.answers).toBe(0);
  });

  it('hands out what happened until then', () => {
    const { events } = begin(table, {
      seats: 2,
      patch: { boats: { 0: { plan: [1, 2], helpers: [] } } },
      step: 'diving/begin',
      data: { seat: ADA },
    });

    expect(events.map((e) => e.event)).toEqual(['plan-shown', 'dive-begun']);
  });

  it('goes on with the frames that lie under, in the order they are written', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { dives: [dive], boats: { 1: { helpers: [], plan: [1, 2] } } },
      step: 'diving/choose',
      data: {},
      under: [
        { step: 'diving/end', data: {} },
        { step: 'diving/begin', data: { seat: BO } },
      ],
    });

    const events = script(table, match, [{ do: 'stay' }]);

    expect(events.map((e) => e.event)).toEqual(['stayed', 'plan-shown', 'dive-begun']);
    expect(match.state.dives.map((one) => one.seat)).toEqual([BO]);
  });

  it('is over when nothing lies under', () => {
    const match = scenario(table, { seats: 2, step: 'scoring/count', data: {} });

    expect(table.asked(match)).toEqual([]);
    expect(table.outcome(match)?.ranks).toEqual([1, 1]);
  });

  it('begins in the middle of a window', () => {
    const { match } = begin(table, {
      seats: 3,
      patch: { dives: [dive] },
      step: 'storm/charms',
      data: { diver: ADA },
      at: 1,
      under: [{ step: 'diving/end', data: {} }],
    });

    expect(table.asked(match)).toEqual([{ seat: 2, step: 'storm/charms' }]);
  });

  it('settles options, and reads a pack of its own', () => {
    const calm = { ...reef.pack.content, name: 'A calmer reef' };
    const pack = table.readPack(calm);

    const match = scenario(table, {
      seats: 2,
      options: { storms: false },
      pack,
      step: 'round/plan',
      data: {},
    });

    expect(match.state.storms).toBe(false);
    expect(match.terms.packHash).toBe(readPack(reef.pack, calm).hash);
  });

  it('is the same match for the same seed, and another for another', () => {
    const bySeed = (seed: number): string =>
      table.hash(scenario(table, { seats: 4, step: 'round/plan', data: {}, seed }));

    expect(bySeed(7)).toBe(bySeed(7));
    expect(bySeed(7)).not.toBe(bySeed(8));
  });

  it.each([
    [
      { boats: { 0: { divers: 'many' } } },
      'state.boats[0].divers: expected an integer, got "many"',
    ],
    [{ boats: { 2: { divers: 1 } } }, 'state.boats[2]: expected an index of a list of 2'],
    [{ boats: { first: { divers: 1 } } }, 'state.boats[first]: expected an index of a list of 2'],
    [{ boats: [], wind: 1 }, 'state.wind: expected no such field'],
    [
      { boats: { 0: { helpers: ['parrot'] } } },
      'state.boats[0].helpers[0]: expected one of bellows',
    ],
    [{ printed: {} }, 'scenario: printed is printed in the pack; pass a pack instead'],
  ])('names the path of a wrong patch: %j', (patch, message) => {
    const wrong = { seats: 2, patch, step: 'round/plan', data: {} } as unknown as Scenario<Kinds>;

    expect(() => scenario(table, wrong)).toThrow(message);
  });

  it('names a frame with the wrong data', () => {
    const wrong = { seats: 2, step: 'diving/begin', data: { boat: 1 } };

    expect(() => scenario(table, wrong as unknown as Scenario<Kinds>)).toThrow(
      'stack[0].data.seat: expected an integer, got nothing',
    );
  });

  it('is checked by the compiler: steps, their data, and every field of a patch', () => {
    type Given = Scenario<Kinds>;
    const good = { seats: 2, step: 'diving/begin', data: { seat: 0 } } as const;

    expectTypeOf(good).toExtend<Given>();
    expectTypeOf({ ...good, patch: { boats: { 0: { divers: 1 } } } }).toExtend<Given>();
    expectTypeOf({ ...good, patch: { boats: { 0: { divers: 'no' } } } }).not.toExtend<Given>();
    expectTypeOf({ ...good, step: 'diving/bogus' as const }).not.toExtend<Given>();
    expectTypeOf({ ...good, data: { boat: 0 } }).not.toExtend<Given>();
    expectTypeOf({ ...good, under: [{ step: 'diving/end' as const, data: {} }] }).toExtend<Given>();
  });
});

describe('rig', () => {
  const aboutToRoll = (rolls: readonly number[]) =>
    begin(table, {
      seats: 2,
      patch: { dives: [dive] },
      step: 'storm/roll',
      data: { pool: 1 },
      under: [{ step: 'diving/end', data: {} }],
      rig: rolls,
    });

  it('makes a die show what a test needs', () => {
    const [event] = aboutToRoll(dice(6, [6])).events;

    expect(event).toMatchObject({ event: 'storm-rolled', data: { rolled: 6, breaks: false } });
  });

  it('is used up before any chance, in order', () => {
    const { match } = aboutToRoll(dice(6, [6]));
    expect(match.rig).toEqual([]);

    rig(match, [0, 1]);
    rig(match, dice(6, [4]));

    expect(match.rig).toEqual([0, 1, 3]);
  });

  it('refuses a face that the die does not have', () => {
    expect(() => dice(6, [7])).toThrow('dice: a die of 6 sides cannot show 7');
    expect(() => aboutToRoll([6])).toThrow('rig: 6 is not below 6');
  });
});
