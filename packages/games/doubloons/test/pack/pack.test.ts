import { packProblems } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { DOUBLOONS_PACK } from '../../src/index.ts';

const { content } = DOUBLOONS_PACK;

type Raw = {
  about: { maxPlayers: number };
  actionCards: {
    id: string;
    movement: unknown[];
    actions: { type: string; effect?: string; amount?: number; gainCrew?: number }[];
  }[];
  counts: { standard: Record<string, number> };
  jewels: Record<string, { count: number }>;
  relics: Record<string, { symbol: string }>;
  mapTiles: Record<string, { count: number }>;
  waterTiles: Record<string, { group: string }>;
  waterChart: { standard: Record<string, string[]> };
  landmarks: Record<string, { colour: string; effects?: { op: string }[]; source?: string }>;
  setup: { byPlayers: Record<string, { mapStack: number }>; perPlayer: { doubloons: number } };
  mats: { hull: { start: number }; ghost: { hull: number } };
  islands: {
    standard: {
      locations: { id: string; kind: string; region: string | null; distance?: number }[];
      paths: string[][];
    };
  };
};

/** What is wrong with the box after a change. */
function problemsOf(change: (pack: Raw) => void): string {
  const pack: Raw = JSON.parse(JSON.stringify(content));
  change(pack);
  return packProblems(DOUBLOONS_PACK, pack);
}
const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
};
const row = <T>(rows: Record<string, T>, key: string): T => {
  const found = rows[key];
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
      ...content.actionCards,
      ...Object.values(content.landmarks),
      ...Object.values(content.waterTiles),
      ...Object.values(content.captains),
      ...Object.values(content.jewels),
      ...Object.values(content.relics),
      ...Object.values(content.mapTiles),
    ];

    for (const { source } of items) expect(sources).toContain(source);
  });

  it.each<[string, (pack: Raw) => void, RegExp]>([
    [
      'a card too few',
      (pack) => pack.actionCards.pop(),
      /actionCards.*green cards|green cards.*actionCards/s,
    ],
    [
      'two cards of one id',
      (pack) => {
        const [one, other] = pack.actionCards;
        if (one !== undefined && other !== undefined) other.id = one.id;
      },
      /actionCards.*N01/s,
    ],
    ['three actions', (pack) => first(pack.actionCards).actions.push({ type: 'hunt' }), /actions/],
    [
      'an action nobody knows',
      (pack) => {
        first(first(pack.actionCards).actions).type = 'dance';
      },
      /actionCards\[0\].*type.*dance/s,
    ],
    [
      'three movement icons',
      (pack) => first(pack.actionCards).movement.push({}, {}),
      /actionCards\[0\].*movement/s,
    ],
    [
      'free crew on a normal card',
      (pack) => {
        first(first(pack.actionCards).actions).gainCrew = 1;
      },
      /gainCrew.*green/s,
    ],
    [
      'Steal ship printed on a card',
      (pack) => {
        for (const { actions } of pack.actionCards)
          for (const action of actions)
            if (action.effect === 'stealReputation') action.effect = 'stealShip';
      },
      /effect.*stealReputation/s,
    ],
    [
      'a jewel too many',
      (pack) => {
        row(pack.jewels, 'ruby').count = 7;
      },
      /jewels.*18.*19/s,
    ],
    [
      'a relic whose symbol is not that of its name',
      (pack) => {
        row(pack.relics, 'totem-x').symbol = 'palm';
      },
      /relics\.totem-x/,
    ],
    [
      'a fragment too few',
      (pack) => {
        row(pack.mapTiles, 'skull').count = 2;
      },
      /mapTiles/,
    ],
    [
      'a map stack that does not add up',
      (pack) => {
        row(pack.setup.byPlayers, '4').mapStack = 5;
      },
      /setup\.byPlayers\.4\.mapStack/,
    ],
    [
      'a chart that asks for tiles there are not',
      (pack) => {
        pack.waterChart.standard['2'] = ['S', 'S', 'S', '1'];
      },
      /waterChart\.standard\.2/,
    ],
    [
      'a landmark of the wrong colour',
      (pack) => {
        row(pack.landmarks, 'deadCreek').colour = 'blue';
      },
      /landmarks.*blue|blue.*landmarks/s,
    ],
    [
      'a landmark without effects',
      (pack) => {
        delete row(pack.landmarks, 'deadCreek').effects;
      },
      /landmarks\.deadCreek\.effects/,
    ],
    [
      'an effect nobody knows',
      (pack) => {
        row(pack.landmarks, 'deadCreek').effects = [{ op: 'sing' }];
      },
      /deadCreek.*sing/s,
    ],
    [
      'a source that is missing',
      (pack) => {
        delete row(pack.landmarks, 'deadCreek').source;
      },
      /deadCreek.*source/s,
    ],
    [
      'more hull than the track has',
      (pack) => {
        pack.mats.hull.start = 11;
      },
      /mats\.hull\.start.*10/s,
    ],
    [
      'more doubloons than there are',
      (pack) => {
        pack.setup.perPlayer.doubloons = 9;
      },
      /setup\.perPlayer\.doubloons/,
    ],
    [
      'a path to nowhere',
      (pack) => pack.islands.standard.paths.push(['C1', 'Atlantis']),
      /islands\.standard\.paths.*Atlantis/s,
    ],
    [
      'a location from which no way leads on',
      (pack) => {
        pack.islands.standard.paths = pack.islands.standard.paths.filter(([from]) => from !== 'P3');
      },
      /"P3"\.distance.*way/s,
    ],
    [
      'a distance that is not so',
      (pack) => {
        const passage = pack.islands.standard.locations.find(({ id }) => id === 'P1');
        if (passage !== undefined) passage.distance = 9;
      },
      /"P1"\.distance/,
    ],
    [
      'a beach without water',
      (pack) => {
        first(pack.islands.standard.locations).region = null;
      },
      /"beach"\.region/,
    ],
  ])('names %s', (_, change, message) => {
    expect(problemsOf(change)).toMatch(message);
  });
});
