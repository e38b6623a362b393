// npm run clauses: makes src/clauses.gen.ts from ledger.md, and lists the clauses that open no test's title.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CLAUSE = /^- \*\*([A-Z]{2}-S?\d+)\*\*/gm;
const clauses = [...readFileSync('ledger.md', 'utf8').matchAll(CLAUSE)].map(([, id = '']) => id);

const twice = clauses.filter((id, at) => clauses.indexOf(id) !== at);
if (twice.length > 0) throw new Error(`Twice in ledger.md: ${twice.join(', ')}`);

writeFileSync(
  'src/clauses.gen.ts',
  `// Generated from the rules by \`npm run clauses\`.
export type ClauseId =
${clauses.map((id) => `  | '${id}'`).join('\n')};
`,
);

const titles = readdirSync('test', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join('test', file), 'utf8').matchAll(/\bit\('([^']*)/g)])
  .map(([, title = '']) => title);
const proven = new Set(titles.flatMap((title) => title.match(/[A-Z]{2}-S?\d+/g) ?? []));
const unproven = clauses.filter((id) => !proven.has(id));
console.log(
  `${clauses.length} clauses, ${clauses.length - unproven.length} of them proven by a test.`,
);
if (unproven.length > 0) console.log(`Without one: ${unproven.join(', ')}`);
