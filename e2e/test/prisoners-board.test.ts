import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { faultsOfTable, screensOf, type Walk } from '../src/inspect-table.ts';
import { setTable, type TableWish } from '../src/new-table.ts';
import {
  answerButton,
  choicesAt,
  clickChoice,
  nextMoment,
  playUntilAsked,
  questionAt,
  untilAnswered,
} from '../src/player.ts';
import { recordedMatch } from '../src/recorded-match.ts';
import { openVisits, PHONE } from '../src/visits.ts';

const bot = { who: 'bot', level: 'Deckhand' } as const;
const ada = { who: 'person', name: 'Ada' } as const;
const TWO: TableWish = { game: 'prisoners', seats: [ada, bot], seed: 'board' };
const FOUR: TableWish = { game: 'prisoners', seats: [ada, bot, bot, bot], seed: 'four' };

const SHIP = /^Which ship do you move/;
const WHERE = /^Where does the ship at [A-R]\d+ sail/;
const WINDOW = /^Play before /;

const board = (page: Page): Locator => page.getByRole('region', { name: /^The board/ });
const ocean = (page: Page): Locator => board(page).getByRole('group', { name: /^The ocean/ });
const glass = (page: Page): Locator =>
  board(page).getByRole('button', { name: 'Show the whole ocean' });
const ownShip = (page: Page, hex: string): Locator =>
  board(page).getByRole('button', { name: new RegExp(`^${hex}\\. Your ship`) });
const water = (page: Page): Locator =>
  board(page).getByRole('button', { name: /^[A-R]\d+\. Open ocean.*You may: Sail to/ });

/** A place in the middle of what the window shows. */
const inSight = async (page: Page, places: Locator): Promise<Locator> => {
  const frame = await ocean(page).boundingBox();
  if (frame === null) throw new Error('There is no ocean.');
  for (const place of await places.all()) {
    const box = await place.boundingBox();
    if (box === null) continue;
    const x = (box.x + box.width / 2 - frame.x) / frame.width;
    const y = (box.y + box.height / 2 - frame.y) / frame.height;
    if (x > 0.15 && x < 0.7 && y > 0.15 && y < 0.7) return place;
  }
  throw new Error('None of them is shown.');
};

/** Ada plays on where she was first asked before a roll, in a match that was recorded. */
const joinBattle = async (page: Page): Promise<void> => {
  const windows: number[] = [];
  const text = await recordedMatch('prisoners', ['Ada', 'Ines'], (asked, answers) => {
    if (asked.some(({ seat, step }) => seat === 0 && step === 'engagement/maneuvers'))
      windows.push(answers);
  });
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('slider').waitFor();
  await page.evaluate((answer) => {
    window.location.hash = `#answer-${answer}`;
  }, windows[0]);
  await page.getByText(new RegExp(`answer ${windows[0]} of`, 'i')).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Ada' }).check();
  await page.getByRole('button', { name: 'Play on as Ada' }).click();
  await questionAt(page).filter({ hasText: WINDOW }).waitFor();
};

