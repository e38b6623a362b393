import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/root.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const foldersIn = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(ROOT, path, entry.name, 'package.json')),
    )
    .map((entry) => join(path, entry.name));

const PACKAGES = [...foldersIn('packages'), ...foldersIn('packages/games'), 'bench'];
const DOCUMENTS = ['.', 'docs', ...PACKAGES].flatMap((place) =>
  readdirSync(join(ROOT, place))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(place, name)),
);

type Manifest = { readonly [list: string]: { readonly [name: string]: string } | undefined };

/** What a package asks a registry for: name and version. */
function foreign(folder: string): [string, string][] {
  const { dependencies, devDependencies }: Manifest = JSON.parse(
    read(join(folder, 'package.json')),
  );
  return Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@quarterdeck/'),
  );
}

describe('Documents', () => {
  it.each(PACKAGES)('%s introduces itself', (folder) => {
    expect(existsSync(join(ROOT, folder, 'README.md'))).toBe(true);
  });

  it.each(['.', ...PACKAGES, 'e2e'])(
    'ARCHITECTURE.md says why for each dependency of %s',
    (folder) => {
      const why = read('ARCHITECTURE.md');
      // Typefaces and types come in numbers; a line speaks for all of them.
      const named = (name: string): string => name.replace(/^(@fontsource|@types).*/, '$1');

      expect(foreign(folder).filter(([name]) => !why.includes(named(name)))).toEqual([]);
    },
  );

  it.each(['.', ...PACKAGES, 'e2e'])('%s pins every version exactly', (folder) => {
    // An alias is pinned like any other: `npm:typescript@7.0.2`.
    const exact = /^(npm:[\w/-]+@)?\d+\.\d+\.\d+$/;

    expect(foreign(folder).filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s links to nothing that is not there', (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, to = '']) => to,
    );

    expect(links.filter((to) => !existsSync(join(ROOT, dirname(document), to)))).toEqual([]);
  });

  it('README.md tells how far each game is', () => {
    const readme = read('README.md');

    for (const folder of foldersIn('packages/games'))
      expect(readme).toMatch(new RegExp(`^\\| \`${basename(folder)}\` \\|`, 'm'));
  });

  it.each(readdirSync(join(ROOT, 'docs/adr')))(
    '%s tells context, decision, consequences',
    (name) => {
      const headings = read(join('docs/adr', name)).match(/^#+ .*$/gm) ?? [];

      expect(headings[0]).toMatch(/^# \d+\. /);
      expect(headings.slice(1)).toEqual(['## Context', '## Decision', '## Consequences']);
    },
  );
});
