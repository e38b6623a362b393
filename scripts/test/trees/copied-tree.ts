import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeShelf } from '../../build/shelf.mjs';
import { ROOT } from '../../lib/root.mjs';

const OURS = 'node_modules/@quarterdeck';

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
  })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));

/** What npm install would link: strangers from the repository, our own packages from the copy. */
const linkModules = (tree: string, from: string, to: string): void => {
  mkdirSync(join(tree, to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(ROOT, from, 'node_modules')))
    if (name !== '@quarterdeck')
      symlinkSync(join(ROOT, from, 'node_modules', name), join(tree, to, 'node_modules', name));
};

const linkOurs = (tree: string): void => {
  mkdirSync(join(tree, OURS));
  for (const place of ['.', 'packages', 'packages/games', 'packages/samples'])
    for (const folder of readdirSync(join(tree, place))) {
      const manifest = join(tree, place, folder, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
      if (name.startsWith('@quarterdeck/'))
        symlinkSync(join(tree, place, folder), join(tree, 'node_modules', name));
    }
};

export type CopiedTree = {
  readonly root: string;
  /** The sources outside the game's folder that differ from ours. */
  readonly changed: () => readonly string[];
  readonly remove: () => void;
};

/** The repository, with the tutorial's game among its games and one more line on the shelf. */
export const treeWithDriftwood = (): CopiedTree => {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-copied-'));
  const files = sources().filter((path) => !path.startsWith('packages/samples/driftwood/'));
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  cpSync(join(ROOT, 'packages/samples/driftwood'), join(root, 'packages/games/driftwood'), {
    recursive: true,
    filter: (from) => !/[\\/](dist|node_modules)$/.test(from),
  });
  appendFileSync(join(root, 'packages/shelf/games.txt'), 'driftwood\n');
  writeShelf(root);
  linkModules(root, '.', '.');
  linkModules(root, 'packages/server', 'packages/server');
  linkOurs(root);
  return {
    root,
    changed: () =>
      files.filter(
        (path) => !readFileSync(join(ROOT, path)).equals(readFileSync(join(root, path))),
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
