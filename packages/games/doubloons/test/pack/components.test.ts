import { byId } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action, COLOURS, MAP_TILES, SYMBOLS } from '../../src/pack/components.ts';
import { CAPTAINS, JEWELS, LANDMARKS, RELICS, WATER_TILES } from '../../src/pack/ids.gen.ts';
import { opening, place, table } from '../positions.ts';

const { content, printed } = table.pack;
const { standard: counts, modules } = content.counts;

const countsOf = <W extends string>(
  words: readonly W[],
  rows: { readonly [N in W]: { readonly count: number } },
): Record<string, number> => Object.fromEntries(words.map((word) => [word, rows[word].count]));

const cardsWith = (kind: 'normal' | 'captain', action: Action): number =>
  printed.cardsOf[kind].filter((card) =>
    printed.cards[card]?.actions.some(({ type }) => type === action),
  ).length;

const boardsOf = (kind: 'normal' | 'captain'): Record<string, number> => {
  const effects: Record<string, number> = {};
  for (const card of printed.cardsOf[kind])
    for (const { effect } of printed.cards[card]?.actions ?? [])
      if (effect !== null) effects[effect] = (effects[effect] ?? 0) + 1;
  return effects;
};

describe('The box', () => {
  it('DD-014 there are 48 doubloons', () => {
    const { supply, island, ships } = opening(4).state;

    expect(counts.doubloons).toBe(48);
    expect(supply + island + ships.reduce((sum, { doubloons }) => sum + doubloons, 0)).toBe(48);
  });

  it('DD-015 there are 18 jewels: 6 rubies, 8 emeralds, 4 diamonds', () => {
    expect(countsOf(JEWELS, content.jewels)).toMatchObject({ ruby: 6, emerald: 8, diamond: 4 });
    expect(opening(3).state.jewelPool).toHaveLength(18);
  });

  it('DD-016 there are 56 action cards: 41 normal and 15 captain cards', () => {
    expect(printed.cardsOf.normal).toHaveLength(41);
    expect(printed.cardsOf.captain).toHaveLength(15);
  });

  it('DD-017 DD-S08 there are 18 map tiles: 3 fragments of each of 4 types, 2 of each special tile', () => {
    expect(countsOf(MAP_TILES, content.mapTiles)).toEqual({
      x: 3,
      skull: 3,
      anchor: 3,
      palm: 3,
      islandLore: 2,
      skullAmulet: 2,
      protectionOrb: 2,
    });
    expect(printed.mapTiles).toHaveLength(18);
  });

  it('DD-018 DD-S10 there are 12 water tiles: each once, and two Rip Currents', () => {
    const twice = WATER_TILES.filter((tile) => byId(content.waterTiles, tile).count === 2);

    expect(twice).toEqual(['ripCurrent']);
    expect(Object.values(countsOf(WATER_TILES, content.waterTiles)).sort()).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    ]);
  });

  it('DD-S11 the water tiles are in their groups', () => {
    expect(printed.waterTilesOf).toEqual({
      '1': ['coralReef', 'stoneSextant', 'theShallows'],
      '2': ['fog', 'merfolkSeer', 'mermaidPack', 'shipwreck'],
      '3': ['highWater', 'mistsOfMorgana', 'riverMerfolk'],
      S: ['ripCurrent', 'ripCurrent'],
    });
  });

  it('DD-019 DD-S06 there are 26 landmarks, each different: 9 blue, 9 yellow, 8 red', () => {
    const { stacks } = opening(2).state;

    expect(stacks.map((stack) => stack.length)).toEqual([9, 9, 8, 0]);
    expect(new Set(stacks.flat()).size).toBe(26);
    expect(LANDMARKS).toHaveLength(26 + 1 + 1 + 6);
  });

  it('DD-020 there are 12 pillage tokens, a die, an initiative token, 2 Orb tokens', () => {
    expect(counts).toMatchObject({
      pillageTokens: 12,
      attackDice: 1,
      initiativeTokens: 1,
      protectionOrbTokens: 2,
    });
    expect(opening(6).state.pillagePile).toBe(12);
  });

  it('DD-S07 Orbs in play are the tiles; the tokens only stand in for them', () => {
    expect(content.mapTiles.protectionOrb.count).toBe(counts.protectionOrbTokens);
  });

  it('DD-021 there are six captains, each with mat, ships, meeple and 6 discs', () => {
    expect(CAPTAINS).toHaveLength(6);
    expect(content.mats.figures).toMatchObject({
      pirateShips: 1,
      ghostShips: 1,
      captainMeeples: 1,
      shipMats: 1,
      markerDiscs: 6,
    });
    expect(counts.markerDiscs).toBe(36);
  });

  it('DD-S19 each captain has a colour', () => {
    expect(CAPTAINS.map((captain) => content.captains[captain].color)).toEqual([
      'blue',
      'red',
      'purple',
      'green',
      'yellow',
      'black',
    ]);
  });

  it('DD-022 the pieces of the modules are there', () => {
    expect(modules).toMatchObject({
      compassTokens: 12,
      blackJewels: 2,
      actionCardsGreen: 4,
      landmarksGreen: 6,
      relics: 24,
      totems: 10,
      shells: 14,
      endGameTrackers: 6,
    });
    expect(printed.landmarks.oldMystic).toMatchObject({ colour: 'blue', module: 'compass' });
    expect(printed.landmarks.obsidianCradle).toMatchObject({ colour: 'red', module: 'blackJewel' });
    expect(printed.landmarksOf.green).toHaveLength(6);
    expect(printed.relics).toHaveLength(24);
  });

  it('DD-S09 there are nine of every symbol over fragments, totems and shells', () => {
    for (const symbol of SYMBOLS) {
      const relics = RELICS.filter((relic) => content.relics[relic].symbol === symbol);
      const all = relics.reduce((sum, relic) => sum + content.relics[relic].count, 0);

      expect(all + content.mapTiles[symbol].count).toBe(9);
    }
  });

  it('DD-S05 the die has two faces of each symbol', () => {
    expect([...printed.dieFaces].sort()).toEqual([
      'crew',
      'crew',
      'doubloon',
      'doubloon',
      'voodoo',
      'voodoo',
    ]);
  });

  it('DD-S18 the end game track has five spaces and starts on the first', () => {
    expect(content.mats.endTrack).toMatchObject({ spaces: 5, start: 1 });
  });
});

