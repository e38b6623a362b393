import { byId, HIDDEN_WORD, list, type PackId, packId, record, seat } from '@quarterdeck/kernel';
import { Malformed, parse } from '@quarterdeck/kernel/engine';
import { byPackId, integer, packIds, read, shape } from '@quarterdeck/kernel/pack';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { closureRedact, generatedRedact } from '../../src/schema/redact.ts';

const FIRST = ['mate', 'cook', 'boatswain'] as const;
type Hand = PackId<'hand', (typeof FIRST)[number]>;
const HANDS = byPackId('hand', FIRST, shape({ pay: integer({ least: 1 }) }));
const hands = (...ids: readonly string[]): object =>
  Object.fromEntries(ids.map((id) => [id, { pay: 1 }]));

const messageOf = (reading: () => unknown): string => {
  try {
    reading();
  } catch (problem) {
    return problem instanceof Malformed ? problem.message : `no refusal: ${problem}`;
  }
  return 'nothing wrong';
};

describe('Components that packs may add to', () => {
  it('come in the order of edition 1, and after them by the alphabet', () => {
    const found = read(HANDS, hands('zoe', 'boatswain', 'abe', 'cook', 'mate'));

    expect(Object.keys(found)).toEqual(['mate', 'cook', 'boatswain', 'abe', 'zoe']);
    expect(packIds(found, FIRST)).toEqual(['mate', 'cook', 'boatswain', 'abe', 'zoe']);
  });

  it('may lack some of edition 1, which changes nothing in the order of the others', () => {
    expect(packIds(read(HANDS, hands('abe', 'boatswain', 'mate')), FIRST)).toEqual([
      'mate',
      'boatswain',
      'abe',
    ]);
  });

  it.each([
    ['?', 'hands["?"]: expected an id of at most 40 letters, digits and -'],
    ['two words', 'hands["two words"]: expected an id of at most 40 letters, digits and -'],
    ['-', 'hands.-: expected an id of at most 40 letters, digits and -'],
    ['', 'hands[""]: expected an id of at most 40 letters, digits and -'],
    ['x'.repeat(41), 'expected an id of at most 40 letters, digits and -'],
    ['__proto__', 'hands: expected keys other than __proto__, constructor, prototype'],
  ])('refuse the id %j', (id, problem) => {
    const raw = JSON.parse(`{ ${JSON.stringify(id)}: { "pay": 1 } }`) as unknown;

    expect(messageOf(() => read(HANDS, raw, 'hands'))).toContain(problem);
  });

  it('name item and field of what is wrong', () => {
    const raw = { mate: { pay: 1 }, abe: { pay: 0 } };

    expect(messageOf(() => read(HANDS, raw, 'hands'))).toBe(
      'hands.abe.pay: expected a whole number at least 1, got 0',
    );
  });

  it('are read by an id of their kind alone', () => {
    const found = read(HANDS, hands('mate', 'abe'));
    const abe = packIds(found, FIRST)[1] as Hand;

    expect(byId(found, abe)).toEqual({ pay: 1 });
    expect(byId(found, 'mate')).toEqual({ pay: 1 });
    expect(() => byId(found, 'cook')).toThrow('no component cook in this pack');
    expectTypeOf(byId(found, abe)).toEqualTypeOf<{ readonly pay: number }>();
    // @ts-expect-error: a text from anywhere is no id
    expect(() => byId(found, String('nobody'))).toThrow('no component nobody');
    // @ts-expect-error: without `byId` it may be missing
    expect(found[abe].pay).toBe(1);
  });
});

describe('packId', () => {
  const SHIP = record({
    open: { seat, hired: list(packId<'hand', (typeof FIRST)[number]>('hand')) },
    own: { next: packId<'hand', (typeof FIRST)[number]>('hand') },
  });
  const printed = { ids: { hand: ['mate', 'abe'] } };
  const ship = { seat: 0, hired: ['abe'], next: 'mate' };

  it('is what the pack at hand has', () => {
    expect(parse(SHIP, ship, { printed })).toEqual(ship);
  });

  it.each([
    [
      { ...ship, hired: ['abe', 'cook'] },
      'value.hired[1]: expected the id of a hand in this pack, got "cook"',
    ],
    [{ ...ship, hired: [3] }, 'value.hired[0]: expected the id of a hand in this pack, got 3'],
    [{ ...ship, next: HIDDEN_WORD }, 'value.next: expected the id of a hand in this pack, got "?"'],
    [{ ...ship, hired: ['toString'] }, 'value.hired[0]: expected the id of a hand in this pack'],
  ])('refuses %j', (raw, problem) => {
    expect(() => parse(SHIP, raw, { printed })).toThrow(Malformed);
    expect(messageOf(() => parse(SHIP, raw, { printed }))).toContain(problem);
  });

  it('is refused where there is no pack', () => {
    expect(messageOf(() => parse(SHIP, ship))).toContain('value.hired[0]');
  });

  it('has the hole of a word, in generated code and closures alike', () => {
    const hidden = { ...ship, next: HIDDEN_WORD };
    const seen = parse(SHIP, ship, { printed });

    for (const redact of [generatedRedact(SHIP), closureRedact(SHIP)])
      expect(redact(seen, 'spectator')).toEqual(hidden);
    expect(parse(SHIP, hidden, { printed, holes: true })).toEqual(hidden);
  });
});