describe('Take No Prisoners at the board', () => {
  const { visit } = openVisits();

  it('takes a region, a ship and its course by clicks on the ocean', async () => {
    const page = await visit();
    await setTable(page, TWO);
    await nextMoment(page);

    const region = board(page).getByRole('button', { name: /^Region \d, .*You may/ });
    await region.last().click();
    await answerButton(page).click();
    await playUntilAsked(page, SHIP);
    await ownShip(page, 'C3').click();
    await ownShip(page, 'C3').click();
    await questionAt(page).filter({ hasText: WHERE }).waitFor();
    const there = await inSight(page, water(page));
    const [hex = ''] = /^[A-R]\d+/.exec((await there.getAttribute('aria-label')) ?? '') ?? [];
    await there.click();
    expect(await answerButton(page).textContent()).toMatch(new RegExp(`^Sail to ${hex}`));
    await there.click();
    await untilAnswered(page);

    await ownShip(page, hex).waitFor();
    expect(await ownShip(page, 'C3').count()).toBe(0);
  });

  it('says why a ship cannot sail to water that is too far', async () => {
    const page = await visit();
    await setTable(page, TWO);
    await playUntilAsked(page, SHIP);
    await clickChoice(page, 1);
    await questionAt(page).filter({ hasText: WHERE }).waitFor();

    await glass(page).click();
    const { width = 0, height = 0 } = (await ocean(page).boundingBox()) ?? {};
    await ocean(page).click({ position: { x: width * 0.55, y: height * 0.5 } });

    const why = page.getByRole('status').filter({ hasText: /^A ship sails no farther/ });
    expect(await why.textContent()).toContain('TP-112');
    expect(await questionAt(page).textContent()).toMatch(WHERE);
  });

  it('lets a ship sail by arrow keys and Enter', async () => {
    const page = await visit();
    await setTable(page, TWO);
    await playUntilAsked(page, SHIP);
    await clickChoice(page, 1);
    await questionAt(page).filter({ hasText: WHERE }).waitFor();

    await board(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await answerButton(page).textContent()).toMatch(/^(Sail to|Stay at) [A-R]\d+/);
    await page.keyboard.press('Enter');
    await questionAt(page).filter({ hasNotText: WHERE }).waitFor();
  });

  it('follows a chip, is dragged away, and shows the whole through its glass', async () => {
    const page = await visit();
    await setTable(page, TWO);
    await playUntilAsked(page, SHIP);
    const ship = ownShip(page, 'B2');
    const before = await ship.boundingBox();

    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(400, 200, { steps: 5 });
    await page.mouse.up();
    const away = await ship.boundingBox();
    expect(away?.x).toBeLessThan((before?.x ?? 0) - 200);
    expect(await questionAt(page).textContent()).toMatch(SHIP);
    await page.getByRole('button', { name: /^Level \d at B2/ }).click();
    await page.waitForFunction(
      (x) => (document.querySelector('.board [data-mark]')?.getBoundingClientRect().x ?? 0) > x,
      away?.x ?? 0,
    );

    await glass(page).click();
    expect(await glass(page).getAttribute('aria-pressed')).toBe('true');
    const near = before?.width ?? 0;
    expect((await ship.boundingBox())?.width).toBeLessThan(near);
    await page.keyboard.press('Enter');
    expect(await glass(page).getAttribute('aria-pressed')).toBe('false');
  });

  it('shows a battle with its chances before every roll, on a desktop and a phone', async () => {
    const page = await visit();
    await joinBattle(page);

    const battle = page.getByRole('region', { name: 'Engagement' });
    expect(await battle.getByRole('img', { name: /dice to roll$/ }).count()).toBe(1);
    expect(await battle.getByText(/needed: \d/i).count()).toBeGreaterThan(0);
    expect(await choicesAt(page).filter({ hasText: /%/ }).count()).toBeGreaterThan(0);
    const asked = battle.getByRole('list', { name: 'Who is asked' });
    expect(await asked.getByText('You', { exact: true }).count()).toBe(1);
    const faults = [...(await faultsOf(page, 'desktop'))];
    await page.setViewportSize(PHONE);
    await page.getByRole('list', { name: 'Who is asked' }).waitFor();
    faults.push(...(await faultsOf(page, 'phone')));

    expect(faults).toEqual([]);
  });
});

const WISHES = {
  'desktop by day': FOUR,
  'desktop by night': TWO,
  'phone by day': TWO,
  'small phone by night': FOUR,
} as const;

const towards: Walk['towards'] = async (page, look) => {
  await playUntilAsked(page, SHIP);
  await look('ships');
  await clickChoice(page, 1);
  await nextMoment(page);
  await look('where to sail');
};

describe('every state of a table of Take No Prisoners', () => {
  const { visit } = openVisits();

  it.each(screensOf(2))('has nothing axe objects to: $name', async (screen) => {
    const { name, viewport, colorScheme } = screen;
    const page = await visit({ viewport, colorScheme });
    const walk = { wish: WISHES[name], towards, answers: 6 };

    expect(await faultsOfTable(page, walk)).toEqual([]);
  });
});
