import { readFileSync, writeFileSync } from 'node:fs';
import type { Costs } from './costs.ts';
import { scaleDocument } from './document.ts';

const HELP = `npm run scale [-- options]

What 10,000, 100,000 and 1,000,000 players at once need, by a model and a simulation that are fed with
measured costs (bench/scale.json). Prints docs/scale.md.

  --write     writes docs/scale.md
  --measure   measures the costs anew first; DATABASE_URL must name an empty PostgreSQL with a real disk
  --help      this text`;

const FLAGS = ['--write', '--measure', '--help'];
const BAD_USAGE = 2;
const COSTS = new URL('../../scale.json', import.meta.url);
const DOCUMENT = new URL('../../../docs/scale.md', import.meta.url);

const readCosts = (): Costs => JSON.parse(readFileSync(COSTS, 'utf8'));

async function measureAnew(): Promise<void> {
  const url = process.env['DATABASE_URL'] ?? '';
  if (url === '') throw new Error('--measure: DATABASE_URL must name an empty PostgreSQL.');
  const { measureCosts } = await import('./measure.ts');
  const measured = await measureCosts(url, (what) => console.error(`measuring: ${what}`));
  const costs = { ...readCosts(), measured };
  writeFileSync(COSTS, `${JSON.stringify(costs, null, 2)}\n`);
}

const given = process.argv.slice(2);
const strange = given.find((flag) => !FLAGS.includes(flag));
if (strange !== undefined) {
  console.error(`Expected one of ${FLAGS.join(', ')}, got "${strange.slice(0, 60)}".`);
  process.exitCode = BAD_USAGE;
} else if (given.includes('--help')) console.log(HELP);
else {
  if (given.includes('--measure')) await measureAnew();
  const text = scaleDocument(readCosts());
  if (given.includes('--write')) writeFileSync(DOCUMENT, text);
  else console.log(text);
}
