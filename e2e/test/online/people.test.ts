import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByDayAndNight } from '../../src/axe.ts';
import { addressOfNobody, makeAccount } from '../../src/online/friends.ts';
import { playShortMatches } from '../../src/online/short-matches.ts';
import { openOwnServer } from '../../src/own-server.ts';
import { DESKTOP, PHONE } from '../../src/visits.ts';

/** Fewer have no rank. */
const TO_BE_RANKED = 10;

describe('People who have played', () => {
  const served = openOwnServer();

  const arrive = async (name: string): Promise<Page> => {
    const page = await served.browse({ baseURL: served.address() });
    await page.goto('/lobby');
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByRole('textbox', { name: 'Your name' }).blur();
    await makeAccount(page, addressOfNobody(name.toLowerCase()));
    return page;
  };
  const addressOf = async (page: Page): Promise<string> => {
    const handle = await page.evaluate(async () => {
      const answer = await fetch('/api/people/me');
      return (await answer.json()).handle as string;
    });
    return `/people/${handle}`;
  };
  /** On a desktop and on a phone, by day and by night. */
  const faultsAtBothSizes = async (page: Page, where: string): Promise<readonly string[]> => {
    const wide = await faultsByDayAndNight(page, where);
    await page.setViewportSize(PHONE);
    const narrow = await faultsByDayAndNight(page, `${where}, on a phone`);
    await page.setViewportSize(DESKTOP);
    return [...wide, ...narrow];
  };

  it('have a profile, a rank and friends, and axe objects to none of it by day or by night', async () => {
    const [ada, bea] = [await arrive('Ada'), await arrive('Bea')];
    expect(await faultsAtBothSizes(ada, 'an account')).toEqual([]);
    await ada.goto('/people/me');
    await ada.getByText('No match that is over yet.').waitFor();
    expect(await faultsAtBothSizes(ada, 'a profile of before the first match')).toEqual([]);

    await playShortMatches(ada, bea, TO_BE_RANKED);
    await expect
      .poll(async () => {
        await bea.goto(await addressOf(ada));
        await bea.getByRole('heading', { name: 'Ada' }).waitFor();
        return bea.getByText(`${TO_BE_RANKED}, of which ${TO_BE_RANKED} won`).count();
      })
      .toBe(1);
    await bea.getByRole('button', { name: 'Ask to be friends' }).click();
    await bea.getByText('Asked; waits for an answer').waitFor();
    expect(await faultsAtBothSizes(bea, 'somebody’s profile')).toEqual([]);

    await ada.goto('/people/me');
    await ada.getByText('Bea would be your friend').waitFor();
    expect(await faultsAtBothSizes(ada, 'one’s own profile')).toEqual([]);
    await ada.getByRole('button', { name: 'Say yes: be friends with Bea' }).click();
    await ada
      .getByText('here now')
      .or(ada.getByText('away', { exact: true }))
      .first()
      .waitFor();

    await ada.goto('/leaders');
    const ranked = ada.getByRole('row').filter({ hasText: 'Ada' });
    await ranked.filter({ hasText: 'you' }).first().waitFor();
    expect(await faultsAtBothSizes(ada, 'leaders')).toEqual([]);
  });
});
