import { describe, expect, it } from 'vitest';
import { GrowingList } from '../../src/replay/growing-list.ts';

const listOf = (...items: string[]): GrowingList<string> => new GrowingList(items);

describe('A growing list', () => {
  it('goes on in a fork while what it came from stays as it was', () => {
    const first = listOf('a', 'b');
    const fork = first.fork();
    fork.push('c');

    expect(fork.slice()).toEqual(['a', 'b', 'c']);
    expect([first.slice(), first.length, first.get(2)]).toEqual([['a', 'b'], 2, undefined]);
  });

  it('keeps forks apart that go on differently, however often', () => {
    const first = listOf('a');
    const [one, other] = [first.fork(), first.fork()];
    one.push('b');
    other.push('c');
    first.push('d');
    one.push('e');
    const late = other.fork();
    late.push('f');

    expect([one, other, first, late].map((list) => list.slice().join(''))).toEqual([
      'abe',
      'ac',
      'ad',
      'acf',
    ]);
  });

  it('does not grow with the array that it was made of', () => {
    const items = ['a'];
    const list = new GrowingList(items);
    items.push('b');
    list.push('c');

    expect([items, list.slice(), list.slice(1), list.slice(0, 9)]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['c'],
      ['a', 'c'],
    ]);
  });
});
