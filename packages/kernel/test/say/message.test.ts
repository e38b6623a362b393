import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Seat } from '../../src/ids.ts';
import { type KeyOf, type Message, messages, type Param } from '../../src/say/message.ts';
import { joined, missingKeys, render } from '../../src/say/render.ts';

const CATALOGUE = {
  'good.tea': 'tea',
  'good.wine': 'wine',
  take: 'Take {{good}}',
  'pearls.drawn_one': '{{who}} draws one pearl',
  'pearls.drawn_other': '{{who}} draws {{count}} pearls',
  swap: '{{ mine }} for {{yours}}',
  goods: 'Load {{goods}}',
  stay: 'Stay',
} as const;
const t = messages(CATALOGUE);

const ADA = 0 as Seat;
const BEN = 1 as Seat;
const table = { catalogue: CATALOGUE, names: ['Ada', 'Ben'] };
const say = (message: Message): string => render(message, table);

describe('making messages', () => {
  it('a message is a key and its parameters, in plain data', () => {
    expect(t('stay')).toEqual({ key: 'stay' });
    expect(t('take', { good: 'tea' })).toEqual({ key: 'take', with: { good: 'tea' } });
  });

  it('plural forms share one key, and no other key is known', () => {
    expectTypeOf<KeyOf<typeof CATALOGUE>>().toEqualTypeOf<
      'good.tea' | 'good.wine' | 'take' | 'pearls.drawn' | 'swap' | 'goods' | 'stay'
    >();
    expectTypeOf(t).parameter(0).toEqualTypeOf<KeyOf<typeof CATALOGUE>>();
  });

  it('every placeholder wants a parameter, and the count a number', () => {
    expectTypeOf(t<'stay'>).parameters.toEqualTypeOf<['stay']>();
    expectTypeOf(t<'take'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly good: Param }>();
    expectTypeOf(t<'swap'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly mine: Param; readonly yours: Param }>();
    expectTypeOf(t<'pearls.drawn'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly who: Param; readonly count: number }>();
  });

  it('a catalogue known only at run time takes any parameters', () => {
    const loose: { readonly [key: string]: string } = { hello: 'Hello {{who}}' };
    const any = messages(loose);

    expect(render(any('hello', { who: 'Ada' }), { ...table, catalogue: loose })).toBe('Hello Ada');
  });
});

describe('rendering', () => {
  it('fills in words, numbers, messages, players and lists', () => {
    expect(say(t('take', { good: t('good.tea') }))).toBe('Take tea');
    expect(say(t('swap', { mine: 2, yours: { seat: BEN } }))).toBe('2 for Ben');
    expect(say(t('goods', { goods: { list: [t('good.tea'), t('good.wine'), 'rum'] } }))).toBe(
      'Load tea, wine, and rum',
    );
  });

  it.each([
    [0, 'Ada draws 0 pearls'],
    [1, 'Ada draws one pearl'],
    [2, 'Ada draws 2 pearls'],
  ])('counts %i in English', (count, words) => {
    expect(say(t('pearls.drawn', { who: { seat: ADA }, count }))).toBe(words);
  });

  it.each([
    [1, '1 perła'],
    [3, '3 perły'],
    [5, '5 pereł'],
    [22, '22 perły'],
  ])('counts %i in Polish', (count, words) => {
    const catalogue = {
      pearls_one: '{{count}} perła',
      pearls_few: '{{count}} perły',
      pearls_many: '{{count}} pereł',
      pearls_other: '{{count}} perły',
    };

    expect(render({ key: 'pearls', with: { count } }, { catalogue, names: [], locale: 'pl' })).toBe(
      words,
    );
  });

  it('a form for none at all is used where there is one, and the plain key where there are none', () => {
    const catalogue = { rum_zero: 'no rum', rum_other: '{{count}} rum', sail: '{{count}} sail' };
    const words = (key: string, count: number) =>
      render({ key, with: { count } }, { catalogue, names: [] });

    expect(words('rum', 0)).toBe('no rum');
    expect(words('rum', 1)).toBe('1 rum');
    expect(words('sail', 2)).toBe('2 sail');
  });

  it('what a translation lacks is said in the words of the game, plurals and all', () => {
    const german = { catalogue: { 'good.tea': 'Tee' }, fallback: CATALOGUE, locale: 'de' };
    const words = (message: Message) => render(message, { ...german, names: ['Ada'] });

    expect(words(t('take', { good: t('good.tea') }))).toBe('Take Tee');
    expect(words(t('pearls.drawn', { who: { seat: ADA }, count: 1 }))).toBe('Ada draws one pearl');
  });

  it('what is missing stands in brackets', () => {
    expect(say({ key: 'nowhere' })).toBe('[nowhere]');
    expect(say({ key: 'take' })).toBe('Take [good]');
    expect(say(t('take', { good: { seat: 7 as Seat } }))).toBe('Take [seat 8]');
  });

  it('a name is filled in as it is, whatever it looks like', () => {
    const names = ['{{good}} $& <b>', 'Ben'];

    expect(render(t('take', { good: { seat: ADA } }), { catalogue: CATALOGUE, names })).toBe(
      'Take {{good}} $& <b>',
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no key', (key) => {
    expect(say({ key })).toBe(`[${key}]`);
    expect(render({ key: 'a', with: {} }, { catalogue: { a: `{{${key}}}` }, names: [] })).toBe(
      `[${key}]`,
    );
  });
});

describe('missing keys', () => {
  it('are found at any depth, each once', () => {
    const lost: Message = { key: 'lost' };
    const message = t('swap', {
      mine: { key: 'take', with: { good: lost } },
      yours: { list: [lost, { key: 'gone' }, t('good.tea')] },
    });

    expect(missingKeys(message, CATALOGUE)).toEqual(['lost', 'gone']);
    expect(missingKeys(t('pearls.drawn', { who: 'Ada', count: 2 }), CATALOGUE)).toEqual([]);
    expect(missingKeys({ key: 'toString' }, CATALOGUE)).toEqual(['toString']);
  });
});

describe('things in a row', () => {
  it.each(['en', 'de', 'ja'])('are joined as %s joins them, however many there are', (locale) => {
    const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    const things = ['tea', 'wine', 'rum and salt', '', 'cotton'];

    for (const [count] of [...things, ''].entries()) {
      const some = things.slice(0, count);
      expect(joined(some, locale)).toBe(lists.format(some));
    }
  });
});
