// npm run demonstrations: writes down from the tests, for each clause, a position that shows it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLedgers } from './clauses/ledger.mjs';
import { FILE, NOT_SHOWN_FILE } from './demonstrations/files.mjs';
import { recordGame } from './demonstrations/record-game.mjs';
import { demonstrationsOf, printed } from './demonstrations/select.mjs';
import { ROOT } from './lib/root.mjs';

const HELP = `npm run demonstrations [-- options]

  --write       runs the rules' tests, and writes each game's ${FILE} anew
  --game <id>   of this game alone
  --help        this text

Without --write it runs them too, and fails where what is written is not what the tests do.`;

/** @param {import('./clauses/ledger.mjs').Ledger} ledger @param {boolean} write */
const gameHolds = async ({ game, folder, clauses }, write) => {
  const recorded = await recordGame(game);
  const notShown = JSON.parse(readFileSync(join(folder, NOT_SHOWN_FILE), 'utf8'));
  const { demonstrations, missing, needless } = demonstrationsOf(clauses, recorded, notShown);
  const text = printed(demonstrations);
  const file = join(folder, FILE);
  if (write) writeFileSync(file, text);
  const shown = clauses.length - Object.keys(demonstrations.notShown).length - missing.length;
  console.log(`${game}: ${shown} of ${clauses.length} clauses have a position.`);
  for (const clause of missing)
    console.log(`  ${clause} has none, and ${NOT_SHOWN_FILE} does not say why.`);
  for (const clause of needless)
    console.log(`  ${clause} has a position: it does not belong in ${NOT_SHOWN_FILE}.`);
  const isFresh = write || readFileSync(file, 'utf8') === text;
  if (!isFresh)
    console.log(`  ${FILE} is not what the tests do: npm run demonstrations -- --write`);
  return missing.length === 0 && needless.length === 0 && isFresh;
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      game: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const ledgers = readLedgers(ROOT).filter(
    ({ game }) => values.game === undefined || game === values.game,
  );
  let isSound = ledgers.length > 0;
  for (const ledger of ledgers) isSound = (await gameHolds(ledger, values.write)) && isSound;
  return isSound ? 0 : 1;
};

process.exitCode = await main();
