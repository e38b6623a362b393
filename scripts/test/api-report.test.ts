import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiReports, staleReports } from '../checks/api-report.mjs';
import { ROOT } from '../lib/root.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const ENTRY = { 'quarterdeck-source': './src/index.ts', default: './dist/src/index.js' };

const tree = (rope: string): string => {
  const root = temporaryTree({
    'tsconfig.base.json':
      '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "target": "es2023", "allowImportingTsExtensions": true, "skipLibCheck": true } }',
    'packages/games/none.txt': '',
    'packages/samples/none.txt': '',
    'packages/knots/package.json': JSON.stringify({
      name: '@quarterdeck/knots',
      exports: { '.': ENTRY },
    }),
    'packages/knots/src/index.ts':
      "export { BOWLINE, tie as bend } from './tie.ts';\nexport type { Rope } from './tie.ts';\n",
    'packages/knots/src/tie.ts': rope,
    'packages/secret/package.json': JSON.stringify({ name: '@quarterdeck/secret', private: true }),
  });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/@types'), join(root, 'node_modules/@types'));
  return root;
};

const TIE = `
/** A comment is no part of it. */
export type Rope = { readonly length: number };
type Own = string;
export const tie = (rope: Rope): Own => String(rope.length);
export const BOWLINE = 'bowline';
`;

it('an API report names every export of every entry with its type, and no private package', async () => {
  const [report, ...others] = await apiReports(tree(TIE));

  expect(others).toEqual([]);
  expect(report?.file).toBe('api/knots.api.md');
  expect(report?.text).toBe(`# @quarterdeck/knots

What others can import. Written by \`npm run api -- --write\`.

## \`@quarterdeck/knots\` (3)

\`\`\`ts
export const BOWLINE = "bowline";

export type Rope = {
    readonly length: number;
};

export { tie as bend };
export const tie: (rope: Rope) => Own;
\`\`\`
`);
});

it('an API report is stale as soon as a type that others build on has changed', async () => {
  const root = tree(TIE);
  const reports = await apiReports(root);
  mkdirSync(join(root, 'api'));
  for (const { file, text } of reports) writeFileSync(join(root, file), text);
  expect(staleReports(root, reports)).toEqual([]);

  writeFileSync(
    join(root, 'packages/knots/src/tie.ts'),
    TIE.replace('length: number', 'length: string'),
  );

  const stale = staleReports(root, await apiReports(root));
  expect(stale.map(({ file }) => file)).toEqual(['api/knots.api.md']);
});
