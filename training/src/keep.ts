import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWeights } from '@quarterdeck/bots/lab';
import { type LogLine, logIn } from './log.ts';
import { readLearned } from './loop.ts';

/** As many as the tests want. */
const ROWS = 6;

const root = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/**
 * Puts the weights and networks that won where the games have them, a network with a few rows for the tests. A game that has
 * learned nothing before also says so in its `about.ts` and `game.ts`.
 */
export function keepWinners({
  games,
  out,
}: {
  readonly games: readonly string[];
  readonly out: string;
}): void {
  for (const game of games) {
    if (!hasWon(judgedLast(logIn(out).filter((line) => line.game === game)))) {
      process.stdout.write(`${game}: nothing is kept\n`);
      continue;
    }
    const stem = join(out, game);
    if (isWeights(readLearned(`${stem}.json`))) {
      copyFileSync(`${stem}.json`, root(`packages/games/${game}/src/bot/weights.gen.json`));
      process.stdout.write(`${game}: the weights are kept\n`);
      continue;
    }
    copyFileSync(`${stem}.json`, root(`packages/games/${game}/src/bot/network.gen.json`));
    const rows = JSON.parse(readFileSync(`${stem}.rows.json`, 'utf8')) as unknown[];
    writeFileSync(
      root(`packages/bots/test/learned/rows/${game}.gen.json`),
      JSON.stringify(rows.slice(0, ROWS)),
    );
    process.stdout.write(`${game}: the network is kept\n`);
  }
}

/** What was judged since the training: a later round takes the place of an earlier one. */
const judgedLast = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines
    .slice(lines.findLastIndex(({ did }) => did === 'training') + 1)
    .filter(({ did }) => did === 'judging');

/** As a captain, which an Admiral is, it won more than its fair share everywhere, beyond what luck explains. */
function hasWon(judged: readonly LogLine[]): boolean {
  const captains = judged.filter(({ duel }) => duel?.startsWith('captain'));
  return (
    captains.length > 0 && captains.every(({ duel, low }) => (low ?? 0) > fairShare(duel ?? ''))
  );
}

const fairShare = (duel: string): number => {
  const others = Number(/against (\d+) without/.exec(duel)?.[1] ?? 1);
  return 1 / (1 + others);
};
