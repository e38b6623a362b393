// Answers once in Driftwood on the page at an address, from its shelf: scripts/test/copied-game.test.ts
// runs this in a tree where that page was built and the game lies among ours, without a board.
import { chromium } from 'playwright-core';
import { playByMouse } from '../src/player.ts';
import { chromiumOptions } from '../src/served-page.ts';
import { TIME_LIMIT_MS } from '../src/time-limit.ts';

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
  // More than one, and the pile of so small a game could be empty.
  const answers = await playByMouse(page, 1);
  await page.goto('/');
  const kept = page.getByRole('listitem').filter({ hasText: /Driftwood.*so far/s });
  await kept.waitFor();
  console.log(`${answers} by hand: ${(await kept.allInnerTexts()).join().replace(/\s+/g, ' ')}`);
} finally {
  await browser.close();
}
