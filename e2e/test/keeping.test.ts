import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../src/fast-forward.ts';
import { logOf } from '../src/log.ts';
import { ADA_AND_INES, setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import {
  answerButton,
  choicesAt,
  clickChoice,
  markupAtRest,
  nextMoment,
  playByMouse,
  playUntilAsked,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const PLACE = /^Where does your ship begin/;

/** All that is said of a table, once it has named what undo would take back. */
const tableInWords = async (page: Page): Promise<readonly string[]> => {
  await nextMoment(page);
  const undo = page.getByRole('button', { name: /^Undo(?!: take back your last answer)/ });
  await undo.first().waitFor();
  await markupAtRest(page);
  const parts = [
    page.getByRole('complementary', { name: 'Captains' }),
    page.getByRole('region', { name: /^The board/ }),
    page.getByRole('region', { name: 'What all share' }),
    page.getByRole('region', { name: 'What is asked' }),
    page.getByRole('region', { name: 'Your mat' }),
  ];
  const spoken = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return [...spoken, ...(await logOf(page))];
};

/** Commits what is chosen, whatever becomes of it. */
const answer = (page: Page): Promise<void> => answerButton(page).click({ force: true });

describe('a table is kept', () => {
  const { visit, anotherTab } = openVisits();

  it('a reload in the middle of a match loses nothing', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'kept' });
    await fastForward(page, { most: 9 });
    const before = await tableInWords(page);

    await page.reload();

    expect(await tableInWords(page)).toEqual(before);
    expect(await playByMouse(page, 2)).toBe(2);
  });

  it('the shelf leads back to it', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'kept' });
    await fastForward(page, { most: 4 });
    const before = await tableInWords(page);

    await page.getByRole('link', { name: /to the shelf$/ }).click();
    await page.getByRole('link', { name: 'Take the helm' }).click();

    expect(await tableInWords(page)).toEqual(before);
  });

  it('two tabs on one table show the same, and an answer in either counts once', async () => {
    const page = await visit();
    await setTable(page, { ...ADA_AND_INES, seed: 'tabs' });
    await nextMoment(page);
    const other = await anotherTab(page);
    await other.goto(page.url());
    await nextMoment(other);

    await clickChoice(page, 0);
    await Promise.all([page, other].map((tab) => playUntilAsked(tab, PLACE)));
    await choicesAt(other).first().click();
    await choicesAt(page).last().click();
    await Promise.all([answer(page), answer(other)]);
    for (const tab of [page, other]) await playUntilAsked(tab, PLACE);

    for (const tab of [page, other]) await tab.reload();
    const kept = await tableInWords(page);
    expect(await tableInWords(other)).toEqual(kept);
    expect(kept.filter((line) => /^(Ada|Ines) begins at/.test(line))).toHaveLength(1);
  });

  it('goes on without a network after the first visit', async () => {
    const page = await visit();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);

    await setTable(page, YOU_AND_A_BOT);
    await fastForward(page, { most: 5 });
    const before = await tableInWords(page);
    await page.reload();

    expect(await tableInWords(page)).toEqual(before);
    expect(await playByMouse(page, 2)).toBe(2);
  });
});
