// npm run pictures: draws docs/pictures, every page and state of the table that the README speaks of, on
// a desktop and a phone, by day and by night. It serves the page as `npm start` does.
//   -- --into <folder>       draws every page and every board without loss, to compare with later
//   -- --compare <folder>    draws them anew, and says which differ from those of the folder
//   -- --compare <folder> --with <folder>    compares two folders, and draws nothing
//   -- --only <game>         draws that game alone

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { comparePictures, hasChanged } from './compare-pictures.ts';
import { drawEverything } from './draw-everything.ts';
import { haveMetCoaches } from './met-coaches.ts';
import { type SeatWish, setTable, TABLED_GAMES } from './new-table.ts';
import {
  choicesAt,
  nextMoment,
  playByMouse,
  playUntilAsked,
  questionAt,
  rematchButton,
} from './player.ts';
import { recordedMatch } from './recorded-match.ts';
import { chromiumOptions, ROOT, servePage } from './served-page.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const LIGHTS = { day: 'light', night: 'dark' } as const;
/** Small enough for a repository, good enough to read every figure. */
const QUALITY = 66;

const ORDER = /^Where do you sail/;
const BATTLE = /^(You beat|Pay the pirate|Lucky|Peacemaker)/;
const MIDDLE = 6;

const MATE = { who: 'bot', level: 'Mate' } as const;
const ADA_AND_THREE: readonly SeatWish[] = [{ who: 'person', name: 'Ada' }, MATE, MATE, MATE];

type Light = keyof typeof LIGHTS;
const BOTH: readonly Light[] = ['day', 'night'];

const picture = async (page: Page, name: string, lights = BOTH): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  for (const [size, viewport] of Object.entries(SIZES))
    for (const light of lights) {
      const colorScheme = LIGHTS[light];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Fonts, and a layout that is measured before it is laid.
      await page.waitForTimeout(700);
      const taken = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
      });
      writeFileSync(join(FOLDER, `${name}-${size}-${light}.webp`), taken.data, 'base64');
    }
  await page.setViewportSize(SIZES.desktop);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await devtools.detach();
};

const picturesOfPages = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Play now: Seawolf/ }).waitFor();
  await picture(page, 'shelf');
  await page.goto('/games/seawolf/rules#SW-106');
  await page.getByText('SW-106', { exact: true }).first().waitFor();
  await picture(page, 'rulebook');
  await page.goto('/games/seawolf/gallery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, 'gallery');
};

/** Answers until an order is asked for, looking out for a battle on the way. */
const playRound = async (page: Page, seenBattle: boolean): Promise<boolean> => {
  let isSeen = seenBattle;
  for (;;) {
    await playByMouse(page, 1);
    if ((await nextMoment(page)) === 'over') return isSeen;
    const question = (await questionAt(page).textContent()) ?? '';
    if (!isSeen && BATTLE.test(question)) {
      await picture(page, 'battle');
      isSeen = true;
    }
    if (ORDER.test(question)) return isSeen;
  }
};

const picturesOfTable = async (page: Page): Promise<void> => {
  await setTable(page, { seats: ADA_AND_THREE, seed: 'a picture' });
  await playUntilAsked(page, ORDER);
  await choicesAt(page).first().click();
  await picture(page, 'first-turn');
  await page.keyboard.press('Escape');
  let isSeen = false;
  for (let round = 1; !(await rematchButton(page).isVisible()); round++) {
    isSeen = await playRound(page, isSeen);
    if (round === MIDDLE) await picture(page, 'mid-game');
  }
  await picture(page, 'end');
  if (!isSeen) throw new Error('A whole match without a battle to settle: draw again.');
};

const TWO = ['Ada', 'Ben'];

/** What a bot advises, and what is said of a match when it is over. */
const picturesOfAdvice = async (page: Page): Promise<void> => {
  await setTable(page, { seats: ADA_AND_THREE, seed: 'a picture' });
  await playUntilAsked(page, ORDER);
  await page.keyboard.press('g');
  await page.getByRole('complementary', { name: 'The coach' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('list', { name: 'What I would take, the best first' }).waitFor();
  await picture(page, 'hints');
  await page.goto('/replay');
  const buffer = Buffer.from(await recordedMatch('seawolf', TWO));
  const file = { name: 'match.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Review the match' }).click();
  await page.getByRole('heading', { name: /^Share of wins/ }).waitFor();
  await page.locator('.review-points li button').first().click();
  await picture(page, 'review');
};

/** Answers until a match is well under way: the boards are full by then. */
const UNDER_WAY = 40;

/** The other games in mid-game, by day. */
const picturesOfOthers = async (page: Page): Promise<void> => {
  for (const game of TABLED_GAMES.filter((id) => id !== 'seawolf')) {
    await setTable(page, { game, seats: ADA_AND_THREE, seed: 'a picture' });
    await playByMouse(page, UNDER_WAY);
    await picture(page, game, ['day']);
  }
};

/** The page of somebody who has met the coaches, until `draw` is done. */
const atThePage = async (browser: Browser, draw: (page: Page) => Promise<void>): Promise<void> => {
  const { address, stop } = await servePage();
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES.desktop,
    reducedMotion: 'reduce',
  });
  await haveMetCoaches(context);
  await draw(await context.newPage());
  await stop();
};

const drawForReaders = async (page: Page): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  await picturesOfPages(page);
  await picturesOfTable(page);
  await picturesOfAdvice(page);
  await picturesOfOthers(page);
};

const compare = async (
  browser: Browser,
  before: string,
  after: string,
  only = '',
): Promise<void> => {
  const all = await comparePictures(await browser.newPage(), before, after);
  const differences = all.filter(({ name }) => name.startsWith(only));
  const changed = differences.filter(hasChanged);
  for (const { name, share } of changed) console.log(`${(share * 100).toFixed(2)} %  ${name}`);
  console.log(`${changed.length} of ${differences.length} pictures differ.`);
  process.exitCode = changed.length > 0 ? 1 : 0;
};

/** Where pictures lie that are drawn for one comparison; git ignores it. */
const DRAWN_ANEW = join(ROOT, '.cache/pictures');

const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    compare: { type: 'string' },
    with: { type: 'string' },
    only: { type: 'string' },
  },
});
const browser = await chromium.launch(chromiumOptions());
if (values.compare !== undefined) {
  const after = values.with ?? DRAWN_ANEW;
  if (values.with === undefined) {
    rmSync(after, { recursive: true, force: true });
    await atThePage(browser, (page) => drawEverything(page, after, values.only));
  }
  await compare(browser, values.compare, after, values.only);
} else if (values.into !== undefined) {
  const { into } = values;
  await atThePage(browser, (page) => drawEverything(page, into, values.only));
} else await atThePage(browser, drawForReaders);
await browser.close();
