import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByDayAndNight } from '../../src/axe.ts';
import { inviteFriends } from '../../src/new-table.ts';
import { addressOfNobody, atTable, makeAccount, sitDownAs } from '../../src/online/friends.ts';
import { openOwnServer } from '../../src/own-server.ts';
import { PHONE } from '../../src/visits.ts';

describe('A moderator', () => {
  const served = openOwnServer();

  const visit = (options = {}): Promise<Page> =>
    served.browse({ baseURL: served.address(), ...options });

  /** Mo has an account and, from the next start on, the role. */
  const moderator = async (): Promise<Page> => {
    const mo = await visit();
    await mo.goto('/lobby');
    await mo.getByRole('textbox', { name: 'Your name' }).fill('Mo');
    await mo.getByRole('textbox', { name: 'Your name' }).blur();
    await makeAccount(mo, addressOfNobody('mo'));
    const handle = await mo.evaluate(async () => {
      const answer = await fetch('/api/people/me');
      return (await answer.json()).handle as string;
    });
    await served.stop();
    await served.startAgain({ MODERATORS: handle });
    return mo;
  };

  /** Bo and Cy sit at a table, and Cy says something. */
  const bothAtTable = async () => {
    const [bo, cy] = [await visit(), await visit({ viewport: PHONE })];
    const link = await inviteFriends(bo, { pace: 'Relaxed' });
    await sitDownAs(cy, link, 'Cy');
    await Promise.all([atTable(bo), atTable(cy)]);
    return { bo, cy };
  };

  it('is one by role alone: the page is shut to everybody else, whatever address they know', async () => {
    const bo = await visit();
    await bo.goto('/moderation');

    await bo.getByRole('heading', { name: 'This desk is not yours' }).waitFor();
    expect(await faultsByDayAndNight(bo, 'a desk that is shut')).toEqual([]);
    const status = await bo.evaluate(async () => (await fetch('/api/moderation')).status);
    expect(status).toBe(403);
  });

  it('ends a table, and those who play there are told: nobody has won', async () => {
    const mo = await moderator();
    const { bo, cy } = await bothAtTable();
    await mo.goto('/moderation');
    await mo.getByRole('heading', { name: 'Tables' }).waitFor();
    expect(await faultsByDayAndNight(mo, 'a desk')).toEqual([]);

    // The newest stands first.
    const end = mo.getByRole('button', { name: 'End: Seawolf, Ada, Cy' });
    const tables = await end.count();
    await end.first().click();
    await mo.getByRole('button', { name: 'Really: End' }).click();

    const told = 'This match was ended by who looks after this server. No result.';
    await Promise.all([bo, cy].map((page) => page.getByText(told).first().waitFor()));
    expect(await faultsByDayAndNight(cy, 'a match that was ended, on a phone')).toEqual([]);
    await mo.getByText('Mo ended a table').first().waitFor();
    await expect.poll(() => end.count()).toBe(tables - 1);
  });

  it('hides what was reported, warns who said it, and silences them: each is told what was done', async () => {
    const mo = await moderator();
    const { bo, cy } = await bothAtTable();
    const saidTo = (page: Page) => page.getByRole('log', { name: 'What was said' });
    await cy.getByRole('button', { name: /^Chat/ }).click();
    const field = cy.getByRole('textbox', { name: 'Say something to the table' });
    await field.fill('You barnacle');
    await cy.keyboard.press('Enter');
    await bo.keyboard.press('c');
    await saidTo(bo).getByRole('button', { name: 'Cy: block or report' }).click();
    await bo.getByRole('button', { name: 'Report: Insult or threat' }).click();
    await bo.getByText('Reported.').waitFor();

    await mo.goto('/moderation');
    await mo.getByRole('button', { name: 'Hide what Cy said: You barnacle' }).click();
    await Promise.all(
      [bo, cy].map((page) => saidTo(page).getByText('You barnacle').waitFor({ state: 'hidden' })),
    );
    const about = mo.getByRole('region', { name: 'Cy, insults' });
    const note = about.getByRole('textbox', { name: /^Why, for the log/ });
    await note.fill('Mind your words.');
    await about.getByRole('button', { name: 'Silence for a week' }).click();
    await about.getByText(/^silenced until /).waitFor();
    await field.fill('And you');
    await cy.keyboard.press('Enter');
    await cy.getByText(/^You may say nothing here until .* Mind your words\.$/).waitFor();
    expect(await faultsByDayAndNight(mo, 'a case')).toEqual([]);

    await about.getByRole('button', { name: 'Warn' }).click();
    const word = cy.getByRole('dialog', { name: 'A word from who looks after this server' });
    await word.getByText('Mind your words.').waitFor();
    expect(await faultsByDayAndNight(cy, 'a warning on a phone')).toEqual([]);
    await word.getByRole('button', { name: 'I have read it' }).click();
    await word.waitFor({ state: 'hidden' });
    await cy.reload();
    await atTable(cy);
    expect(await word.count()).toBe(0);
    for (const line of ['Mo warned Cy', 'Mo silenced Cy', 'Mo hid a message of Cy'])
      await mo.getByText(line).first().waitFor();
  });
});
