import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { hasFocus } from '../src/keyboard.ts';
import { type SeatWish, setTable } from '../src/new-table.ts';
import { nextMoment, playUntilAsked, questionAt, seenOn } from '../src/player.ts';
import { openVisits, PHONE } from '../src/visits.ts';

/** Called as a term is: names are not explained. */
const SEATS: readonly SeatWish[] = [
  { who: 'person', name: 'Rum' },
  { who: 'bot', level: 'Deckhand' },
];

const cardAt = (page: Page): Locator => page.getByRole('dialog', { name: /^What “/ });
const marksIn = (place: Locator): Locator => place.locator('button.term');

const sailTo = async (page: Page, question = /^Where do you sail/): Promise<void> => {
  await setTable(page, { seats: SEATS, seed: 'terms' });
  await nextMoment(page);
  await playUntilAsked(page, question);
};

describe('a word of the game', () => {
  const { visit } = openVisits();

  it('is explained by a key in the question, with its clause, and gives the focus back', async () => {
    const page = await visit();
    await sailTo(page);
    const wind = marksIn(questionAt(page)).filter({ hasText: /^wind$/ });
    await wind.waitFor();
    expect(await seenOn(questionAt(page))).toMatch(/^Where do you sail\? The wind blows \w+\.$/);

    await page.keyboard.press('t');
    expect(await hasFocus(page, wind)).toBe(true);
    await cardAt(page).waitFor();
    expect((await seenOn(cardAt(page))).split(' ').length).toBeGreaterThan(5);
    expect(await faultsOf(page, 'a word explained')).toEqual([]);
    await page.keyboard.press('Escape');
    await cardAt(page).waitFor({ state: 'detached' });
    expect(await hasFocus(page, wind)).toBe(true);

    await page.keyboard.press('Enter');
    await cardAt(page).getByRole('button', { name: 'SW-184' }).press('Enter');
    await page.getByRole('dialog', { name: 'Rulebook' }).locator('#SW-184.open').waitFor();
    await cardAt(page).waitFor({ state: 'detached' });
  });

  it('is explained to a pointer that rests on it, and its clause is shown at work', async () => {
    const page = await visit();
    await sailTo(page);
    const wind = marksIn(questionAt(page)).first();
    await wind.hover();
    await cardAt(page).waitFor();
    await cardAt(page).hover();
    const showMe = cardAt(page).getByRole('link', { name: /^Show me/ });
    await showMe.waitFor();

    await showMe.click();

    await page.waitForURL(/\/games\/seawolf\/show\/SW-184$/);
  });

  it('goes with the pointer, and a table goes on as if nobody had asked', async () => {
    const page = await visit();
    await sailTo(page);
    const question = await seenOn(questionAt(page));
    await marksIn(questionAt(page)).first().hover();
    await cardAt(page).waitFor();

    await page.mouse.move(5, 5);

    await cardAt(page).waitFor({ state: 'detached' });
    await page.keyboard.press('1');
    expect(await seenOn(questionAt(page))).toBe(question);
    expect(await page.locator('.choice[aria-pressed=true]').count()).toBe(1);
  });

  it('is marked in the log, never in a name, and the line can still be shown again', async () => {
    const page = await visit();
    await sailTo(page);
    await page.keyboard.press('l');
    const log = page.getByRole('dialog', { name: 'Log' });
    const line = log
      .locator('.log-line')
      .filter({ has: page.locator('button.term') })
      .first();
    await line.waitFor();
    const marks = await marksIn(log).allInnerTexts();
    expect(marks).not.toContain('Rum');
    expect(await faultsOf(page, 'the log with its words')).toEqual([]);

    await marksIn(line).first().click();

    await cardAt(page).waitFor();
    expect(await faultsOf(page, 'a word of the log explained')).toEqual([]);
    await page.keyboard.press('Escape');
    await cardAt(page).waitFor({ state: 'detached' });
    await log.waitFor();
    await log.locator('.log-again').first().click();
    await log.waitFor();
  });

  it('is explained by a tap on a phone, and closed by one elsewhere', async () => {
    const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await sailTo(page);
    await marksIn(questionAt(page)).first().tap();
    await cardAt(page).waitFor();
    const box = await cardAt(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= PHONE.width && box.y >= 0).toBe(true);
    expect(await faultsOf(page, 'a word explained on a phone')).toEqual([]);

    await page.touchscreen.tap(195, 60);

    await cardAt(page).waitFor({ state: 'detached' });
  });

  it('is marked in the rulebook, once in a clause, and leads to the clause that makes it', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules#SW-106');
    const clause = page.locator('#SW-106');
    await marksIn(clause).first().waitFor();
    const marks = await marksIn(clause).allInnerTexts();
    expect(new Set(marks).size).toBe(marks.length);
    expect(await faultsOf(page, 'the rulebook with its words')).toEqual([]);

    await marksIn(clause).first().focus();
    await page.keyboard.press('Enter');
    const link = cardAt(page).getByRole('button', { name: /^SW-/ });
    const to = (await seenOn(link)).trim();
    await link.press('Enter');

    await page.locator(`#${to}.open`).waitFor();
    expect(page.url()).toMatch(new RegExp(`#${to}$`));
  });
});
