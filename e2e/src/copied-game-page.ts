// Answers once in Driftwood on the page at an address, from its shelf: scripts/test/copied-game.test.ts
// runs this in a tree where that page was built and the game lies among ours, without a board.
import { chromium } from 'playwright-core';
import { logOf } from './log.ts';
import { choicesAt, clickChoice, nextMoment } from './player.ts';
import { chromiumOptions } from './served-page.ts';
import { TIME_LIMIT_MS } from './time-limit.ts';

const [, , address] = process.argv;
if (address === undefined) throw new Error('Which page? Its address is the only argument.');

const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({ baseURL: address, reducedMotion: 'reduce' });
  page.setDefaultTimeout(TIME_LIMIT_MS);
  await page.addInitScript(() =>
    localStorage.setItem('quarterdeck.settings', JSON.stringify({ pace: 'atOnce' })),
  );
  await page.goto('/');
  await page.getByRole('link', { name: /^Play now: Driftwood/ }).click();
  // More than one answer, and the pile of so small a game could be empty.
  await nextMoment(page);
  const [first = ''] = await choicesAt(page).allInnerTexts();
  const chosen = first.replace(/\s+/g, ' ');
  await clickChoice(page, 0);
  await nextMoment(page);
  await page.goto('/');
  const kept = page.getByRole('listitem').filter({ hasText: /Driftwood.*to answer/s });
  await kept.waitFor();
  console.log(`kept: ${(await kept.allInnerTexts()).join().replace(/\s+/g, ' ')}`);
  await kept.getByRole('link', { name: /^Go on with Driftwood: / }).click();
  await nextMoment(page);
  // The shelf counts no answers: whether this one was kept is told by the table's log.
  console.log(`chosen: ${chosen}`);
  for (const line of await logOf(page)) console.log(`told: ${line.replace(/\s+/g, ' ')}`);
} finally {
  await browser.close();
}
