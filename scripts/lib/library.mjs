import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run.mjs';

/**
 * @typedef {{ name: string, private?: boolean, dependencies?: Record<string, string>, exports?: unknown }} Manifest
 * @typedef {{ name: string, folder: string, manifest: Manifest }} LibraryPackage `folder` from the root
 */

/** Brings the tutorial's game along, and nothing that is compiled. */
const CREATE = 'create-quarterdeck-game';
const TEMPLATE = 'packages/samples/driftwood';
/** Its page is served as source, by Vite: nothing of it is compiled ahead. */
const PLAYGROUND = '@quarterdeck/playground';

/** What a package needs beside the language itself; the engine needs nothing. */
const NEEDS = /** @type {const} */ ({
  '@quarterdeck/board-kit': { jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'] },
  '@quarterdeck/bots': { types: ['node'] },
});

/** @param {string} root */
const foldersOf = (root) =>
  ['packages', 'packages/games', 'packages/samples'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}`),
  );

/**
 * What others can install, each after all that it stands on.
 *
 * @param {string} root
 * @returns {LibraryPackage[]}
 */
export const libraryPackages = (root) => {
  const all = foldersOf(root)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      /** @type {Manifest} */
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return { name: manifest.name, folder, manifest };
    })
    .filter(({ manifest }) => !manifest.private);
  const byName = new Map(all.map((one) => [one.name, one]));
  /** @type {Set<LibraryPackage>} */
  const ordered = new Set();
  /** @param {LibraryPackage} one */
  const place = (one) => {
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const below = byName.get(name);
      if (below && !ordered.has(below)) place(below);
    }
    ordered.add(one);
  };
  for (const one of all) place(one);
  return [...ordered];
};

/**
 * JavaScript, declarations and maps of one package in its `dist`, which repeats the package's folders
 * so that content is found where source finds it. Boards are no part of it yet: they need a bundler.
 *
 * @param {string} root
 * @param {LibraryPackage} one
 */
const buildPackage = async (root, { name, folder }) => {
  const place = join(root, folder);
  const config = join(root, '.cache/library', `${name.replace('/', '-')}.json`);
  mkdirSync(join(root, '.cache/library'), { recursive: true });
  const own = name in NEEDS ? NEEDS[/** @type {keyof typeof NEEDS} */ (name)] : {};
  const compilerOptions = { ...own, rootDir: place, outDir: join(place, 'dist') };
  const include = [join(place, 'src')];
  const exclude = [join(place, 'src/board'), join(place, 'src/boards.gen.ts')];
  const base = join(root, 'tsconfig.build.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include, exclude }));
  const { code, output } = await runTool('tsc', ['-p', config, '--pretty', 'false'], {
    cwd: root,
    show: false,
  });
  if (code !== 0) throw new Error(`${name} does not build:\n${output}`);
  copyFileSync(join(root, 'LICENSE'), join(place, 'dist/LICENSE'));
};

/**
 * @param {string} root
 * @param {LibraryPackage} one
 */
const bringTemplate = (root, { folder }) => {
  const place = join(root, folder, 'dist');
  rmSync(place, { recursive: true, force: true });
  cpSync(join(root, TEMPLATE), join(place, 'template'), {
    recursive: true,
    filter: (from) => !/[\\/](dist|node_modules|package\.json)$/.test(from),
  });
  copyFileSync(join(root, 'LICENSE'), join(place, 'LICENSE'));
};

/**
 * Builds them in order: each is compiled against the declarations of those below it, as by somebody
 * who installs them.
 *
 * @param {string} root
 * @param {(name: string) => boolean} [wanted]
 * @returns {Promise<LibraryPackage[]>}
 */
export const buildLibrary = async (root, wanted = () => true) => {
  const packages = libraryPackages(root).filter(({ name }) => wanted(name));
  for (const one of packages)
    if (one.name === CREATE) bringTemplate(root, one);
    else if (one.name !== PLAYGROUND) await buildPackage(root, one);
  return packages;
};
