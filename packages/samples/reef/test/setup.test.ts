import { seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { BadTerms } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { reef } from '../src/index.ts';
import { newMatch, pool, table } from '../src/table.ts';

const { content } = reef.pack;
const count = (items: readonly { readonly count: number }[]): number =>
  items.reduce((sum, item) => sum + item.count, 0);
const create = (seats: number, options: object = {}) =>
  table.create({ seats, options, rng: sfcRng(1) });

describe('The table', () => {
  it('RF-001 a match is for two, three or four', () => {
    for (const seats of [2, 3, 4]) expect(create(seats).state.boats).toHaveLength(seats);
    for (const seats of [0, 1, 5]) expect(() => create(seats)).toThrow(BadTerms);
  });

  it('RF-003 a match has two to six rounds, usually four', () => {
    expect(create(2).state.rounds).toBe(4);
    expect(create(2, { rounds: 6 }).state.rounds).toBe(6);
    for (const rounds of [1, 7]) expect(() => create(2, { rounds })).toThrow(BadTerms);
  });
});

describe('Components', () => {
  it('RF-005 the reef has twenty pools in five columns and four rows, neighbours by their sides', () => {
    const around = (id: string) => content.pools.find((one) => one.id === id)?.neighbours;

    expect(content.pools.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].flatMap((row) => [...'abcde'].map((column) => `${column}${row}`)),
    );
    expect(around('c2')).toEqual(['c1', 'd2', 'c3', 'b2']);
    expect(around('a1')).toEqual(['b1', 'a2']);
    expect(around('e4')).toEqual(['e3', 'd4']);
  });

  it('RF-006 pools are one, two or three deep', () => {
    expect(new Set(content.pools.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3]));
  });

  it('RF-007 there are sixty pearls', () => {
    expect(content.pearls.map(({ value, count: many }) => [value, many])).toEqual([
      [1, 24],
      [2, 16],
      [3, 12],
      [5, 8],
    ]);
    expect(() => table.readPack({ ...content, pearls: content.pearls.slice(1) })).toThrow(
      'pearls: expected 60 pearls in all, got 36',
    );
  });

  it('RF-008 there are twenty-four charms of four kinds', () => {
    expect(content.charms.map(({ id, count: many }) => [id, many])).toEqual([
      ['calm', 7],
      ['squall', 5],
      ['lantern', 7],
      ['keepsake', 5],
    ]);
    expect(count(content.charms)).toBe(24);
  });

  it('RF-009 there are six helpers, each of its own kind', () => {
    expect(new Set(content.helpers.map(({ id }) => id)).size).toBe(6);
  });

  it('RF-010 there are three current markers, and a harbour in every corner', () => {
    expect(content.currents).toHaveLength(3);
    expect([...content.harbours].sort()).toEqual(['a1', 'a4', 'e1', 'e4']);
  });
});

describe('Setup', () => {
  it('RF-011 each boat lies in a harbour of its own with three divers', () => {
    const { boats } = create(4).state;

    expect(boats.map((boat) => boat.pool)).toEqual(['a1', 'e4', 'e1', 'a4'].map(pool));
    expect(boats.every((boat) => boat.divers === 3)).toBe(true);
  });

  it('RF-012 RF-017 currents begin where they are printed, and drift from there', () => {
    const match = table.create({ seats: 2, rng: sfcRng(1) });
    const reach = content.currents.map((id) => [
      pool(id),
      ...(content.pools.find((one) => one.id === id)?.neighbours ?? []).map(pool),
    ]);

    match.state.currents.forEach((current, marker) => {
      expect(reach[marker]).toContain(current);
    });
  });

  it('RF-013 all pearls are in the bag', () => {
    const { bag, boats } = create(4).state;

    expect(bag).toHaveLength(60);
    expect(boats.every((boat) => boat.pearls.length === 0)).toBe(true);
  });

  it('RF-014 everybody gets two charms of a shuffled deck', () => {
    const decks = [1, 2].map((seed) => newMatch(3, seed).state.charmDeck.join());
    const { boats, charmDeck } = create(3).state;

    expect(boats.map((boat) => boat.charms.length)).toEqual([2, 2, 2]);
    expect(charmDeck).toHaveLength(18);
    expect(decks[0]).not.toBe(decks[1]);
  });

  it('RF-015 everybody has two helpers, or one with four players', () => {
    const helpers = (seats: number) => create(seats).state.boats.map((boat) => boat.helpers.length);

    expect([2, 3, 4].map(helpers)).toEqual([
      [2, 2],
      [2, 2, 2],
      [1, 1, 1, 1],
    ]);
    expect(new Set(create(3).state.boats.flatMap((boat) => boat.helpers)).size).toBe(6);
  });

  it('RF-016 the first player is drawn by lot', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => newMatch(3, seed).state.first);

    expect(new Set(firsts)).toEqual(new Set(seatsOf(3)));
  });
});
