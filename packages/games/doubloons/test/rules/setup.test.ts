import { byId, HIDDEN_WORD, seatsOf } from '@quarterdeck/kernel';
import { BadTerms } from '@quarterdeck/kernel/engine';
import { offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/model/state.ts';
import { SYMBOLS } from '../../src/pack/components.ts';
import {
  ADA,
  BO,
  CY,
  DEE,
  names,
  opening,
  place,
  play,
  table,
  told,
  W2,
  W3,
  W4,
} from '../positions.ts';

const COUNTS = [2, 3, 4, 5, 6] as const;
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const { printed } = table.pack;

const each = <T>(of: (g: Draft) => T): T[] => COUNTS.map((seats) => of(opening(seats).state));
const isFragment = (tile: string): boolean => SYMBOLS.some((symbol) => symbol === tile);
const countOf = (tiles: readonly string[], tile: string): number =>
  tiles.filter((each) => each === tile).length;

/** Three captains are to be chosen, Bo first; the third region is a Rip Current. */
const CHOOSING = {
  ships: Object.fromEntries(
    [ADA, BO, CY].map((ship) => [ship, { captain: null, region: null, location: null }]),
  ),
  water: { [W3]: 'ripCurrent' },
  state: { initiative: BO, phase: 'setup' },
  step: 'setup/captain',
  data: { ship: BO },
  under: [
    { step: 'setup/captain', data: { ship: CY } },
    { step: 'setup/captain', data: { ship: ADA } },
    { step: 'round/begin', data: {} },
  ],
} as const;

describe('Setup', () => {
  it('DD-001 without modules no component of a module is in the game', () => {
    const g = opening(3).state;
    const all = [...g.stacks.flat(), ...g.jewelPool, ...g.crater, ...g.boxedRelics];
    const kinds = g.deck.map((card) => printed.cards[card]?.kind);

    expect(g.ships.map(({ compasses }) => compasses)).toEqual([0, 0, 0]);
    for (const thing of ['oldMystic', 'obsidianCradle', 'blackJewel', 'burialGrounds'])
      expect(all).not.toContain(thing);
    expect(all).toHaveLength(26 + 18);
    expect(new Set(kinds)).toEqual(new Set(['normal']));
  });

  it('DD-002 any combination of modules may be chosen, and each changes what it names', () => {
    const g = opening(2, { blackJewel: true, compass: true }).state;

    expect(countOf(g.jewelPool, 'blackJewel')).toBe(2);
    expect(g.stacks.flat()).toContain('oldMystic');
    expect(g.ships.map(({ compasses }) => compasses)).toEqual([2, 2]);
    expect(g.board).toBe('standard');
    expect(g.ships).toHaveLength(2);
  });

  it('DD-025 the side with the single beach is up', () => {
    const g = opening(4).state;

    expect(g.board).toBe('standard');
    expect(printed.boards[g.board].beaches).toHaveLength(1);
    expect(g.regions).toHaveLength(4);
  });

  it('DD-026 each player starts with 2 of the 48 doubloons, and the rest is the supply', () => {
    expect(each((g) => [g.supply, g.island, ...g.ships.map(({ doubloons }) => doubloons)])).toEqual(
      [
        [44, 0, 2, 2],
        [42, 0, 2, 2, 2],
        [40, 0, 2, 2, 2, 2],
        [38, 0, 2, 2, 2, 2, 2],
        [36, 0, 2, 2, 2, 2, 2, 2],
      ],
    );
  });

  it('DD-027 the pillage pile holds two tokens a player', () => {
    expect(each((g) => g.pillagePile)).toEqual([4, 6, 8, 10, 12]);
  });

  it('DD-028 all 18 jewels lie face down', () => {
    const match = opening(3);

    expect(match.state.jewelPool).toHaveLength(18);
    expect(table.view(match, 'spectator').state.jewelPool).toEqual(Array(18).fill(HIDDEN_WORD));
  });

  it('DD-029 the deck is the 41 normal cards in an order that differs', () => {
    const decks = [1, 2].map((seed) => opening(4, {}, seed).state.deck);

    for (const deck of decks)
      expect(deck.toSorted((a, b) => a - b)).toEqual(printed.cardsOf.normal);
    expect(decks[0]).not.toEqual(decks[1]);
  });

  it('DD-030 DD-S22 two, three, three, four and four types of fragments are used, by chance', () => {
    expect(each((g) => g.symbols.length)).toEqual([2, 3, 3, 4, 4]);
    expect(new Set(SEEDS.map((seed) => opening(2, {}, seed).state.symbols.join())).size).toBe(6);
    for (const seed of SEEDS) {
      const { symbols, ships, boxedFragments, mapStack } = opening(3, {}, seed).state;
      const found = [...ships.flatMap((ship) => ship.fragments), ...boxedFragments, ...mapStack];
      for (const symbol of SYMBOLS)
        expect(countOf(found, symbol)).toBe(symbols.includes(symbol) ? 3 : 0);
    }
  });

  it('DD-031 DD-S24 three, four, two, four and two fragments are removed unseen', () => {
    expect(each((g) => g.boxedFragments.length)).toEqual([3, 4, 2, 4, 2]);

    const match = opening(3);
    for (const viewer of [...seatsOf(3), 'spectator'] as const)
      expect(table.view(match, viewer).state.boxedFragments).toEqual(Array(4).fill(HIDDEN_WORD));
  });

  it('DD-032 DD-S23 each player has one fragment, open before captains are chosen', () => {
    const match = opening(6);

    for (const { fragments, captain } of table.view(match, 'spectator').state.ships) {
      expect(captain).toBeNull();
      expect(fragments.map(isFragment)).toEqual([true]);
    }
  });

  it('DD-033 the special tiles that are added', () => {
    const specials = ['islandLore', 'skullAmulet', 'protectionOrb'];
    expect(each((g) => specials.map((tile) => countOf(g.mapStack, tile)))).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
      [2, 1, 1],
      [1, 2, 2],
    ]);
  });

  it('DD-034 the map stack has 3, 4, 6, 7 and 9 tiles, of them 1, 2, 3, 3 and 4 fragments', () => {
    expect(each((g) => [g.mapStack.length, g.mapStack.filter(isFragment).length])).toEqual([
      [3, 1],
      [4, 2],
      [6, 3],
      [7, 3],
      [9, 4],
    ]);
  });

  it('DD-035 nine blue, nine yellow and eight red landmarks are shuffled apart', () => {
    const stacks = opening(3).state.stacks;

    expect(stacks.map((stack) => stack.length)).toEqual([9, 9, 8, 0]);
    expect(
      stacks.map((stack) => [
        ...new Set(stack.map((tile) => byId(printed.landmarks, tile).colour)),
      ]),
    ).toEqual([['blue'], ['yellow'], ['red'], []]);
    expect(opening(3, {}, 2).state.stacks).not.toEqual(stacks);
  });

  it('DD-036 DD-S12 water tiles are laid by the chart, clockwise from the beach region', () => {
    const groups = (g: Draft): string =>
      g.regions.map(({ tile }) => byId(printed.content.waterTiles, tile).group).join('-');

    for (const seed of SEEDS)
      expect(COUNTS.map((seats) => groups(opening(seats, {}, seed).state))).toEqual([
        '1-2-S-3',
        '1-3-2-S',
        '1-2-3-2',
        '1-3-2-3',
        '1-2-1-3',
      ]);
    const laid = SEEDS.map((seed) => opening(6, {}, seed).state.regions.map(({ tile }) => tile));
    expect(new Set(laid.map(([first]) => first)).size).toBe(3);
    for (const tiles of laid) expect(new Set(tiles).size).toBe(4);
  });

  it('DD-037 DD-S20 chance gives the initiative token to somebody', () => {
    const first = SEEDS.map((seed) => opening(4, {}, seed).state.initiative);

    expect(new Set(first)).toEqual(new Set([ADA, BO, CY, DEE]));
  });

  it('DD-038 DD-S21 captains are chosen in initiative order, each once', () => {
    const { match, events } = play(CHOOSING, [
      { do: 'captain', captain: 'voet', region: 0, facing: 'cw', by: BO },
    ]);

    expect(whyNot(table, match, { do: 'captain', captain: 'voet', region: 0, facing: 'cw' })).toBe(
      'DD-038',
    );
    const later = script(table, match, [
      { do: 'captain', captain: 'pollyanna', region: 0, facing: 'cw', by: CY },
      { do: 'captain', captain: 'hayreddin', region: 0, facing: 'cw', by: ADA },
    ]);
    expect(told([...events, ...later], 'captain-chosen').map(({ ship }) => ship)).toEqual([
      BO,
      CY,
      ADA,
    ]);
  });

  it('DD-039 DD-S26 captain, region and facing are one choice, and the captain is on the beach', () => {
    const { match } = play(CHOOSING, [
      { do: 'captain', captain: 'voet', region: W4, facing: 'ccw' },
    ]);

    expect(match.state.ships[BO]).toMatchObject({
      captain: 'voet',
      region: W4,
      facing: 'ccw',
      location: place('beach'),
    });
  });

  it('DD-040 a mat starts with hull 10, reputation 0 and 4 crew', () => {
    for (const ship of opening(6).state.ships)
      expect(ship).toMatchObject({ hull: 10, reputation: 0, crew: 4 });
  });

  it('DD-041 a ship is placed in any region without a tile of group S, facing either way', () => {
    const { match } = play(CHOOSING, []);
    const open = offersOf(table, match);

    expect(open).toHaveLength(6 * 3 * 2);
    expect(new Set(open.map((choice) => 'region' in choice && choice.region))).toEqual(
      new Set([0, W2, W4]),
    );
    expect(whyNot(table, match, { do: 'captain', captain: 'voet', region: W3, facing: 'cw' })).toBe(
      'DD-041',
    );
  });

  it('DD-043 DD-S157 being placed is not entering, but a Round Start tile acts in round 1', () => {
    const { match, events } = play({ ...CHOOSING, water: { [W2]: 'coralReef' } }, [
      { do: 'captain', captain: 'voet', region: W2, facing: 'cw' },
    ]);
    expect(names(events)).toEqual(['captain-chosen']);

    const later = script(table, match, [
      { do: 'captain', captain: 'pollyanna', region: W3, facing: 'cw' },
      { do: 'captain', captain: 'hayreddin', region: W3, facing: 'cw' },
    ]);
    expect(told(later, 'pillage-gained')).toEqual([{ ship: BO, count: 1 }]);
  });

  it('DD-S116 the legendary ghost ship needs a figure: six players cannot have it', () => {
    expect(() => opening(6, { legendaryGhostShip: true })).toThrow(BadTerms);
    expect(opening(5, { legendaryGhostShip: true }).state.ships).toHaveLength(6);
  });

  it('DD-S25 all counts go by people, but the water chart counts the legendary ghost ship', () => {
    const joined = opening(3, { legendaryGhostShip: true }).state;
    const without = opening(3).state;

    expect(joined.pillagePile).toBe(without.pillagePile);
    expect(joined.mapStack).toHaveLength(without.mapStack.length);
    expect(joined.regions.map(({ tile }) => byId(printed.content.waterTiles, tile).group)).toEqual([
      '1',
      '2',
      '3',
      '2',
    ]);
  });
});
