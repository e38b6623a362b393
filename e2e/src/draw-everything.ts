// What every page and every board looks like, drawn so that it can be drawn again: matches are recorded
// or played by people at one screen, since a bot takes its time and may think of something else.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { setTable, TABLED_GAMES } from './new-table.ts';
import { curtainAt, nextMoment, playByMouse } from './player.ts';
import { recordedMatch } from './recorded-match.ts';
import { DESKTOP, PHONE } from './visits.ts';

const SIZES = { desktop: DESKTOP, phone: PHONE } as const;
const LIGHTS = { day: 'light', night: 'dark' } as const;

/** Fonts, and a layout that is measured before it is laid. */
const REST = 700;

/** A gallery leaves out what is off the screen; how much of it a whole page has would be chance. */
const DRAW_ALL = '* { content-visibility: visible !important; }';

type Shot = (name: string, isWhole?: boolean) => Promise<void>;

const shotsInto =
  (page: Page, folder: string): Shot =>
  async (name, isWhole = false) => {
    for (const [size, viewport] of Object.entries(SIZES))
      for (const [light, colorScheme] of Object.entries(LIGHTS)) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.mouse.move(0, 0);
        await page.waitForTimeout(REST);
        const path = join(folder, `${name}-${size}-${light}.png`);
        await page.screenshot({
          path,
          fullPage: isWhole,
          animations: 'disabled',
          caret: 'hide',
          ...(isWhole && { style: DRAW_ALL }),
        });
      }
    await page.setViewportSize(DESKTOP);
  };

/** Pages that a game has; a rulebook is longer than a picture can be. */
const PAGES = { about: '', gallery: '/gallery', rulebook: '/rules', 'new-table': '/new' } as const;

const shootHouse = async (page: Page, shoot: Shot): Promise<void> => {
  for (const [name, address] of Object.entries({ shelf: '/', settings: '/settings' })) {
    await page.goto(address);
    await page.getByRole('main').waitFor();
    await shoot(name, true);
  }
};

const shootPages = async (page: Page, game: string, shoot: Shot): Promise<void> => {
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(`/games/${game}${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(`${game}-${name}`, name !== 'rulebook');
  }
};

/** Shares of a recorded match: its boards are full in the middle, and its end has a score sheet. */
const POSITIONS = [0.25, 0.5, 0.75, 1] as const;

const shootReplay = async (page: Page, game: string, shoot: Shot): Promise<void> => {
  const match = await recordedMatch(game, ['Ada', 'Ines', 'Tomas']);
  await page.goto('/replay');
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(match) };
  await page.locator('input[type=file]').setInputFiles(file);
  const ruler = page.getByRole('slider');
  await ruler.waitFor();
  const last = Number(await ruler.getAttribute('max'));
  for (const share of POSITIONS) {
    await ruler.fill(String(Math.round(last * share)));
    await shoot(`${game}-replay-${share * 100}`);
  }
};

/** After how many answers of both a table is looked at. */
const ANSWERS = [0, 6, 20] as const;

const playOn = async (page: Page, answers: number): Promise<void> => {
  for (let answered = 0; answered < answers; ) {
    const moment = await nextMoment(page);
    if (moment === 'over') return;
    if (moment === 'curtain') await curtainAt(page).click();
    else answered += await playByMouse(page, 1);
  }
  if ((await nextMoment(page)) === 'curtain') await curtainAt(page).click();
};

const shootTable = async (page: Page, game: string, shoot: Shot): Promise<void> => {
  const seats = ['Ada', 'Ines'].map((name) => ({ who: 'person', name }) as const);
  await setTable(page, { game, seats, seed: 'a picture' });
  let before = 0;
  for (const answers of ANSWERS) {
    await playOn(page, answers - before);
    before = answers;
    await nextMoment(page);
    await shoot(`${game}-table-${answers}`);
  }
};

/** Draws every page and every board into a folder, without loss; of one game alone, if it is named. */
export const drawEverything = async (page: Page, folder: string, only?: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const shoot = shotsInto(page, folder);
  if (only === undefined) await shootHouse(page, shoot);
  for (const game of TABLED_GAMES.filter((id) => only === undefined || id === only)) {
    await shootPages(page, game, shoot);
    await shootReplay(page, game, shoot);
    await shootTable(page, game, shoot);
  }
};
