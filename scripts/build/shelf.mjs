// One list, packages/shelf/games.txt, and the files that are made from it: what is told about each
// game, how it is loaded, and its face. They stand apart so that a page that tells carries no rules.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ file: string, text: string }} Made `file` from the root */

const HEAD = '// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.\n';

/**
 * @param {string} root
 * @returns {string[]}
 */
const listedGames = (root) =>
  readFileSync(join(root, 'packages/shelf/games.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/** @param {string} id */
const constantOf = (id) => id.replaceAll('-', '_').toUpperCase();

/** @param {readonly string[]} lines */
const sorted = (lines) => [...lines].sort((a, b) => (a < b ? -1 : 1));

/** @param {readonly string[]} ids */
const abouts = (ids) => `${HEAD}
${sorted(ids.map((id) => `import { ABOUT as ${constantOf(id)} } from '@quarterdeck/${id}/about';`)).join('\n')}

export const ABOUTS = [
${ids.map((id) => `  ${constantOf(id)},`).join('\n')}
] as const;
`;

/** @param {readonly string[]} ids */
const intros = (ids) => `${HEAD}
${sorted([
  ...ids.map((id) => `import { INTRO as ${constantOf(id)} } from '@quarterdeck/${id}/intro';`),
  "import type { GameIntro } from '@quarterdeck/kernel';",
]).join('\n')}

/** What the page of each game tells, by the game's id. Apart, so that the shelf comes without. */
export const INTROS: { readonly [game: string]: GameIntro } = {
${ids.map((id) => `  ${id}: ${constantOf(id)},`).join('\n')}
};
`;

/** @param {string} id */
const loader = (id) => `async () => {
    const { ${id}, ${id}Say } = await import('@quarterdeck/${id}');
    return gameModule(${id}, ${id}Say);
  }`;

/** @param {readonly string[]} ids */
const loaders = (ids) => `${HEAD}
import { gameModule } from '@quarterdeck/kernel/engine';

export const LOADERS = {
${ids.map((id) => `  ${id}: ${loader(id)},`).join('\n')}
} as const;
`;

/**
 * The games as a page is handed them: those that have a face with it, the others with their rules.
 *
 * @param {string} root
 * @param {readonly string[]} ids
 */
const boards = (root, ids) => {
  const hasFace = (/** @type {string} */ id) =>
    existsSync(join(root, 'packages/games', id, 'src/board/index.tsx'));
  const faced = ids.filter(hasFace);
  const imports = [
    "import type { PageGame } from '@quarterdeck/board-kit';",
    ...ids.map((id) => `import { ABOUT as ${constantOf(id)} } from '@quarterdeck/${id}/about';`),
    ...faced.map((id) => `import { ${id}Board } from '@quarterdeck/${id}/board';`),
    ...(faced.length < ids.length
      ? ["import { gameModule } from '@quarterdeck/kernel/engine';"]
      : []),
  ];
  const row = (/** @type {string} */ id) =>
    hasFace(id)
      ? `{ about: ${constantOf(id)}, board: ${id}Board }`
      : `{ about: ${constantOf(id)}, load: ${loader(id)} }`;
  return `${HEAD}
${sorted(imports).join('\n')}

/** The games as a page is handed them. Only the files that start the page come in here. */
export const PAGE_GAMES: readonly PageGame[] = [
${ids.map((id) => `  ${row(id)},`).join('\n')}
];
`;
};

/**
 * The lessons of those games that have some.
 *
 * @param {string} root
 * @param {readonly string[]} ids
 */
const lessons = (root, ids) => {
  const taught = ids.filter((id) =>
    existsSync(join(root, 'packages/games', id, 'src/lessons/index.ts')),
  );
  return `${HEAD}
import {
  type AnyCoachBook,
  type AnyLessonBook,
  anyCoach,
  anyLessons,
} from '@quarterdeck/kernel/staging';

/** The lessons of each game that has some, by its id: fetched when somebody learns. */
export const LESSONS: { readonly [game: string]: () => Promise<AnyLessonBook> } = {
${taught.map((id) => `  ${id}: async () => anyLessons((await import('@quarterdeck/${id}/lessons')).LESSONS),\n`).join('')}};

/** The coach of each of them at any table, fetched where somebody wants one. */
export const COACHES: { readonly [game: string]: () => Promise<AnyCoachBook> } = {
${taught.map((id) => `  ${id}: async () => anyCoach((await import('@quarterdeck/${id}/coach')).COACH),\n`).join('')}};
`;
};

/**
 * The package of the shelf with each game among what it depends on.
 *
 * @param {string} root
 * @param {readonly string[]} ids
 */
const manifest = (root, ids) => {
  const file = join(root, 'packages/shelf/package.json');
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  const games = ids.map((id) => `@quarterdeck/${id}`);
  const isGame = (/** @type {string} */ name) =>
    existsSync(join(root, 'packages/games', name.replace('@quarterdeck/', '')));
  const others = Object.keys(whole.dependencies).filter((name) => !isGame(name));
  const dependencies = Object.fromEntries(sorted([...games, ...others]).map((name) => [name, '*']));
  return `${JSON.stringify({ ...whole, dependencies }, null, 2)}\n`;
};

/**
 * @param {string} root
 * @returns {Made[]}
 */
const shelfFiles = (root) => {
  const ids = listedGames(root);
  return [
    { file: 'packages/shelf/src/abouts.gen.ts', text: abouts(ids) },
    { file: 'packages/shelf/src/boards.gen.ts', text: boards(root, ids) },
    { file: 'packages/shelf/src/intros.gen.ts', text: intros(ids) },
    { file: 'packages/shelf/src/lessons.gen.ts', text: lessons(root, ids) },
    { file: 'packages/shelf/src/loaders.gen.ts', text: loaders(ids) },
    { file: 'packages/shelf/package.json', text: manifest(root, ids) },
  ];
};

/**
 * Those that do not say what the list says.
 *
 * @param {string} root
 */
export const staleShelf = (root) =>
  shelfFiles(root).filter(({ file, text }) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });

/**
 * @param {string} root
 * @returns {string[]} the files that changed
 */
export const writeShelf = (root) =>
  staleShelf(root).map(({ file, text }) => {
    writeFileSync(join(root, file), text);
    return file;
  });
