import { byId } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { BOOTY, COLOURS, LEVELS, ORDER_TOKENS } from '../../src/pack/components.ts';
import {
  CAPTAIN_CARDS,
  CAPTAINS,
  CREW,
  MAP_CARDS,
  MERCHANT_CARDS,
  SEARCH_KINDS,
} from '../../src/pack/ids.gen.ts';
import { matOf, opening, printed, RED, table } from '../positions.ts';

const { content } = table.pack;

const crewPrints = CREW.map((card) => byId(printed.crew, card));
const captainPrints = CAPTAINS.map((captain) => byId(printed.captains, captain));
const mapPrints = MAP_CARDS.map((card) => printed.mapCards[card]);

describe('The box', () => {
  it('TE-001 TE-S01 what it holds', () => {
    const counts = Object.entries(content.counts.components).map(([name, { count }]) => [
      name,
      count,
    ]);

    expect(Object.fromEntries(counts)).toEqual({
      'helm-mats': 4,
      'legend-mats': 4,
      'market-mat': 1,
      'port-tokens': 2,
      'map-cards': 16,
      'merchant-cards': 11,
      'crew-cards': 24,
      'captain-cards': 4,
      'search-tokens': 20,
      'order-tokens': 20,
      'pirate-ships': 4,
      'merchant-ships': 2,
      'navy-ship': 1,
      'booty-bag': 1,
      'booty-crates': 40,
      doubloons: 4,
      dice: 3,
      'sure-fire-tokens': 12,
      captains: 4,
      'legend-tokens': 4,
      deckhands: 16,
      treasures: 12,
    });
    expect(printed.searchTokens).toHaveLength(20);
    expect(MAP_CARDS).toHaveLength(16);
    expect(MERCHANT_CARDS).toHaveLength(11);
    expect(CREW).toHaveLength(24);
    expect(CAPTAIN_CARDS).toHaveLength(4);
  });

  it('TE-002 TE-S02 there are four colours, each with its own pieces', () => {
    expect(COLOURS).toEqual(['red', 'blue', 'yellow', 'black']);
    expect(content.counts.perPlayer).toMatchObject({
      pirateShips: 1,
      captains: 1,
      legendTokens: 1,
      deckhands: 4,
      treasures: 3,
      orderTokens: 5,
    });
  });

  it('TE-003 there are ten crates of each of four types', () => {
    expect(printed.crates).toEqual({ sugarcane: 10, rum: 10, coffee: 10, gunpowder: 10 });
    expect(BOOTY.map((type) => content.booty[type].colour)).toEqual([
      'tan',
      'purple',
      'brown',
      'gray',
    ]);
  });

  it('TE-004 TE-005 a mat counts Gold as a number, and crates by type', () => {
    const mat = matOf({ match: opening(2) }, RED);

    expect(mat.gold).toBe(1);
    expect(mat.hold).toEqual([]);
  });

  it('TE-S10 the left slot belongs to Orange, the right one to Green', () => {
    expect(content.ships.slots).toEqual(['orange', 'green']);
  });

  it('TE-S17 TE-S18 there are six levels from the bottom, the Deckhand on the third', () => {
    expect(LEVELS).toHaveLength(6);
    expect(content.legendMat.levels.map(({ name }) => name)).toEqual([
      'Sea Dog',
      'Pirate',
      'Corsair',
      'Swashbuckler',
      'Buccaneer',
      'Dread Pirate',
    ]);
    expect(content.legendMat.deckhandLevel).toBe(3);
  });
});

describe('Map Cards, Search Tokens and Merchant Cards', () => {
  it('TE-261 a card shows each feature at most once', () => {
    expect(content.mapCards['map-13']).toMatchObject({
      name: 'Saltpetre Point',
      settlement: 1,
      market: 'gunpowder',
      cove: false,
      bury: 13,
      storm: false,
    });
    expect(printed.mapCards['map-06']).toMatchObject({
      settlement: 2,
      market: null,
      cove: true,
      bury: null,
      storm: true,
    });
  });

  it('TE-262 TE-S03 there are eight Settlements, eight Markets, six Coves, twelve Bury Sites, five Storms', () => {
    const count = (has: (card: (typeof mapPrints)[number]) => boolean): number =>
      mapPrints.filter(has).length;

    expect(count(({ settlement }) => settlement === 1)).toBe(4);
    expect(count(({ settlement }) => settlement === 2)).toBe(4);
    for (const type of BOOTY) expect(count(({ market }) => market === type)).toBe(2);
    expect(count(({ cove }) => cove)).toBe(6);
    expect(count(({ bury }) => bury !== null)).toBe(12);
    expect(count(({ storm }) => storm)).toBe(5);
  });

  it('TE-263 TE-S04 Bury Sites cost what is printed, the four cheapest under Storms', () => {
    const sites = mapPrints
      .flatMap(({ bury, storm }) => (bury === null ? [] : [{ bury, storm }]))
      .sort((one, other) => one.bury - other.bury);

    expect(sites.map(({ bury }) => bury)).toEqual([7, 9, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]);
    expect(sites.map(({ storm }) => storm)).toEqual([
      ...[true, true, true, true],
      ...Array.from({ length: 8 }, () => false),
    ]);
  });

  it('TE-264 TE-S05 there are twenty Search Tokens of six kinds', () => {
    const counts = SEARCH_KINDS.map((kind) => content.searchTokens[kind].count);

    expect(counts).toEqual([4, 3, 4, 4, 3, 2]);
    expect(printed.searchKinds.gold3).toMatchObject({ effect: 'gainGold', amount: 3, kept: false });
    expect(printed.searchKinds.sail2).toMatchObject({ amount: 2, kept: true });
    expect(printed.searchKinds.calm.kept).toBe(true);
  });

  it('TE-265 TE-S06 TE-S07 eleven Merchant Cards and what they pay', () => {
    const paid = printed.merchantStacks.map((stack) =>
      stack.map((card) => byId(printed.merchantCards, card).gold),
    );

    expect(content.setup.merchantDeckOrder).toEqual([2, 4, 6, 8]);
    expect(paid).toEqual([
      [3, 3, 4],
      [5, 5, 6],
      [7, 7, 8],
      [9, 10],
    ]);
  });

  it('TE-S08 TE-S09 the value is the damage; Legend by value and number of players', () => {
    for (const card of MERCHANT_CARDS) {
      const { value, damage, legendUpToPlayers } = byId(printed.merchantCards, card);

      expect(damage).toBe(value);
      expect(legendUpToPlayers).toBe(value === 2 ? 0 : value / 2);
    }
  });
});

