import {
  fixed,
  flag,
  HIDDEN,
  HIDDEN_WORD,
  id,
  int,
  list,
  maybe,
  record,
  seat,
  word,
} from '@quarterdeck/kernel';
import { Malformed, parse } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';

const SHIP = record({
  open: { seat, rum: int, afloat: flag, flies: word(['red', 'black']), tows: maybe(id('ship')) },
  own: { hold: list(int), mood: word(['calm', 'angry']) },
});
const FLEET = record({ open: { ships: list(SHIP), chart: fixed<{ readonly name: string }>() } });

const CHART = { name: 'Reef' };
const SHIP_DATA = {
  seat: 0,
  rum: 3,
  afloat: true,
  flies: 'red',
  tows: null,
  hold: [1, 2],
  mood: 'calm',
};
const fleetWith = (ship: object): object => ({ ships: [SHIP_DATA, { ...SHIP_DATA, ...ship }] });

const refusal = (value: unknown, holes = false): string => {
  try {
    parse(FLEET, value, { path: 'state', printed: CHART, holes });
  } catch (problem) {
    if (problem instanceof Malformed) return problem.message;
    throw problem;
  }
  return 'accepted';
};

describe('parse', () => {
  it('gives a fresh value of the declared type, with the printed facts by reference', () => {
    const raw = fleetWith({});

    const fleet = parse(FLEET, raw, { printed: CHART });

    expect(fleet).toEqual({ ...raw, chart: CHART });
    expect(fleet).not.toBe(raw);
    expect(fleet.chart).toBe(CHART);
  });

  it.each([
    [{ rum: 'much' }, 'state.ships[1].rum: expected an integer, got "much"'],
    [{ rum: 1.5 }, 'state.ships[1].rum: expected an integer, got 1.5'],
    [{ rum: Number.NaN }, 'state.ships[1].rum: expected an integer, got NaN'],
    [{ rum: 2 ** 60 }, 'state.ships[1].rum: expected an integer, got 1152921504606847000'],
    [{ rum: undefined }, 'state.ships[1].rum: expected an integer, got nothing'],
    [{ seat: -2 }, 'state.ships[1].seat: expected an integer from 0, got -2'],
    [{ afloat: 1 }, 'state.ships[1].afloat: expected true or false, got 1'],
    [{ flies: 'green' }, 'state.ships[1].flies: expected one of red, black, got "green"'],
    [{ tows: 'none' }, 'state.ships[1].tows: expected an integer, got "none"'],
    [{ hold: { 0: 1 } }, 'state.ships[1].hold: expected a list, got a record with "0"'],
    [{ hold: [1, null] }, 'state.ships[1].hold[1]: expected an integer, got null'],
    [{ masts: 3 }, 'state.ships[1].masts: expected no such field, got 3'],
  ])('names the path of %o', (ship, message) => {
    expect(refusal(fleetWith(ship))).toBe(message);
  });

  it('refuses what is no record, and lists longer than any game has', () => {
    expect(refusal([])).toBe('state: expected a record, got a list of 0');
    expect(refusal({ ships: new Array(10_001).fill(SHIP_DATA) })).toBe(
      'state.ships: expected a list of at most 10000, got a list of 10001',
    );
  });

  it('refuses a list with gaps', () => {
    const gappy = [1, 2, 3];
    delete gappy[1];

    expect(refusal(fleetWith({ hold: gappy }))).toBe(
      'state.ships[1].hold[1]: expected an integer, got nothing',
    );
  });

  it('reads own fields only, and takes a prototype for a stranger', () => {
    const hostile = JSON.parse(`{"ships":[],"__proto__":{"ships":[]}}`);

    expect(refusal(hostile)).toBe(
      'state.__proto__: expected no such field, got a record with "ships"',
    );
    expect(refusal(Object.create({ ships: [] }))).toBe('state.ships: expected a list, got nothing');
  });

  it('makes no difference between zero and minus zero', () => {
    const { ships } = parse(FLEET, fleetWith({ rum: -0, hold: [-0] }), { printed: CHART });

    expect(Object.is(ships[1]?.rum, 0)).toBe(true);
    expect(Object.is(ships[1]?.hold[0], 0)).toBe(true);
  });
});

describe('Holes', () => {
  it('are welcome in a view, and only where a field may be hidden', () => {
    const hidden = { hold: [HIDDEN, HIDDEN], mood: HIDDEN_WORD };

    expect(refusal(fleetWith(hidden), true)).toBe('accepted');
    expect(refusal(fleetWith({ flies: HIDDEN_WORD }), true)).toContain('state.ships[1].flies');
    expect(refusal(fleetWith({ seat: HIDDEN }), true)).toContain('state.ships[1].seat');
  });

  it('are refused in a whole state', () => {
    expect(refusal(fleetWith({ hold: [HIDDEN] }))).toBe(
      'state.ships[1].hold[0]: expected a value, not a hole, got -1',
    );
    expect(refusal(fleetWith({ mood: HIDDEN_WORD }))).toContain('state.ships[1].mood');
  });

  it('are a number like any other where nothing is hidden', () => {
    expect(refusal(fleetWith({ rum: -1 }))).toBe('accepted');
  });
});

describe('A declaration', () => {
  it('refuses a secret that has no hole', () => {
    expect(() => record({ shut: { asleep: flag } })).toThrow('asleep: a secret flag has no hole');
    expect(() => record({ shut: { crew: list(record({ open: { asleep: flag } })) } })).toThrow(
      'crew.asleep: a secret flag has no hole',
    );
    expect(() => record({ told: { asleep: { as: flag, to: () => true } } })).toThrow('asleep');
    expect(() => record({ shut: { chart: fixed() } })).toThrow('printed facts cannot be secret');
    expect(() => record({ shut: { hold: maybe(list(int)) } })).toThrow('secret maybe of a list');
    expect(() => word(['red', HIDDEN_WORD])).toThrow('"?" is the hole of a word');
  });

  it('refuses own fields without an owner, and a field under two audiences', () => {
    expect(() => record({ own: { hold: list(int) } })).toThrow('need an open field "seat"');
    expect(() => record({ open: { rum: int }, shut: { rum: int } })).toThrow('two audiences');
    expect(() => record({ open: { ['a b']: int } })).toThrow('a b: not a field name');
    expect(() => maybe(maybe(int))).toThrow('a maybe of a maybe means nothing');
  });
});
