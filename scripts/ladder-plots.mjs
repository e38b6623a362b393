// npm run ladder:plots: draws the ladders that lie in docs/ladders, one picture for each game.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ladderPlot } from '../packages/cli/src/ladder/plot.ts';
import { GAMES } from '../packages/shelf/src/index.ts';

const FROM = new URL('../docs/ladders/', import.meta.url);
const TO = new URL('../docs/pictures/', import.meta.url);

const reports = readdirSync(FROM)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, FROM), 'utf8')));

for (const { id, title } of GAMES.abouts) {
  const own = reports.filter(({ game }) => game === id).sort((a, b) => a.seats - b.seats);
  if (own.length === 0) continue;
  writeFileSync(new URL(`ladder-${id}.svg`, TO), ladderPlot(title, own));
  console.log(`docs/pictures/ladder-${id}.svg`);
}