describe('Captain and Crew Cards', () => {
  it('TE-S13 there are four Captain Cards, three symbols a side, different Orders on the two sides', () => {
    for (const { captain, back, symbols, trigger } of captainPrints) {
      expect(symbols).toHaveLength(3);
      expect(byId(printed.captains, back).back).toBe(captain);
      expect(byId(printed.captains, back).trigger).not.toBe(trigger);
    }
  });

  it('TE-199 one side of every card reads Bury, then Attack, the other Bury, then Plunder', () => {
    for (const { actions } of captainPrints) {
      expect(actions.map(({ kind }) => kind)).toEqual([
        'bury',
        expect.stringMatching(/^(attack|plunder)$/),
      ]);
    }
    for (const card of CAPTAIN_CARDS) {
      const seconds = byId(printed.captainCards, card).map(
        (side) => byId(printed.captains, side).actions[1]?.kind,
      );
      expect(new Set(seconds)).toEqual(new Set(['attack', 'plunder']));
    }
  });

  it('TE-S11 every Bonus Action is there, 4 to 6 cards an Order, seven symbols of each face', () => {
    const kinds = new Set(
      [...crewPrints, ...captainPrints].flatMap(({ actions }) => actions).map(({ kind }) => kind),
    );
    const symbols = crewPrints.flatMap((card) => card.symbols);

    expect([...kinds].sort()).toEqual(Object.keys(content.bonusActions).sort());
    for (const order of ORDER_TOKENS) {
      const cards = crewPrints.filter(({ trigger }) => trigger === order).length;

      expect(cards).toBeGreaterThanOrEqual(4);
      expect(cards).toBeLessThanOrEqual(6);
    }
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(symbols.filter((symbol) => symbol === face)).toHaveLength(7);
  });

  it('TE-S12 Raina Rumor sails a Merchant 2, Lieutenant Flint the Navy 2, Silent Seamus gains 1', () => {
    expect(printed.crew['raina-rumor'].actions).toEqual([{ kind: 'sailMerchant', distance: 2 }]);
    expect(printed.crew['lieutenant-flint'].actions).toEqual([{ kind: 'sailNavy', distance: 2 }]);
    expect(printed.crew['silent-seamus'].actions).toEqual([{ kind: 'gainGold', gold: 1 }]);
  });

  it('TE-S14 four Crew Cards have an automatic hit and no symbols', () => {
    const hitting = CREW.filter((card) => byId(printed.crew, card).autoHits > 0);

    expect(hitting).toEqual([
      'buck-cannon',
      'black-eyed-brutus',
      'silent-seamus',
      'betty-blunderbuss',
    ]);
    for (const card of hitting)
      expect(byId(printed.crew, card)).toMatchObject({ autoHits: 1, symbols: [] });
  });

  it('TE-S15 no card is triggered by Hide Out', () => {
    for (const { trigger } of [...crewPrints, ...captainPrints])
      expect(trigger).not.toBe('hideOut');
  });

  it('TE-S16 there are four special trades of two types for 8 Gold, each type in two of them', () => {
    const deals = crewPrints
      .flatMap(({ actions }) => actions)
      .flatMap((action) => (action.kind === 'tradeSpecial' ? [action] : []));

    expect(deals.map(({ gold }) => gold)).toEqual([8, 8, 8, 8]);
    for (const { give } of deals) expect(new Set(give).size).toBe(2);
    for (const type of BOOTY)
      expect(deals.filter(({ give }) => give.includes(type))).toHaveLength(2);
  });
});
