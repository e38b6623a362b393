import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { openVisits, PHONE } from '../src/visits.ts';

describe('friends', () => {
  const { visit } = openVisits();

  const atTable = (page: Page): Promise<void> =>
    page.getByRole('navigation', { name: 'At this table' }).waitFor();
  const linkOf = (page: Page): Promise<string> =>
    page.getByRole('textbox', { name: 'The link to this table' }).inputValue();

  it('are one click away from every cover: a table, its code, its link, and a name where none is known', async () => {
    const ada = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await ada.goto('/');
    await ada.getByRole('link', { name: /^With friends: Seawolf/ }).click();

    await ada.getByRole('img', { name: 'The link as a code to scan with a phone' }).waitFor();
    await ada.getByRole('button', { name: 'Share' }).click();
    await ada.getByText('The link is copied.').waitFor();
    expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf(ada));
    await ada.getByRole('textbox', { name: 'What shall the others call you?' }).fill('Ada');
    await ada.keyboard.press('Enter');
    await ada.getByText('The others see it now.').waitFor();
    expect(await faultsOf(ada, 'a waiting room')).toEqual([]);

    const bea = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await bea.goto(await linkOf(ada));
    await bea.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await bea.getByRole('button', { name: 'Sit down at the blue flag' }).tap();
    await bea.getByText('2 more captains').waitFor();
    expect(await faultsOf(bea, 'a waiting room on a phone')).toEqual([]);

    // By keyboard alone: Bea moves one flag on, and the focus goes with her.
    await ada.getByRole('button', { name: 'Move Bea to the right' }).focus();
    await ada.keyboard.press('Enter');
    const third = ada.getByRole('listitem').nth(2);
    await third.getByText('Bea').waitFor();
    await expect
      .poll(() => ada.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move Bea to the right');
    await ada.getByRole('button', { name: 'Start with Bea and 2 bots' }).click();

    await Promise.all([atTable(ada), atTable(bea)]);
  });
});
