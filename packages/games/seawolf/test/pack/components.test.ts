import { packProblems } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { wolf } from '../positions.ts';

const pack = wolf.pack.content;
const printed = wolf.pack.printed;
/** A pack with one list replaced, as an owner might have typed it. */
const withList = (name: keyof typeof pack, value: unknown): unknown => ({ ...pack, [name]: value });
const complaint = (raw: unknown): string => packProblems(wolf.game.pack, raw);

describe('Components', () => {
  it('SW-006 there are 13 sea tiles, each with two different faces', () => {
    expect(printed.seaPieces).toHaveLength(13);
    for (const { faces } of printed.seaPieces) {
      expect(faces).toHaveLength(2);
      expect(faces[0]).not.toEqual(faces[1]);
    }
    expect(complaint(withList('seaTiles', pack.seaTiles.slice(1)))).toContain(
      'seaTiles: expected 13 items, got 12',
    );
  });

  it('SW-007 there are 8 port tiles, each with two different faces', () => {
    expect(printed.portPieces).toHaveLength(8);
    for (const { faces } of printed.portPieces) expect(faces[0]).not.toEqual(faces[1]);
    expect(complaint(withList('portTiles', pack.portTiles.slice(1)))).toContain(
      'portTiles: expected 8 items, got 7',
    );
  });

  it('SW-008 there are 5 merchant ships, one of each colour, and a black pirate', () => {
    expect(new Set(pack.captains.map(({ ship }) => ship.id)).size).toBe(5);
    expect(pack.tablePieces.pirate.colour).toBe('black');
    expect(pack.captains.map(({ id }) => id)).not.toContain('black');
  });

  it('SW-009 there are 3 supply boards with two sides: 6 layouts', () => {
    expect(pack.supplyBoards).toHaveLength(3);
    const layouts = printed.tables.map(({ supply }) => supply.length);
    expect(layouts).toEqual([6, 6, 6, 6]);
  });

  it('SW-010 there are 15 chests: five each of 1, 2 and 3', () => {
    expect(printed.chests.toSorted()).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });

  it('SW-011 SW-S19 there are 25 movement cards: four directions and 2x in each colour', () => {
    for (const { cards } of pack.captains)
      expect(cards.map(({ shows }) => shows)).toEqual(['north', 'east', 'south', 'west', '2x']);
    expect(pack.captains.flatMap(({ cards }) => cards)).toHaveLength(25);
    const [first, ...rest] = pack.captains;
    const short = [{ ...first, cards: first?.cards.slice(1) }, ...rest];
    expect(complaint(withList('captains', short))).toContain('captains[0] "blue".cards');
  });

  it('SW-012 there are 12 mission cards', () => {
    expect(Object.keys(pack.missions)).toHaveLength(12);
  });

  it('SW-013 the spinner shows north, east, south or west', () => {
    expect(pack.tablePieces.wind.directions).toEqual(['north', 'east', 'south', 'west']);
  });

  it('SW-014 there are 5 rum barrels, one for each captain', () => {
    expect(new Set(pack.captains.map(({ barrel }) => barrel.id)).size).toBe(5);
  });

  it('SW-015 SW-S01 coins are 40 ones and 20 fives, and the bank never runs dry', () => {
    expect(pack.tablePieces.coins).toMatchObject({ oneThaler: 40, fiveThaler: 20 });
    // Thalers are plain integers: no pool of coins stands in the state.
    expect(Object.keys(wolf.game.state.node.kind === 'record' ? namesOf() : {})).not.toContain(
      'bank',
    );
  });

  it('SW-016 there is 1 Peacemaker marker', () => {
    expect(pack.counts.counts.peacemakerMarkers).toBe(1);
    expect(pack.tablePieces.peacemakerMarker.id).toBe('peacemaker-marker');
  });

  it('SW-017 SW-S05 six alike dice: three faces hit, three are blank', () => {
    expect(pack.tablePieces.dice.count).toBe(6);
    expect(printed.dieFaces.filter((face) => face === 'hit')).toHaveLength(3);
    expect(printed.dieFaces.filter((face) => face === 'blank')).toHaveLength(3);
  });

  it('SW-018 there are 15 cannons', () => {
    expect(pack.tablePieces.cannons.total).toBe(15);
    const many = { ...pack.tablePieces, cannons: { ...pack.tablePieces.cannons, total: 14 } };
    expect(complaint(withList('tablePieces', many))).toContain('tablePieces.cannons.total');
  });

  it('SW-019 there are 54 goods markers: 17 of each ordinary good and 3 cocoa', () => {
    const { cotton, wine, tea, cocoa } = pack.goods;
    expect([cotton, wine, tea, cocoa].map(({ count }) => count)).toEqual([17, 17, 17, 3]);
  });

  it('SW-020 there are 15 mission markers, 3 in each colour', () => {
    expect(pack.captains.map(({ missionMarkers }) => missionMarkers.length)).toEqual([
      3, 3, 3, 3, 3,
    ]);
  });

  it('SW-021 SW-S02 SW-S03 the bows are alike: 6 hold spaces and 1 cannon base', () => {
    for (const { bow } of pack.captains)
      expect(bow).toMatchObject({ holdSpaces: 6, cannonBases: 1 });
    const [first, ...rest] = pack.captains;
    const other = [{ ...first, bow: { ...first?.bow, holdSpaces: 7 } }, ...rest];
    expect(complaint(withList('captains', other))).toContain('captains[1] "red".bow.holdSpaces');
  });

  it('SW-022 SW-S04 there are 9 stern tiles, abilities only, without spaces or bases', () => {
    expect(Object.keys(pack.sterns)).toHaveLength(9);
    for (const stern of Object.values(pack.sterns)) {
      expect(stern).not.toHaveProperty('holdSpaces');
      expect(stern).not.toHaveProperty('cannonBases');
    }
  });

  it('SW-023 SW-S07 24 extensions: each of four types has 0, 1, 2, 3, 4 and 5', () => {
    for (const type of ['hold', 'cannonBase', 'extraSail', 'extraWick'])
      expect(
        printed.extensions.filter((piece) => piece.type === type).map(({ value }) => value),
      ).toEqual([0, 1, 2, 3, 4, 5]);
    const pieces = pack.extensions.pieces.slice(1);
    expect(complaint(withList('extensions', { ...pack.extensions, pieces }))).toContain(
      'extensions.pieces of type',
    );
  });

  it('SW-S08 SW-S09 every sea face has 1 to 3 goods and exactly one action', () => {
    const faces = printed.seaPieces.flatMap((piece) => piece.faces);
    for (const face of faces) {
      if (face.kind !== 'sea') throw new Error('a sea tile with a port face');
      expect(face.goods.length).toBeGreaterThanOrEqual(1);
      expect(face.goods.length).toBeLessThanOrEqual(3);
      expect(Object.keys(pack.seaActions)).toContain(face.action);
    }
    expect(faces.filter((face) => face.kind === 'sea' && face.cannon)).toHaveLength(9);
  });

  it('SW-S10 SW-S11 11 port faces have 5 slots and 5 have 4, each for an ordinary good', () => {
    const faces = printed.portPieces.flatMap((piece) => piece.faces);
    const slots = faces.map((face) => (face.kind === 'port' ? face.slots : []));
    expect(slots.filter(({ length }) => length === 5)).toHaveLength(11);
    expect(slots.filter(({ length }) => length === 4)).toHaveLength(5);
    expect(slots.flat()).not.toContain('cocoa');
    for (const face of faces) {
      if (face.kind !== 'port') throw new Error('a port tile with a sea face');
      expect(face.rum).toBeGreaterThanOrEqual(2);
      expect(face.rum).toBeLessThanOrEqual(5);
    }
  });

  it('SW-S12 rows have 6 to 8 fields for two, one more at each end per further player', () => {
    const lengths = printed.tables.map(({ supply }) =>
      supply.map(({ rows }) => rows.map(({ length }) => length)),
    );
    for (const row of lengths[0]?.flat() ?? []) {
      expect(row).toBeGreaterThanOrEqual(6);
      expect(row).toBeLessThanOrEqual(8);
    }
    [1, 2, 3].forEach((more) => {
      expect(lengths[more]).toEqual(
        lengths[0]?.map((rows) => rows.map((length) => length + 2 * more)),
      );
    });
  });

  it('SW-S17 the game is called Seawolf', () => {
    expect(wolf.game.title).toBe('Seawolf');
    expect(wolf.game.id).toBe('seawolf');
  });

  it('SW-S29 the captains are blue, red, yellow, green and purple', () => {
    expect(pack.captains.map(({ id }) => id)).toEqual(['blue', 'red', 'yellow', 'green', 'purple']);
  });
});

