// npm run api: whether api/ tells what the packages export; with --write, it does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded } from './install/install.mjs';
import { ROOT } from './lib/root.mjs';

await installIfNeeded();
const { apiReports, staleReports } = await import('./checks/api-report.mjs');
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const stale = staleReports(ROOT, await apiReports(ROOT));
for (const { file, text } of stale) {
  if (values.write) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  console.log(`${file} ${values.write ? 'is written' : 'differs from what its package exports'}`);
}
if (stale.length === 0) console.log('api/ tells what the packages export.');
if (stale.length > 0 && !values.write) process.exitCode = 1;
