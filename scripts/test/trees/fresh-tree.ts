import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../lib/root.mjs';

/** Built already, where a build of the same sources is at hand: a test of the install needs no other. */
const BUILT = [
  'packages/web/dist',
  'packages/server/dist',
  '.cache/built-page',
  '.cache/built-server',
];

const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `quarterdeck-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const copy = (to: string, paths: readonly string[]): void => {
  for (const path of paths) {
    if (!existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(ROOT, path), join(to, path), { recursive: true });
  }
};

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
  })
    .toString()
    .split('\0')
    .filter((path) => path !== '');

/** The repository as somebody has it who cloned it a moment ago. */
export const freshTree = (): string => {
  const tree = temporaryFolder('fresh');
  copy(tree, [...sources(), ...BUILT]);
  return tree;
};

const isManifest = (path: string): boolean => /(^|\/)(package(-lock)?\.json|\.npmrc)$/.test(path);

/** Only what npm reads to install: every package.json, and the lock. */
export const manifestsOnly = (): string => {
  const tree = temporaryFolder('manifests');
  copy(tree, sources().filter(isManifest));
  return tree;
};

/** Enough of a clone to begin to install. */
export const unbuiltTree = (): string => {
  const tree = temporaryFolder('unbuilt');
  copy(
    tree,
    sources().filter((path) => isManifest(path) || path.startsWith('scripts/')),
  );
  return tree;
};

/** A path with Node, npm and a shell on it, and nothing that compiles. */
export const pathWithoutCompiler = (): string => {
  const folder = temporaryFolder('bin');
  symlinkSync(process.execPath, join(folder, 'node'));
  for (const name of ['sh', 'env']) {
    const place = ['/bin', '/usr/bin'].map((bin) => join(bin, name)).find(existsSync);
    if (place) symlinkSync(place, join(folder, name));
  }
  return folder;
};

export type Running = {
  readonly said: () => string;
  readonly ended: Promise<number>;
  readonly kill: (signal?: NodeJS.Signals) => void;
};

/** Runs Node in a folder, and listens to both of its outputs. */
export const runNode = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      words += part;
    });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  return { said: () => words, ended, kill: (signal) => child.kill(signal) };
};

/** Waits until the program has said something, or fails with all that it said. */
export const until = async (running: Running, words: RegExp): Promise<RegExpExecArray> => {
  let isOver = false;
  void running.ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const found = words.exec(running.said());
    if (found) return found;
    if (isOver) throw new Error(`It ended without ${words}:\n${running.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
