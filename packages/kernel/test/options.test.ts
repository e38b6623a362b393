import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { BadTerms, Malformed } from '../src/errors.ts';
import {
  count,
  describeOptions,
  type InferOptions,
  type OptionsSchema,
  pick,
  picks,
  readOptions,
  toggle,
} from '../src/options.ts';
import { anything, HOSTILE, refuses, survives } from './pack/garbage.ts';

const MODULES = ['storms', 'ghosts', 'island'] as const;
const OPTIONS = {
  openHands: toggle({ title: 'Open hands', about: 'Cards lie face up.', default: false }),
  map: pick(['small', 'large'], {
    title: 'Map',
    about: 'How wide the sea is.',
    default: 'small',
    labels: { small: 'A bay', large: 'An ocean' },
    seats: [3, 4],
  }),
  modules: picks(MODULES, { title: 'Modules', about: 'More rules.', default: ['storms'] }),
  rounds: count({ least: 3, most: 9 }, { title: 'Rounds', about: 'How long.', default: 5 }),
};
type Options = InferOptions<typeof OPTIONS>;

describe('reading options', () => {
  it('what a table does not settle has its default', () => {
    const usual = { openHands: false, map: 'small', modules: ['storms'], rounds: 5 };

    expect(readOptions(OPTIONS, undefined, 2)).toEqual(usual);
    expect(readOptions(OPTIONS, {}, 2)).toEqual(usual);
    expect(readOptions(OPTIONS, { openHands: true }, 2)).toEqual({ ...usual, openHands: true });
  });

  it('modules come out once each, in the order in which the game lists them', () => {
    const { modules } = readOptions(OPTIONS, { modules: ['island', 'storms', 'island'] }, 2);

    expect(modules).toEqual(['storms', 'island']);
  });

  it('what comes out cannot be changed and is not what came in', () => {
    const raw = { modules: ['ghosts'] };

    const options = readOptions(OPTIONS, raw, 2);

    expect(Object.isFrozen(options)).toBe(true);
    expect(Object.isFrozen(options.modules)).toBe(true);
    expect(options.modules).not.toBe(raw.modules);
  });

  it.each([
    [{ openHands: 1 }, 'option "openHands": expected true or false, got 1'],
    [{ rounds: 10 }, 'option "rounds": expected a whole number from 3 to 9, got 10'],
    [{ rounds: 'five' }, 'option "rounds": expected a whole number from 3 to 9, got "five"'],
    [{ map: 'huge' }, 'option "map": expected one of small, large, got "huge"'],
    [{ modules: ['ghost'] }, 'expected one of storms, ghosts, island (did you mean ghosts?)'],
    [{ modules: 'ghosts' }, 'option "modules": expected a list, got "ghosts"'],
    [[], 'options: expected a record, got a list of 0'],
    [null, 'options: expected a record, got null'],
  ])('%j is a bad option', (raw, sentence) => {
    const reading = () => readOptions(OPTIONS, raw, 3);

    expect(reading).toThrow(BadTerms);
    expect(reading).toThrow(expect.objectContaining({ code: 'bad-option' }));
    expect(reading).toThrow(sentence);
  });

  it('an option nobody knows is refused, with the one that was probably meant', () => {
    const unknown = (raw: object) => () => readOptions(OPTIONS, raw, 3);

    expect(unknown({ ruonds: 5 })).toThrow(expect.objectContaining({ code: 'unknown-option' }));
    expect(unknown({ ruonds: 5 })).toThrow('no option is called "ruonds": did you mean "rounds"?');
    expect(unknown({ weather: 1 })).toThrow('the options are openHands, map, modules, rounds');
    expect(() => readOptions({}, { weather: 1 }, 2)).toThrow('this game has none');
  });

  it('an option that is not open at this seat count keeps its default', () => {
    expect(readOptions(OPTIONS, { map: 'small' }, 2).map).toBe('small');
    expect(readOptions(OPTIONS, { map: 'large' }, 3).map).toBe('large');
    expect(() => readOptions(OPTIONS, { map: 'large' }, 2)).toThrow(
      'option "map": at a table of 2 it is always "small"; "large" can be had with 3 or 4 seats',
    );
  });

  it('a default that the option itself would refuse is found where it is written', () => {
    const words = { title: 'Rounds', about: 'How long.', default: 1 };

    expect(() => count({ least: 3, most: 9 }, words)).toThrow(Malformed);
  });

  it('the types of the options follow from their declarations', () => {
    expectTypeOf<Options>().toEqualTypeOf<{
      readonly openHands: boolean;
      readonly map: 'small' | 'large';
      readonly modules: readonly ('storms' | 'ghosts' | 'island')[];
      readonly rounds: number;
    }>();
    expectTypeOf(OPTIONS).toExtend<OptionsSchema<Options>>();
    expectTypeOf(readOptions(OPTIONS, {}, 2).map).toEqualTypeOf<'small' | 'large'>();
  });
});

describe('describing options', () => {
  it('says in plain data all that is needed to ask for them', () => {
    const facts = describeOptions(OPTIONS, 2);

    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    expect(facts.map(({ name, kind, available }) => [name, kind, available])).toEqual([
      ['openHands', 'toggle', true],
      ['map', 'pick', false],
      ['modules', 'picks', true],
      ['rounds', 'count', true],
    ]);
    expect(facts[1]).toEqual({
      name: 'map',
      kind: 'pick',
      title: 'Map',
      about: 'How wide the sea is.',
      default: 'small',
      words: [
        { word: 'small', label: 'A bay' },
        { word: 'large', label: 'An ocean' },
      ],
      seats: [3, 4],
      available: false,
    });
    expect(facts[3]).toMatchObject({ least: 3, most: 9, default: 5 });
    expect(describeOptions(OPTIONS, 4)[1]?.available).toBe(true);
  });

  it('a word without a label is its own', () => {
    const [, , modules] = describeOptions(OPTIONS, 2);

    expect(modules).toMatchObject({ words: MODULES.map((word) => ({ word, label: word })) });
  });
});

describe('garbage given to options', () => {
  it.each(HOSTILE.filter(([name]) => name !== 'nothing'))('%s is refused soon', (_, value) => {
    refuses((raw) => readOptions(OPTIONS, raw, 3), value);
    refuses((raw) => readOptions(OPTIONS, { modules: raw }, 3), value);
  });

  it('whatever it is, a typed error or settled options', () => {
    const name = fc.constantFrom('openHands', 'map', 'modules', 'rounds', '__proto__');
    fc.assert(
      fc.property(anything, fc.dictionary(name, anything), fc.nat(9), (any, options, seats) => {
        survives((raw) => readOptions(OPTIONS, raw, seats), any);
        survives((raw) => readOptions(OPTIONS, raw, seats), options);
      }),
    );
  });
});
