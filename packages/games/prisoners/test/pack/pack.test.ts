import { packProblems } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { PRISONERS_PACK } from '../../src/index.ts';

const { content } = PRISONERS_PACK;

type Card = { level?: number; count?: number; effects: { op: string }[]; source?: string };
type Raw = {
  about: { maxPlayers: number };
  board: {
    coordinates: string[];
    startAreas: { hexes: string[] }[];
    regions: { coordinateHexes: number }[];
  };
  colors: Record<string, { seat: number; ships: number }>;
  coordinates: Record<string, { low: number }>;
  counts: { dice: { total: number }; destinations: { sharks: number } };
  deckManeuvers: Record<string, Card>;
  destinations: Record<string, { count: number }>;
  dice: { faces: string[] };
  figures: { takeNoPrisonersDepth: { value: Record<string, number> }; maxLevel: { value: number } };
  shipLevels: Record<string, { sinkDefense: number; captureDefense: number }>;
  territories: Record<string, { maneuver: string }>;
  territoryManeuvers: Record<string, Card>;
};

/** What is wrong with the box after a change. */
function problemsOf(change: (pack: Raw) => void): string {
  const pack: Raw = JSON.parse(JSON.stringify(content));
  change(pack);
  return packProblems(PRISONERS_PACK, pack);
}
const row = <T>(rows: Record<string, T> | T[], key: string | number): T => {
  const found = (rows as Record<string, T>)[key];
  if (found === undefined) throw new Error(`no row ${key}`);
  return found;
};

describe('The content pack', () => {
  it('is right as it lies in its files', () => {
    expect(problemsOf(() => undefined)).toBe('');
  });

  it('keeps the source of every item', () => {
    const sources = new Set(['book', 'derived', 'public', 'ours']);
    const items = [
      ...Object.values(content.deckManeuvers),
      ...Object.values(content.territoryManeuvers),
      ...Object.values(content.territories),
      ...Object.values(content.destinations),
      ...Object.values(content.figures),
      ...Object.values(content.shipLevels),
      ...content.board.regions,
    ];

    for (const { source } of items) expect(sources).toContain(source);
  });

  it.each<[string, (pack: Raw) => void, RegExp]>([
    [
      'a card too many',
      (pack) => {
        row(pack.deckManeuvers, 'full-sail').count = 4;
      },
      /deckManeuvers.*12 cards of level 5.*13/s,
    ],
    [
      'a card of another level',
      (pack) => {
        row(pack.deckManeuvers, 'full-sail').level = 6;
      },
      /12 cards of level 5.*12 cards of level 6/s,
    ],
    [
      'a level that no ship has',
      (pack) => {
        row(pack.deckManeuvers, 'spyglass').level = 10;
      },
      /deckManeuvers\.spyglass\.level/,
    ],
    [
      'an effect nobody knows',
      (pack) => {
        row(row(pack.deckManeuvers, 'broadside').effects, 0).op = 'sing';
      },
      /broadside\.effects\[0\].*sing/s,
    ],
    [
      'an effect of another type of maneuver',
      (pack) => {
        row(pack.deckManeuvers, 'broadside').effects = [{ op: 'sinkToCapture' }];
      },
      /broadside\.effects.*engagement.*sinkToCapture/s,
    ],
    [
      'a source that is missing',
      (pack) => {
        delete row(pack.territoryManeuvers, 'ambush').source;
      },
      /ambush.*source/s,
    ],
    [
      'a territory with the maneuver of another',
      (pack) => {
        row(pack.territories, 'lighthouse').maneuver = 'ambush';
      },
      /territories\.lighthouse\.maneuver/,
    ],
    [
      'a deck that is not as large as it says',
      (pack) => {
        delete pack.deckManeuvers['grapeshot'];
      },
      /designs: expected 25, got 24.*deckManeuvers: expected 12 cards of level 5, got 10/s,
    ],
    [
      'a shark too few',
      (pack) => {
        row(pack.destinations, 'shark').count = 5;
      },
      /counts\.destinations\.sharks/,
    ],
    [
      'a color at the wrong seat',
      (pack) => {
        row(pack.colors, 'red').seat = 2;
      },
      /colors\.red\.seat/,
    ],
    [
      'a color with more ships than the others',
      (pack) => {
        row(pack.colors, 'green').ships = 9;
      },
      /colors\.green\.ships.*counts\.ships\.total/s,
    ],
    [
      'dice that never hit',
      (pack) => {
        pack.dice.faces = ['miss', 'miss'];
      },
      /dice\.faces/,
    ],
    [
      'a level weaker than the one below',
      (pack) => {
        row(pack.shipLevels, '9').sinkDefense = 4;
      },
      /shipLevels\.9\.sinkDefense/,
    ],
    [
      'a capture easier than a sinking',
      (pack) => {
        row(pack.shipLevels, '5').captureDefense = 2;
      },
      /shipLevels\.5\.captureDefense/,
    ],
    [
      'Take No Prisoners below the deck',
      (pack) => {
        pack.figures.takeNoPrisonersDepth.value['2'] = 61;
      },
      /takeNoPrisonersDepth\.value\.2/,
    ],
    [
      'coordinates that there are not',
      (pack) => {
        pack.board.coordinates[0] = row(pack.board.coordinates, 0).replace('75', '55');
      },
      /board\.coordinates\[0\].*55/s,
    ],
    [
      'a row that is too short',
      (pack) => {
        pack.board.coordinates[3] = '65 75';
      },
      /board\.coordinates\[3\].*18 words/s,
    ],
    [
      'a hex too many for its coordinates',
      (pack) => {
        pack.board.coordinates[0] = row(pack.board.coordinates, 0).replace('75', '65');
      },
      /hexes of 65/,
    ],
    [
      'a start area off its hexes',
      (pack) => {
        row(pack.board.startAreas, 0).hexes[0] = 'A1';
      },
      /startAreas\[0\].*A1/s,
    ],
    [
      'coordinates with the lower level first',
      (pack) => {
        row(pack.coordinates, '65').low = 9;
      },
      /coordinates\.65/,
    ],
  ])('rejects %s', (_, change, expected) => {
    expect(problemsOf(change)).toMatch(expected);
  });
});
