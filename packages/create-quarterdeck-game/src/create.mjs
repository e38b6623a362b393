import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ name: string, prefix?: string | undefined, cwd: string }} Wish
 * @typedef {{ folder: string, next: readonly string[] }} Created
 */

/** A wish that cannot be granted; the message says what would do. */
export class BadName extends Error {}

const OWN = fileURLToPath(new URL('..', import.meta.url));

/** Packed, the template lies in `dist`; in the repository it is the tutorial's game itself. */
const templateFolder = () => {
  const packed = join(OWN, 'dist/template');
  return existsSync(packed) ? packed : join(OWN, '../samples/driftwood');
};

const LEFT_OUT = new Set(['node_modules', 'dist', 'package.json']);

/**
 * @param {string} folder
 * @param {string} [inner]
 * @returns {string[]}
 */
const filesOf = (folder, inner = '') =>
  readdirSync(join(folder, inner), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(folder, join(inner, entry.name)) : [join(inner, entry.name)],
    );

/** @param {string} name */
const titleOf = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * The template's game under another name: its ids, its title, and the letters of its clauses.
 *
 * @param {string} text
 * @param {{ name: string, prefix: string }} as
 */
const renamed = (text, { name, prefix }) =>
  text
    .replaceAll('driftwood', name)
    .replaceAll('Driftwood', titleOf(name))
    .replaceAll(/\bDW(?=-\d|'|\b)/g, prefix);

/** @param {string} cwd */
const isRepository = (cwd) =>
  existsSync(join(cwd, 'packages/games')) && existsSync(join(cwd, 'packages/shelf/games.txt'));

/** @param {string} name */
const inRepository = (name) => ({
  name: `@quarterdeck/${name}`,
  version: '0.1.0',
  private: true,
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: { '.': './src/index.ts', './about': './src/about.ts', './intro': './src/intro.ts' },
  dependencies: { '@quarterdeck/kernel': '*' },
});

/** @param {string} name */
const alone = (name) => ({
  name,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: {
    dev: 'quarterdeck-playground',
    test: 'tsc && vitest run',
    clauses: 'node clauses.mjs',
  },
  dependencies: { '@quarterdeck/kernel': '^0.1.0' },
  devDependencies: {
    '@quarterdeck/playground': '^0.1.0',
    '@types/node': '^20.19.0',
    typescript: '^6.0.0',
    vitest: '^4.1.0',
  },
});

/** @param {Wish} wish */
const checked = ({ name, prefix = name.slice(0, 2).toUpperCase(), cwd }) => {
  if (!/^[a-z][a-z0-9]{1,29}$/.test(name))
    throw new BadName(
      `A game is called by small letters and digits, like tidepool; not "${name}".`,
    );
  if (!/^[A-Z]{2}$/.test(prefix))
    throw new BadName(`The ids of clauses open with two capitals, like TP; not "${prefix}".`);
  const isOurs = isRepository(cwd);
  const folder = isOurs ? join(cwd, 'packages/games', name) : join(cwd, name);
  if (existsSync(folder)) throw new BadName(`There is something in ${folder} already.`);
  return { name, prefix, folder, isOurs };
};

/**
 * @param {Wish} wish
 * @returns {Created}
 */
export const createGame = (wish) => {
  const { name, prefix, folder, isOurs } = checked(wish);
  const template = templateFolder();
  for (const file of filesOf(template)) {
    const to = join(folder, renamed(file, { name, prefix }));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(readFileSync(join(template, file), 'utf8'), { name, prefix }));
  }
  const manifest = isOurs ? inRepository(name) : alone(name);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  if (isOurs)
    return {
      folder,
      next: [
        `add the line "${name}" to packages/shelf/games.txt`,
        'npm run shelf -- --write && npm install',
        `npx vitest run packages/games/${name}`,
        `npm run quarterdeck -- play ${name}`,
        `npm run playground -- packages/games/${name}/src/index.ts`,
      ],
    };
  cpSync(join(OWN, 'own'), folder, { recursive: true });
  return { folder, next: [`cd ${name}`, 'npm install', 'npm test', 'npm run dev'] };
};
