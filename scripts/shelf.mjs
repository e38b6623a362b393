// npm run shelf: whether the shelf holds the games of packages/shelf/games.txt; with --write, it does.
import { parseArgs } from 'node:util';
import { staleShelf, writeShelf } from './build/shelf.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const stale = staleShelf(ROOT).map(({ file }) => file);
if (values.write) writeShelf(ROOT);
for (const file of stale) console.log(`${file} ${values.write ? 'is written' : 'is stale'}`);
if (stale.length === 0) console.log('The shelf holds the games of packages/shelf/games.txt.');
if (stale.length > 0 && !values.write) process.exitCode = 1;
