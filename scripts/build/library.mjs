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
import { FILE as DEMONSTRATIONS } from '../demonstrations/files.mjs';
import { runTool } from '../lib/run.mjs';

/**
 * @typedef {Record<string, string>} Versions by name
 * @typedef {{ name: string, private?: boolean, dependencies?: Versions, peerDependencies?: Versions, exports?: unknown }} Manifest
 * @typedef {{ name: string, folder: string, manifest: Manifest }} LibraryPackage `folder` from the root
 */

/** Brings the tutorial's game along, and nothing that is compiled. */
const CREATE = 'create-quarterdeck-game';
const TEMPLATE = 'packages/samples/driftwood';
/** Its page is served as source, by Vite: nothing of it is compiled ahead. */
const PLAYGROUND = '@quarterdeck/playground';

const BOARD_KIT = '@quarterdeck/board-kit';

/**
 * What a package is compiled with beside the language itself. Where a game has a board, its engine is
 * compiled along with it: that the engine needs none of this is checked by tsconfig.engine.json.
 *
 * @param {Manifest} manifest
 */
const needsOf = ({ name, peerDependencies = {} }) => {
  const drawing = { jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'] };
  if (name === BOARD_KIT) return drawing;
  // Boards import styles and texts, as Vite reads them.
  if (BOARD_KIT in peerDependencies) return { ...drawing, types: ['vite/client'] };
  // Timers and signals, which browsers and Node have alike.
  if (name === '@quarterdeck/rpc') return { lib: ['es2023', 'dom'] };
  return name === '@quarterdeck/bots' ? { types: ['node'] } : {};
};

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
    const { dependencies, peerDependencies } = one.manifest;
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const below = byName.get(name);
      if (below && !ordered.has(below)) place(below);
    }
    ordered.add(one);
  };
  for (const one of all) place(one);
  return [...ordered];
};

/**
 * What a board imports and no compiler copies: styles, the ledger and what it shows.
 *
 * @param {string} place
 */
const copyBesideBoard = (place) => {
  const styles = readdirSync(join(place, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file));
  for (const file of [...styles, 'ledger.md', DEMONSTRATIONS])
    if (existsSync(join(place, file))) cpSync(join(place, file), join(place, 'dist', file));
};

/**
 * JavaScript, declarations and maps of one package in its `dist`, which repeats the package's folders
 * so that content, styles and ledger are found where source finds them.
 *
 * @param {string} root
 * @param {LibraryPackage} one
 */
const buildPackage = async (root, { name, folder, manifest }) => {
  const place = join(root, folder);
  const dist = join(place, 'dist');
  const config = join(root, '.cache/library', `${name.replace('/', '-')}.json`);
  mkdirSync(join(root, '.cache/library'), { recursive: true });
  const compilerOptions = { ...needsOf(manifest), rootDir: place, outDir: dist };
  const base = join(root, 'tsconfig.build.json');
  const include = [join(place, 'src')];
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include }));
  const { code, output } = await runTool('tsc', ['-p', config, '--pretty', 'false'], {
    cwd: root,
    show: false,
  });
  if (code !== 0) throw new Error(`${name} does not build:\n${output}`);
  copyBesideBoard(place);
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
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
