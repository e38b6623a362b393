import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { toolScript } from '../lib/run.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

type Diagnostic = {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start?: { readonly line: number } };
};

/** What Biome, configured as here, says about each of these files. */
const complaints = async (files: { readonly [path: string]: string }): Promise<string[]> => {
  const root = temporaryTree(files);
  for (const path of ['biome.json', '.gitignore', 'scripts/lint'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  const args = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = await promisify(execFile)(process.execPath, [toolScript('biome'), ...args], {
    cwd: root,
  }).catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ category, message, location: { path, start } }) =>
    [`${path}:${start?.line}`, category.split('/').at(-1), message].join(' '),
  );
};

/** Source that must not pass in a game, and a word of the complaint about it. */
const WRONG = [
  ['export const roll = Math.random();', 'Chance comes from'],
  ["export const roll = Math['random']();", 'Chance comes from'],
  ['const { random } = Math;\nexport const roll = random();', 'Chance comes from'],
  ['export const now = Date.now();', 'know no clock'],
  ['export const now = new Date();', 'know no clock'],
  ['export const later = setTimeout(() => 1, 2);', 'noRestrictedGlobals'],
  ["export const score = fetch('/score');", 'noRestrictedGlobals'],
  ["console.log('dived');", 'noConsole'],
  ['export const pid = process.pid;', 'noProcessGlobal'],
  ["import 'node:fs';", 'noNodejsModules'],
  ['export const loose = ({}) as any;', 'noExplicitAny'],
  ['export const sure = [1][0]!;', 'noNonNullAssertion'],
  ['export default 1;', 'noDefaultExport'],
  ["export * from './diving.ts';", 'noReExportAll'],
  ["export enum Station { Winch = 'winch' }", 'noEnum'],
  ['export const set = (n: number) => { n = 2; return n; };', 'noParameterAssign'],
  ['Promise.resolve(1);', 'noFloatingPromises'],
  [
    "export const at = (s: 'winch' | 'lamp') => { switch (s) { case 'lamp': return 1; } return 2; };",
    'useExhaustiveSwitchCases',
  ],
  [
    "export const at = (s: 'winch' | 'lamp') => { switch (s) { case 'lamp': return 1; case 'winch': return 2; } };",
    'useDefaultSwitchClause',
  ],
  [`export const table = [\n${'  1,\n'.repeat(400)}];`, 'noExcessiveLinesPerFile'],
  [
    `export const long = () => {\n${'  Math.abs(1);\n'.repeat(61)}};`,
    'noExcessiveLinesPerFunction',
  ],
] as const;

const pathOf = (at: number): string => `packages/games/reef/src/wrong-${at}.ts`;

describe('the linter', () => {
  it('forbids in a game whatever makes a match differ or a reader stumble', async () => {
    const found = await complaints(
      Object.fromEntries(WRONG.map(([source], at) => [pathOf(at), `${source}\n`])),
    );

    const missed = WRONG.filter(
      ([, words], at) => !found.some((line) => line.includes(pathOf(at)) && line.includes(words)),
    );
    expect(missed).toEqual([]);
  });

  it('lets a bot look at the clock, but not roll its own dice', async () => {
    const found = await complaints({
      'packages/bots/src/clock.ts': 'export const now = performance.now();\n',
      'packages/bots/src/dice.ts': 'export const roll = Math.random();\n',
    });

    expect(found).toEqual([expect.stringMatching(/^packages\/bots\/src\/dice\.ts:1 .*Chance/)]);
  });

  it('lets a board look at the clock and the page, and its engine at neither', async () => {
    const found = await complaints({
      'packages/games/reef/src/board/clock.ts':
        'export const now = [Date.now(), document.title];\n',
      'packages/games/reef/src/clock.ts': 'export const now = [Date.now(), document.title];\n',
    });

    expect(found.filter((line) => line.includes('/board/'))).toEqual([]);
    expect(found.join('\n')).toContain('know no clock');
    expect(found.join('\n')).toContain('noRestrictedGlobals');
  });

  it('asks every switch for a default, in the page as in a game', async () => {
    const page = 'packages/web/src/site/places.ts';
    const found = await complaints({
      [page]:
        "export const at = (s: 'home' | 'lost') => { switch (s) { case 'home': return 1; case 'lost': return 2; } };\n",
    });

    expect(found).toEqual([expect.stringMatching(`^${page}:1 useDefaultSwitchClause`)]);
  });

  it('names file and line of a switch that ends in anything but unreachable', async () => {
    const ending = (end: string): string =>
      `export const at = (s: 'winch' | 'lamp') => {
  switch (s) {
    case 'lamp':
      return 1;
    case 'winch':
      return 2;
    ${end}
  }
};
`;
    const found = await complaints({
      'scripts/other.mjs': 'switch (role) {\n  default:\n}\n',
      'packages/games/reef/src/other.ts': ending('default:\n      return 3;'),
      'packages/games/reef/src/board/beside.tsx': ending(
        'default:\n      return 3 + unreachable(s);',
      ),
      'packages/web/test/after.ts': ending('default:\n      log();\n      return unreachable(s);'),
      'packages/kernel/src/good.ts': ending('default:\n      return unreachable(s);'),
      'packages/kernel/src/plain.ts': ending('default:\n      unreachable(s.kind);'),
    });

    const about = found.filter((line) => line.includes('ends in unreachable'));
    expect(about.map((line) => line.split(' ')[0]).toSorted()).toEqual([
      'packages/games/reef/src/board/beside.tsx:7',
      'packages/games/reef/src/other.ts:7',
      'packages/web/test/after.ts:7',
      'scripts/other.mjs:2',
    ]);
  });

  it('lets a test be long', async () => {
    const found = await complaints({
      'packages/games/reef/test/long.test.ts': `export const long = () => {\n${'  Math.abs(1);\n'.repeat(61)}};\n`,
    });

    expect(found).toEqual([]);
  });
});
