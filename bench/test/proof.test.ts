import { describe, expect, it } from 'vitest';
import { differences } from '../src/proof/differences.ts';
import { canonical, digestOf, parting } from '../src/proof/digest.ts';
import { subject } from '../src/proof/names.ts';
import { recordOf, type Trial } from '../src/proof/record.ts';
import { nameOf, trialsOf } from '../src/proof/trials.ts';

const entries = (count: number, strange = -1): object[] =>
  Array.from({ length: count }, (_, n) => (n === strange ? { n, odd: true } : { n }));

const FIRST: Trial = { seats: 2, options: {}, seed: 1, by: 'random' };

describe('A digest', () => {
  it('is the same whatever the order of the keys, and with what is undefined left out', () => {
    const one = canonical({ b: [1, 'x', null], a: { d: true, c: -0.5, e: undefined } });
    const other = canonical({ a: { c: -0.5, d: true }, b: [1, 'x', null] });

    expect(one).toBe(other);
    expect(JSON.parse(one)).toEqual({ a: { c: -0.5, d: true }, b: [1, 'x', null] });
  });

  it('tells between which answers two matches part', () => {
    const was = digestOf(entries(200));

    expect(parting(was, digestOf(entries(200)))).toBeNull();
    expect(parting(was, digestOf(entries(200, 70)))).toEqual({ from: 64, to: 96 });
    expect(parting(was, digestOf(entries(200, 199)))).toEqual({ from: 192, to: 198 });
    expect(parting(was, digestOf(entries(240)))).toEqual({ from: 192, to: 224 });
  });
});

describe('The differences of two proofs', () => {
  it('name every match that is another, new or gone', () => {
    const was = { 'a 2 usual random 1': digestOf(entries(40)), 'b 2 usual random 1': 'x' };
    const is = { 'a 2 usual random 1': digestOf(entries(40, 3)), 'c 2 usual random 1': 'x' };

    expect(differences(was, is)).toEqual([
      'a 2 usual random 1: differs between answers 0 and 32',
      'b 2 usual random 1: is in the file and is not played any more',
      'c 2 usual random 1: is not in the file yet',
    ]);
    expect(differences(was, was)).toEqual([]);
  });
});

describe('The record of a match', () => {
  it('is the same every time, and names neither a pack nor the spectator', async () => {
    const seawolf = await subject('seawolf');

    const [once, again] = [1, 2].map(() => [...recordOf(seawolf, FIRST)].map(canonical));

    expect(once).toEqual(again);
    expect(once?.join('\n')).not.toContain(seawolf.rules.pack.hash);
    expect(once?.join('\n')).not.toContain('"spectator"');
  });

  it('differs where one word of a sentence does', async () => {
    const seawolf = await subject('seawolf');
    const speaker: typeof seawolf.speaker = (seats) => {
      const words = seawolf.speaker(seats);
      return { ...words, event: (view, event) => words.event(view, event).replace('rum', 'tea') };
    };

    const told = digestOf(recordOf({ ...seawolf, speaker }, FIRST));

    expect(told).not.toBe(digestOf(recordOf(seawolf, FIRST)));
  });

  it('is taken of every seat count, with every option changed alone and with all of them', async () => {
    const names = trialsOf(await subject('doubloons')).map((trial) => nameOf('doubloons', trial));

    expect(new Set(names).size).toBe(names.length);
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(names).toContain(`doubloons ${seats} usual mate 1`);
      expect(names).toContain(`doubloons ${seats} compass=true random 1`);
      expect(
        names.filter((name) => name.startsWith(`doubloons ${seats} blackJewel=true+`)),
      ).toHaveLength(3);
    }
  });
});
