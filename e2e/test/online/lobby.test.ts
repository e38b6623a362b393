import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByDayAndNight } from '../../src/axe.ts';
import { openOwnServer } from '../../src/own-server.ts';
import { PHONE } from '../../src/visits.ts';

describe('In the lobby', () => {
  const served = openOwnServer();

  const visit = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await served.browse(options);
    await page.goto(`${served.address()}/lobby`);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    return page;
  };

  const atTable = (page: Page): Promise<void> =>
    page.getByRole('navigation', { name: 'At this table' }).waitFor();

  const only = async (page: Page, game: string): Promise<void> => {
    const games = page.getByRole('group', { name: 'Which games' });
    await games.getByRole('button', { name: game }).click();
    await games.getByRole('button', { name: 'Ahoy' }).click();
  };

  it('a stranger sits down at a table that comes while one looks, on a phone', async () => {
    const bea = await visit('Bea', { viewport: PHONE, hasTouch: true, isMobile: true });
    expect(await faultsByDayAndNight(bea, 'an empty lobby')).toEqual([]);
    const ada = await visit('Ada');
    await only(ada, 'Seawolf');
    await ada.getByRole('radio', { name: '2' }).check({ force: true });

    await ada.getByRole('button', { name: 'Open a table of your own' }).click();
    await ada.getByText('One more captain').waitFor();
    const row = bea.getByRole('listitem').filter({ hasText: 'set by Ada' });
    await row.waitFor();
    expect(await faultsByDayAndNight(bea, 'a lobby with a table')).toEqual([]);
    await row.getByRole('button', { name: /^Sit down: Seawolf, set by Ada/ }).tap();

    await Promise.all([atTable(ada), atTable(bea)]);
  });

  it('who set a table gives seats to bots, takes them back, and starts early', async () => {
    const ada = await visit('Ada');
    await only(ada, 'Seawolf');
    await ada.getByRole('button', { name: 'Open a table of your own' }).click();
    await ada.getByText('2 more captains').waitFor();

    await ada
      .getByRole('button', { name: /^Add a bot at the/ })
      .first()
      .click();
    await ada.getByRole('button', { name: /^Send away .*, a bot$/ }).waitFor();
    expect(await faultsByDayAndNight(ada, 'arranging')).toEqual([]);
    await ada.getByRole('button', { name: /^Send away .*, a bot$/ }).click();
    await ada.getByText('2 more captains').waitFor();

    await ada.getByRole('button', { name: 'Start with 2 bots' }).click();
    await atTable(ada);
  });

  it('two who look for the same are called to one table, wherever they look round meanwhile', async () => {
    const [ada, bea] = [await visit('Ada'), await visit('Bea')];
    for (const page of [ada, bea]) {
      await only(page, 'Seawolf');
      await page.getByRole('button', { name: 'Find people' }).click();
      if (page === ada) {
        await page.getByText('One captain would sit down').waitFor();
        expect(await faultsByDayAndNight(page, 'looking')).toEqual([]);
        await page.getByRole('link', { name: 'Rulebooks' }).click();
        await page.waitForURL(/rules/);
      }
    }

    for (const page of [ada, bea]) {
      const ticket = page.getByRole('alert', { name: 'Your table is ready' });
      await ticket.getByText(/^Seawolf with /).waitFor();
      expect(await faultsByDayAndNight(page, 'found')).toEqual([]);
      await ticket.getByRole('button', { name: 'Go to the table' }).click();
    }
    await Promise.all([atTable(ada), atTable(bea)]);
  });

  it('who looks for people is called to a table that waits for more, by the names of those who sit there', async () => {
    const [ada, bea] = [await visit('Ada'), await visit('Bea')];
    await only(ada, 'Seawolf');
    await ada.getByRole('button', { name: 'Open a table of your own' }).click();
    await ada.getByText('2 more captains').waitFor();
    await only(bea, 'Seawolf');

    await bea.getByRole('button', { name: 'Find people' }).click();

    const ticket = bea.getByRole('alert', { name: 'Your table is ready' });
    await ticket.getByText('Seawolf with Ada', { exact: true }).waitFor();
  });
});
