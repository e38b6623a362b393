import { SHELF } from '@quarterdeck/shelf';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import { denialsAt, nextMoment, playUntilAsked } from '../src/player.ts';
import { openVisits, PHONE } from '../src/visits.ts';

const panelsAt = (page: Page): Locator => page.locator('.minutes-panels > li');
const minutesAt = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Learn in five minutes' });

/** Everything is drawn: pictures and what can be shown come after the words. */
const drawn = async (page: Page): Promise<void> => {
  await minutesAt(page).waitFor();
  const count = await panelsAt(page).count();
  await page.waitForFunction(
    (all) =>
      document.querySelectorAll('.panel-picture > svg').length === all &&
      document.querySelectorAll('.panel-links > .button').length === all,
    count,
  );
};

describe('the rulebook', () => {
  const { visit } = openVisits();

  it('opens at five minutes of every game, with a picture and a rule at work for each', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules');
    for (const { id, title } of SHELF) {
      await page
        .getByRole('navigation', { name: 'The rulebooks' })
        .getByRole('link', { name: title })
        .click();
      await page.waitForURL(new RegExp(`/games/${id}/rules$`));
      await drawn(page);
      expect(await panelsAt(page).count()).toBeGreaterThanOrEqual(6);
      expect(await faultsOf(page, `five minutes of ${title}`)).toEqual([]);
    }
  });

  it('shows a rule of the five minutes at work, and leads to the lesson', async () => {
    const page = await visit({ viewport: PHONE });
    await page.goto('/games/seawolf/rules');
    await drawn(page);
    expect(await faultsOf(page, 'five minutes on a phone')).toEqual([]);
    await page.getByRole('link', { name: /^Learn 8 min: Seawolf/ }).waitFor();

    await panelsAt(page)
      .nth(1)
      .getByRole('link', { name: /^Show me/ })
      .click();

    await page.waitForURL(/\/games\/seawolf\/show\/SW-106$/);
    await page.locator('.showing').waitFor();
  });

  it('has every clause as before, by chapter, and the words of the game', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules');
    await minutesAt(page).waitFor();

    await page.getByRole('button', { name: /^Words of the game/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Words of the game' }).waitFor();
    expect(await page.locator('.game-words dt').count()).toBeGreaterThan(15);
    expect(await faultsOf(page, 'the words of the game')).toEqual([]);

    await page.getByRole('button', { name: /^8 Phase 2a/ }).click();
    await page.locator('#SW-106').waitFor();
  });

  it('answers what a player types', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules');
    await page
      .getByRole('searchbox', { name: 'Find in this book' })
      .fill('sailing against the wind');
    await page.locator('#SW-108').waitFor();
    await page.getByRole('searchbox', { name: 'Find in this book' }).fill('thaler');

    await page.locator('.game-words dt').getByText('Thaler').waitFor();
    expect(await faultsOf(page, 'a search')).toEqual([]);
  });
});

describe('the rulebook at a table', () => {
  const { visit } = openVisits();

  it('opens at what is asked, and at the five minutes by a press', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'book' });
    await nextMoment(page);
    await playUntilAsked(page, /^Where do you sail/);

    await page.keyboard.press('r');

    const book = page.getByRole('dialog', { name: 'Rulebook' });
    await book.locator('.clause.open').waitFor();
    expect(await faultsOf(page, 'the book beside the table')).toEqual([]);
    await book.getByRole('combobox', { name: 'Chapters' }).selectOption('minutes');
    await minutesAt(page).waitFor();
    expect(await faultsOf(page, 'five minutes beside the table')).toEqual([]);
  });

  it('shows at work why something cannot be done', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'book' });
    await nextMoment(page);
    await playUntilAsked(page, /^Where do you sail/);

    await denialsAt(page).first().click();

    const why = page.locator('.why');
    const clause = (await why.getByRole('button').textContent()) ?? '';
    await why.getByRole('link', { name: /^Show me/ }).click();
    await page.waitForURL(new RegExp(`/games/seawolf/show/${clause}$`));
  });

  it('shows at work what a line of the log rests on', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'book' });
    await nextMoment(page);
    await playUntilAsked(page, /^Where do you sail/);
    await page.keyboard.press('l');
    const log = page.getByRole('dialog', { name: 'Log' });
    const chip = log.locator('.log-line .clause-chip').first();
    const clause = (await chip.textContent()) ?? '';

    await chip.click();

    const book = page.getByRole('dialog', { name: 'Rulebook' });
    await book
      .locator(`#${clause}.open`)
      .getByRole('link', { name: /^Show me/ })
      .click();
    await page.waitForURL(new RegExp(`/games/seawolf/show/${clause}$`));
  });
});
