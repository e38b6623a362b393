import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_ENGLISH, CATALOGUES, pathsOf } from './catalogues.ts';

const SOURCES = import.meta.glob<string>(
  [
    '../src/**/*.{ts,tsx}',
    '../../board-kit/src/**/*.{ts,tsx}',
    '../../games/*/src/board/**/*.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Comes with whoever uses the kit. */
const KIT_WORDS = '../../board-kit/src/words/en.ts';

const MAIN = '../src/site/main.ts';
const IMPORTED = /^(?:import (?!type )|\} )(?:[^;'"]*? from )?'(\.[^']+)';$/gm;
const FETCHED = /import\('(\.[^']+)'\)/g;
const DOOR_OF_BOARD = /\/board\/(?:\w+\/)?(?:table\.ts|(?:gallery|examples|vignettes)\.tsx)$/;

const matches = (path: string, pattern: RegExp): readonly string[] =>
  [...(SOURCES[path] ?? '').matchAll(pattern)]
    .map(([, to = '']) => posix.join(posix.dirname(path), to))
    .filter((to) => to in SOURCES);

/** A module and all that comes with it in the same breath. */
const roomOf = (door: string): readonly string[] => {
  const room = new Set([door]);
  for (const path of room) for (const next of matches(path, IMPORTED)) room.add(next);
  return [...room];
};

const DOORS = [
  ...new Set(Object.keys(SOURCES).flatMap((path) => matches(path, FETCHED))),
  ...Object.keys(SOURCES).filter((path) => DOOR_OF_BOARD.test(path)),
];

const ROOMS = new Map(DOORS.map((door) => [door, roomOf(door)]));

const ownPaths = (door: string): readonly string[] =>
  [...(ROOMS.get(door) ?? []), KIT_WORDS]
    .flatMap((path) => CATALOGUES.get(path) ?? [])
    .flatMap((words) => pathsOf(words));

/** Doors that are found by their names open in these rooms. */
const OPENS_IN: Readonly<Record<string, string>> = {
  'table.ts': '../src/pages/table/table-page.tsx',
  'gallery.tsx': '../src/pages/gallery/gallery-page.tsx',
  'examples.tsx': '../src/pages/rulebook/rulebook-page.tsx',
};

const opensIn = (door: string, room: string): boolean =>
  (DOOR_OF_BOARD.test(door) && OPENS_IN[posix.basename(door)] === room) ||
  (ROOMS.get(room) ?? []).some((path) => matches(path, FETCHED).includes(door));

/** What is known where this door opens: its own words, and those of every room it opens in. */
const knownAt = (door: string, seen: readonly string[] = []): ReadonlySet<string> => {
  const around = DOORS.filter(
    (room) => room !== door && !seen.includes(room) && opensIn(door, room),
  ).map((room) => knownAt(room, [...seen, door]));
  const [first = new Set<string>(), ...others] = around;
  const shared = [...first].filter((path) => others.every((known) => known.has(path)));
  return new Set([...ownPaths(MAIN), ...ownPaths(door), ...shared]);
};

const BRANCHES = [...new Set(ALL_ENGLISH.flatMap((words) => Object.keys(words)))].join('|');
const KEY = new RegExp(`['\`]((?:${BRANCHES})\\.(?:[\\w.-]|\\$\\{[^}]*\\})+)['\`]`, 'g');

/** A board's examples have a drawing for every caption: one without does not compile. */
const EXAMPLES = /\bexamplesDoor\('(\w+)'/g;

/** Keys in a source, each as a pattern: what is filled in may be any name. */
const keysIn = (path: string): readonly string[] => {
  if (/\/en(-\w+)?\.ts$|\/words\//.test(path)) return [];
  const source = SOURCES[path] ?? '';
  return [
    ...[...source.matchAll(KEY)].map(([, key = '']) => key),
    ...[...source.matchAll(EXAMPLES)].map(([, game = '']) => `${game}.examples.\${caption}`),
  ];
};

const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`);

describe('Every room', () => {
  it.each(DOORS)('%s brings the words it says', (door) => {
    const known = [...knownAt(door)];
    const spoken = [...new Set((ROOMS.get(door) ?? []).flatMap(keysIn))];

    const missing = spoken.filter((key) => !known.some((path) => patternOf(key).test(path)));
    expect(missing).toEqual([]);
  });

  it('says all that stands in the catalogues', () => {
    const patterns = [...new Set(Object.keys(SOURCES).flatMap(keysIn))].map(patternOf);
    const unsaid = ALL_ENGLISH.flatMap((words) => pathsOf(words)).filter(
      (path) => !patterns.some((pattern) => pattern.test(path)),
    );

    expect([...new Set(unsaid)]).toEqual([]);
  });

  it('leaves no board’s, replay’s or setting’s words in the first script', () => {
    const branches = new Set(ownPaths(MAIN).map((path) => path.split('.')[0]));

    expect([...branches].sort()).toEqual(['games', 'kit', 'seatColours', 'shelf', 'shell']);
  });
});