describe('The action cards', () => {
  it('DD-023 each has up to two movement icons and exactly two actions', () => {
    for (const { movement, actions } of printed.cards) {
      expect(movement.length).toBeLessThanOrEqual(2);
      expect(actions).toHaveLength(2);
      expect(actions[0].type).not.toBe(actions[1].type);
    }
  });

  it('DD-S01 the 41 normal cards have their icons', () => {
    expect(ACTIONS.map((action) => [action, cardsWith('normal', action)])).toEqual([
      ['hunt', 20],
      ['repair', 10],
      ['pillage', 15],
      ['attackForward', 12],
      ['attackBroadsides', 13],
      ['board', 12],
    ]);
    expect(boardsOf('normal')).toEqual({
      stealMapFragment: 4,
      stealHalfDoubloons: 3,
      stealCrew: 3,
      stealJewel: 2,
    });
  });

  it('DD-S01 normal cards that are improved have little or clumsy movement', () => {
    for (const card of printed.cardsOf.normal) {
      const { movement = [], actions = [] } = printed.cards[card] ?? {};
      if (!actions.some(({ plus }) => plus > 0)) continue;

      expect(movement.filter(({ required }) => !required).length).toBeLessThan(2);
    }
  });

  it('DD-S02 there are three captain cards for each of five boarding effects', () => {
    expect(boardsOf('captain')).toEqual({
      stealMapFragment: 3,
      stealHalfDoubloons: 3,
      stealCrew: 3,
      stealJewel: 3,
      stealReputation: 3,
    });
  });

  it('DD-S02 each paired with an improved action or a Hunt; Steal crew takes 2', () => {
    for (const card of printed.cardsOf.captain) {
      const actions = printed.cards[card]?.actions ?? [];
      const board = actions.find(({ type }) => type === 'board');
      const other = actions.find(({ type }) => type !== 'board');

      expect(other?.type === 'hunt' || other?.plus === 1).toBe(true);
      if (board?.effect === 'stealCrew') expect(board.amount).toBe(2);
    }
  });
});

describe('The standard board', () => {
  const { locations, regions, goal } = printed.boards.standard;
  const ofColour = (colour: (typeof COLOURS)[number]): number =>
    locations.filter((each) => each.colour === colour).length;

  it('DD-024 DD-S16 the board has a beach, four regions, and paths of 5, 7 and 3 locations to the Mount', () => {
    expect(regions).toHaveLength(4);
    expect(locations.filter(({ kind }) => kind === 'beach')).toHaveLength(1);
    expect(COLOURS.map(ofColour)).toEqual([5, 7, 3, 0]);
    expect(content.islands.standard.locations[goal]?.name).toBe('Mount Zotetmon');
  });

  it('DD-S16 three ways leave the beach, and three crossings join them', () => {
    const ways = (key: string) => locations[place(key)]?.next;

    expect(ways('beach')).toEqual([place('C1'), place('V1'), place('P1')]);
    expect(ways('V3')).toEqual([place('V4'), place('C2')]);
    expect(ways('C3')).toEqual([place('C4'), place('V6')]);
    expect(ways('V5')).toEqual([place('V6'), place('P2')]);
  });

  it('DD-S16 no crossing shortens a way', () => {
    for (const { kind, distance, next } of locations)
      if (kind !== 'beach')
        for (const to of next) expect(locations[to]?.distance).toBe(distance - 1);
  });

  it('DD-S16 the beach lies in the south; clockwise follow west, north and east', () => {
    expect(regions.map(({ angle }) => angle)).toEqual([180, 270, 0, 90]);
    expect(locations[place('beach')]?.region).toBe(0);
  });
});