const namesOf = (): Record<string, true> => {
  const { node } = wolf.game.state;
  return node.kind === 'record'
    ? Object.fromEntries(node.fields.map(({ name }) => [name, true as const]))
    : {};
};

describe('A pack of an owner', () => {
  it('names the item and the field of an unknown good', () => {
    const [first, ...rest] = pack.seaTiles;
    const wrong = {
      ...first,
      faces: { ...first?.faces, a: { ...first?.faces.a, goods: ['gin'] } },
    };

    expect(complaint(withList('seaTiles', [wrong, ...rest]))).toContain(
      'seaTiles[0] "sea-01".faces.a.goods[0]: expected one of cotton, wine, tea, got "gin"',
    );
  });

  it('names a missing field', () => {
    const [first, ...rest] = pack.portTiles;
    const { rum: _, ...withoutRum } = first?.faces.a ?? {};
    const wrong = { ...first, faces: { ...first?.faces, a: withoutRum } };

    expect(complaint(withList('portTiles', [wrong, ...rest]))).toContain(
      'portTiles[0] "port-1".faces.a.rum: expected a whole number',
    );
  });

  it('names an id that is used twice', () => {
    const [first, second, ...rest] = pack.seaTiles;
    const wrong = [first, { ...second, id: first?.id }, ...rest];

    expect(complaint(withList('seaTiles', wrong))).toContain('seaTiles[1] "sea-01".id');
  });

  it('SW-013 an owner’s pack is told of a spinner that leaves out a wind', () => {
    const wind = { ...pack.tablePieces.wind, directions: ['north', 'east', 'south'] };

    expect(complaint(withList('tablePieces', { ...pack.tablePieces, wind }))).toContain(
      'tablePieces.wind.directions: expected one each of north, east, south, west',
    );
  });

  it('SW-008 SW-013 SW-016 an owner’s pack is told of a count of what there is one of', () => {
    const counts = { ...pack.counts.counts, pirateShips: 2, windMarkers: 0, peacemakerMarkers: 3 };
    const problems = complaint(withList('counts', { ...pack.counts, counts }));

    for (const name of ['pirateShips', 'windMarkers', 'peacemakerMarkers'])
      expect(problems).toContain(`counts.counts.${name}: expected 1 in all`);
  });

  it('SW-044 SW-046 SW-047 an owner’s pack is told what a table of five would lack', () => {
    const pieces = pack.extensions.pieces.filter(({ value }) => value < 3);
    const fewPieces = {
      ...pack,
      counts: {
        ...pack.counts,
        counts: { ...pack.counts.counts, shipExtensions: 12, shipExtensionsPerType: 3 },
      },
      extensions: { ...pack.extensions, pieces },
    };
    const fewCaptains = {
      ...pack,
      counts: {
        ...pack.counts,
        counts: {
          ...pack.counts.counts,
          merchantShips: 4,
          rumBarrels: 4,
          bowTiles: 4,
          movementCards: 20,
          missionMarkers: 12,
        },
      },
      captains: pack.captains.slice(1),
    };

    expect(complaint(fewPieces)).toContain(
      'counts.counts.shipExtensionsPerType: expected at least 6',
    );
    expect(complaint(fewCaptains)).toContain('captains: expected at least 5');
  });

  it('SW-046 SW-247 SW-250 an owner’s pack is told of a start that takes what the table does not have', () => {
    const { gadgeteer } = pack.sterns;
    const sterns = { ...pack.sterns, gadgeteer: { ...gadgeteer, effect: { value: 1 } } };
    const cannons = { ...pack.tablePieces.cannons, perPlayerInSupply: 0 };

    expect(complaint(withList('sterns', sterns))).toContain(
      'sterns.gadgeteer.effect.value: expected 0',
    );
    expect(complaint(withList('tablePieces', { ...pack.tablePieces, cannons }))).toContain(
      'tablePieces.cannons.perPlayerInSupply: expected a whole number from 1',
    );
  });

  it('keeps the source of every item', () => {
    const sources = [...pack.seaTiles, ...pack.portTiles, ...pack.captains, ...pack.chests].map(
      ({ source }) => source,
    );

    expect(sources.every((source) => ['book', 'derived', 'public', 'ours'].includes(source))).toBe(
      true,
    );
  });
});
