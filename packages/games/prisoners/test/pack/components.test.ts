import { byId } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { PRISONERS_MODEL } from '../../src/model/model.ts';
import { COLORS, COORDINATES, LEVELS } from '../../src/pack/components.ts';
import { DECK_MANEUVERS, TERRITORIES, TERRITORY_MANEUVERS } from '../../src/pack/ids.gen.ts';
import { maneuverWords, wordingsOf } from '../../src/pack/wordings.ts';
import { hitsOf } from '../../src/rules/dice.ts';
import { hasSpareShip, shipCount } from '../../src/rules/fleet.ts';
import { distance, neighbours } from '../../src/rules/geometry/hexes.ts';
import { attack, from, hex, opening, play, printed, RED, table, told } from '../positions.ts';

const { content } = printed;
const worded = wordingsOf({ printed });
const counted = <T>(items: readonly T[], one: T): number =>
  items.filter((item) => item === one).length;

describe('The box', () => {
  it('TP-001 TP-296 TP-S01 the game is for 2, 3 or 4 players, without variants', () => {
    expect(PRISONERS_MODEL.seats).toEqual([2, 3, 4]);
    expect(PRISONERS_MODEL.options).toEqual({});
    expect(() => opening(1)).toThrow(/2, 3, 4 play/);
    expect(() => opening(5)).toThrow(/2, 3, 4 play/);
  });

  it('TP-002 the four colors are red, green, purple and yellow; a ship belongs to one player', () => {
    expect(COLORS).toEqual(['red', 'green', 'purple', 'yellow']);
    expect(opening(4).state.ships.map(({ seat }) => seat)).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
    ]);
  });

  it('TP-003 TP-S04 a color has 8 ships, and the pieces of lost ones serve again', () => {
    const afloat = ['A1', 'A3', 'A5', 'A7', 'A9', 'A11', 'A13'].map((at) => ({ at }));
    const seven = from('move', { ships: [[...afloat, { at: null }, { at: null }]] }).match.state;
    const eight = from('move', { ships: [[...afloat, { at: 'C1' }]] }).match.state;

    expect(COLORS.map((color) => content.colors[color].ships)).toEqual([8, 8, 8, 8]);
    expect(shipCount(seven, RED)).toBe(7);
    expect(hasSpareShip(seven, RED)).toBe(true);
    expect(hasSpareShip(eight, RED)).toBe(false);
  });

  it('TP-004 there are flags for levels 5 to 9', () => {
    expect(LEVELS).toEqual([5, 6, 7, 8, 9]);
    expect(content.counts.levelFlags.levels).toEqual([5, 6, 7, 8, 9]);
  });

  it('TP-005 TP-S05 flags, markers and dice never run out: 20 dice are rolled though 18 lie there', () => {
    const { events } = attack(
      {
        ships: [[{ at: 'E5', level: 9, attackDice: 11 }]],
        destinations: [{ at: 'E6', face: 'shark' }],
      },
      0,
      'E6',
      'hhhhh hhhhh hhhhh hhhhh',
    );

    expect(content.dice.count).toBe(18);
    expect(told(events, 'attack-rolled')[0]?.dice).toHaveLength(20);
    expect(content.counts.levelFlags.limiting).toBe(false);
    expect(content.counts.territoryAndDrawMarkers.limiting).toBe(false);
  });

  it('TP-006 each color has markers for territories and for draw phases', () => {
    expect(COLORS.map((color) => content.colors[color].markers)).toEqual([20, 20, 20, 20]);
  });

  it('TP-007 TP-S06 there are 28 destinations: 11 territories, 6 sharks, 5 squids, 6 privateers', () => {
    const { faces } = printed;

    expect(faces).toHaveLength(28);
    expect(counted(faces, 'shark')).toBe(6);
    expect(counted(faces, 'squid')).toBe(5);
    expect(counted(faces, 'privateer')).toBe(6);
    expect(TERRITORIES.map((territory) => counted(faces, territory))).toEqual(
      TERRITORIES.map(() => 1),
    );
  });

  it('TP-008 TP-S09 there are 60 Deck Maneuvers: 12 of each level, 25 designs of 2 or 3 copies', () => {
    const levelOf = (level: number): number =>
      printed.deck.filter((card) => byId(printed.maneuvers, card).level === level).length;
    const copies = DECK_MANEUVERS.map((card) => counted(printed.deck, card));

    expect(printed.deck).toHaveLength(60);
    expect(LEVELS.map(levelOf)).toEqual([12, 12, 12, 12, 12]);
    expect(copies).toHaveLength(25);
    expect([...new Set(copies)].sort()).toEqual([2, 3]);
  });

  it('TP-008 TP-200 every Deck Maneuver has its level, type and copies', () => {
    const rows = DECK_MANEUVERS.map((card) => {
      const { level, type } = byId(printed.maneuvers, card);
      const { name } = maneuverWords({ printed }, card);
      return `${level} ${type} ${name} ${counted(printed.deck, card)}`;
    });

    expect(rows.sort()).toEqual(
      [
        '5 command Full Sail 3',
        '5 command Grapeshot 2',
        '5 engagement Steady Aim 3',
        '5 engagement Choppy Waters 2',
        '5 aftermath Salvage Crew 2',
        '6 command Loose Planking 3',
        '6 command Spyglass 2',
        '6 engagement Broadside 3',
        '6 engagement Brace for Impact 2',
        '6 aftermath Last-Gasp Looting 2',
        '7 command Tailwind 3',
        '7 command Powder Monkeys 2',
        '7 engagement Chain Shot 3',
        '7 engagement Boarding Hooks 2',
        "7 aftermath Dead Man's Luck 2",
        '8 command Sabotage 2',
        '8 command Exploding Squids 2',
        '8 engagement Countermand 3',
        '8 engagement Second Volley 3',
        '8 aftermath Press-Ganged 2',
        '9 command Whirlpool 3',
        '9 command Fire Ship 2',
        '9 engagement Wrath of the Deep 3',
        '9 engagement Smoke Screen 2',
        '9 aftermath Powder Magazine 2',
      ].sort(),
    );
  });

  it('TP-009 TP-S11 each territory has its maneuver', () => {
    const rows = TERRITORY_MANEUVERS.map((card) => {
      const { type, territory } = byId(printed.maneuvers, card);
      const { name } = maneuverWords({ printed }, card);
      const place = territory === null ? '' : worded.territories[territory].name;
      return `${place}: ${name}, ${type}`;
    });

    expect(rows.sort()).toEqual([
      "Fisherman's Harbor: Tangled Nets, engagement",
      'Lighthouse: Guiding Light, command',
      'Loot Cavern: Hidden Hoard, aftermath',
      'Mercenary Port: Hired Guns, engagement',
      'Munitions Armory: Extra Powder, command',
      'Naval Academy: Gunnery Drill, engagement',
      'Pirate Cove: Ambush, engagement',
      'Rum Cache: Liquid Courage, engagement',
      'Scallywag Prison: Clap in Irons, engagement',
      "Scavenger's Shipyard: Patch the Hull, aftermath",
      "Siren's Lagoon: Siren Song, command",
    ]);
  });

  it('TP-009 there are 11 Territory Maneuvers, one for each territory', () => {
    const owners = TERRITORY_MANEUVERS.map((card) => byId(printed.maneuvers, card).territory);

    expect(owners).toEqual([...TERRITORIES]);
    expect(TERRITORIES.map((territory) => content.territories[territory].maneuver)).toEqual([
      ...TERRITORY_MANEUVERS,
    ]);
  });

  it('TP-010 there is one Explore & Expand card and one Take No Prisoners card, neither among the 60', () => {
    const { exploreAndExpandCard, takeNoPrisonersCard } = content.counts;

    expect([exploreAndExpandCard.total, takeNoPrisonersCard.total]).toEqual([1, 1]);
    expect(opening(2).state.deck).toHaveLength(60);
  });

  it('TP-011 TP-S10 there is one Exploding Squids piece, beside the board but for its maneuver', () => {
    const { count, start, usedBy } = worded.specialPieces.explodingSquids;

    expect([count, start, usedBy]).toEqual([1, 'beside the board', 'exploding-squids']);
  });

  it('TP-012 each player has a sheet with steps and figures', () => {
    expect(content.counts.playerSheets.total).toBe(4);
    expect(content.steps.turn.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(content.steps.engagement.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('TP-040 the 11 territories have their names', () => {
    const names = TERRITORIES.map((territory) => worded.territories[territory].name).sort();

    expect(names).toEqual([
      "Fisherman's Harbor",
      'Lighthouse',
      'Loot Cavern',
      'Mercenary Port',
      'Munitions Armory',
      'Naval Academy',
      'Pirate Cove',
      'Rum Cache',
      'Scallywag Prison',
      "Scavenger's Shipyard",
      "Siren's Lagoon",
    ]);
  });
});

describe('The ocean', () => {
  const g = opening(2).state;
  const at = (name: string): (typeof printed.hexes)[number]['hex'] => {
    const found = printed.hexes.find((each) => each.name === name);
    if (found === undefined) throw new Error(name);
    return found.hex;
  };
  const around = (name: string): string[] =>
    neighbours(g, at(name))
      .map((each) => printed.hexes[each]?.name ?? '')
      .sort();

  it('TP-013 a hex holds at most one piece: nobody is offered a way onto another', () => {
    const { match } = play(
      'move',
      { ships: [[{ at: 'E5' }, { at: 'E6' }]], destinations: [{ at: 'D5', face: 'shark' }] },
      [{ do: 'sail', ship: 0 }],
    );
    const ways = table
      .choices(match, RED)
      .flatMap((choice) => (choice.do === 'to' ? [choice.hex] : []));

    expect(ways).not.toContain(hex('E6'));
    expect(ways).not.toContain(hex('D5'));
    expect(ways).toContain(hex('F5'));
  });

  it('TP-014 TP-S07 hexes that share a side are adjacent, and the board does not wrap round', () => {
    expect(around('E5')).toEqual(['D4', 'D5', 'E4', 'E6', 'F4', 'F5']);
    expect(around('D5')).toEqual(['C5', 'C6', 'D4', 'D6', 'E5', 'E6']);
    expect(around('A1')).toEqual(['A2', 'B1']);
    expect(around('R16')).toEqual(['Q16', 'R15']);
  });

  it('TP-015 TP-S07 the distance is the fewest steps, whatever stands in between', () => {
    expect(distance(g, at('E5'), at('E5'))).toBe(0);
    expect(distance(g, at('E5'), at('E10'))).toBe(5);
    expect(distance(g, at('E5'), at('J5'))).toBe(5);
    expect(distance(g, at('E5'), at('K5'))).toBe(6);
    expect(distance(g, at('A1'), at('R16'))).toBe(24);
  });

  it('TP-S07 the ocean has 18 columns by 16 rows, four regions alike after a half turn of the board', () => {
    const turned = (column: number, row: number): number => (17 - column) * 16 + (15 - row);
    const opposite = [3, 2, 1, 0];

    expect(printed.hexes).toHaveLength(288);
    for (const { column, row, region, coordinates } of printed.hexes) {
      const other = printed.hexes[turned(column, row)];
      expect([other?.region, other?.coordinates]).toEqual([opposite[region], coordinates]);
    }
  });

  it('TP-S07 hexes of one region with the same coordinates are at least 3 apart', () => {
    for (const region of printed.hexesOf)
      for (const coordinates of COORDINATES)
        for (const one of region[coordinates])
          for (const other of region[coordinates])
            if (one !== other) expect(distance(g, one, other)).toBeGreaterThanOrEqual(3);
  });
});

describe('Dice', () => {
  it('TP-016 TP-S02 a die has 3 hits and 3 misses', () => {
    expect(printed.isHit).toHaveLength(6);
    expect(hitsOf(printed.isHit)).toBe(3);
  });

  it('TP-017 TP-018 the result of a roll is the number of its hits', () => {
    const { events } = attack(
      { ships: [[{ at: 'E5' }]], destinations: [{ at: 'E6', face: 'shark' }] },
      0,
      'E6',
      'hmhmm',
    );

    expect(told(events, 'attack-rolled')[0]).toMatchObject({
      dice: [true, false, true, false, false],
      hits: 2,
    });
  });
});

describe('Figures', () => {
  const column = (figure: 'attackDice' | 'returnFireDice' | 'sinkDefense' | 'captureDefense') =>
    LEVELS.map((level) => printed.levels[level]?.[figure]);

  it('TP-019 TP-S03 attack dice go by level', () => {
    expect(column('attackDice')).toEqual([5, 6, 7, 8, 9]);
  });

  it('TP-020 TP-S03 return fire dice go by level', () => {
    expect(column('returnFireDice')).toEqual([4, 5, 6, 7, 8]);
  });

  it('TP-021 TP-S03 sink defense goes by level', () => {
    expect(column('sinkDefense')).toEqual([3, 4, 4, 5, 5]);
  });

  it('TP-022 TP-S03 capture defense goes by level', () => {
    expect(column('captureDefense')).toEqual([5, 5, 6, 6, 7]);
  });

  it('TP-028 TP-034 TP-042 TP-043 the other targets have their figures', () => {
    const { shark, squid, privateer, uncontrolledTerritory, controlledTerritory } = content.targets;

    expect(shark).toMatchObject({ sinkDefense: 2, captureDefense: null, returnFireDice: 0 });
    expect(squid).toMatchObject({ sinkDefense: 2, captureDefense: null, returnFireDice: 0 });
    expect(privateer).toMatchObject({ sinkDefense: 2, captureDefense: 4, returnFireDice: 0 });
    expect(uncontrolledTerritory).toMatchObject({ sinkDefense: null, captureDefense: 2 });
    expect(controlledTerritory).toMatchObject({ sinkDefense: null, captureDefense: 4 });
    expect(controlledTerritory.returnFireDice).toBe(6);
  });
});
