// npm run daily: finds positions for the daily exercises, and writes them into each game's folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasRoom, searchedAgain, searching, searchMatch } from './daily/search.mjs';
import { taughtGames } from './lessons/report.mjs';
import { ROOT } from './lib/root.mjs';

const HELP = `npm run daily [-- options]

  --game <id>     of this game alone
  --size <count>  positions a game is to have, 60 unless given; those it has are kept
  --anew          begins with none: after a rule change the stored ones may no longer be played
  --again         first searches those it has once more: after a change of the bots' judgement
                  another choice may be best, or none
  --help          this text`;

/** @param {string} game */
const fileOf = (game) => join(ROOT, 'packages/games', game, 'src/lessons/daily.gen.json');

/** One position a line. @param {readonly object[]} pool */
const printed = (pool) => `[\n${pool.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

/** @param {string} game @param {number} size @param {boolean} anew */
const fill = async (game, size, anew) => {
  const parts = await searching(game);
  const file = fileOf(game);
  const pool = anew ? [] : JSON.parse(readFileSync(file, 'utf8'));
  const last = Math.max(0, ...pool.map((/** @type {{ seed: number }} */ one) => one.seed));
  for (let seed = last + 1; pool.length < size; seed++) {
    for (const found of searchMatch(parts, seed, (step) => hasRoom(pool, size, step))) {
      pool.push(found);
      console.log(`${game}: ${pool.length} of ${size}, ${found.step} of match ${seed}`);
      writeFileSync(file, printed(pool));
      if (pool.length >= size) return;
    }
  }
};

/** Keeps those in which a choice is clearly best by now. @param {string} game */
const again = async (game) => {
  const parts = await searching(game);
  const file = fileOf(game);
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  const kept = [];
  for (const one of stored) {
    const found = await searchedAgain(parts, one);
    if (found !== undefined) kept.push(found);
    console.log(
      `${game}: ${found === undefined ? 'dropped' : 'kept'}, ${one.step} of match ${one.seed}`,
    );
  }
  writeFileSync(file, printed(kept));
  console.log(`${game}: ${kept.length} of ${stored.length} are kept`);
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      size: { type: 'string', default: '60' },
      anew: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  for (const game of taughtGames().filter(
    (id) => values.game === undefined || id === values.game,
  )) {
    if (values.again) await again(game);
    await fill(game, Number(values.size), values.anew);
  }
  return 0;
};

process.exitCode = await main();
