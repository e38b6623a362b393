import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { fastForward } from '../src/fast-forward.ts';
import { inspectionOf, screensOf } from '../src/inspect-table.ts';
import { pressOn } from '../src/keyboard.ts';
import { ADA_AND_INES, setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import { choicesAt, curtainAt, nextMoment, playUntilAsked, rematchButton } from '../src/player.ts';
import { recordedMatch } from '../src/recorded-match.ts';
import { openVisits } from '../src/visits.ts';

const ORDERS = /^Where do you sail\?/;

/** Opens what lies over the table by its key, looks at it, and closes it. */
const faultsOfPanel = async (page: Page, key: string): Promise<readonly string[]> => {
  await page.keyboard.press(key);
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  const faults = await faultsOf(page, `panel ${key}`);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  return faults;
};

describe('every state of a table', () => {
  const { visit } = openVisits();

  it.each(screensOf(0))(
    'has nothing axe objects to and nothing beside the screen: $name',
    async (screen) => {
      const { viewport, colorScheme } = screen;
      const page = await visit({ viewport, colorScheme });
      const { look, faults } = inspectionOf(page);

      await setTable(page, { ...YOU_AND_A_BOT, seed: 'axe' });
      await nextMoment(page);
      await look('first question');
      await playUntilAsked(page, ORDERS);
      await look('orders');
      await choicesAt(page).first().click();
      await look('chosen');
      await page.keyboard.press('Escape');
      await page.keyboard.press('w');
      await page.getByRole('status').getByRole('button', { name: /^SW-/ }).waitFor();
      await look('why not');
      for (const key of ['r', 'l', 'd', 'h', '?']) faults.push(...(await faultsOfPanel(page, key)));
      await pressOn(page, page.getByRole('button', { name: 'The board in words' }));
      await page.getByRole('dialog').waitFor();
      await look('board in words');
      await page.keyboard.press('Escape');

      expect(faults).toEqual([]);
    },
  );

  it.each(screensOf(1))(
    'has neither behind the curtain: $name',
    async ({ viewport, colorScheme }) => {
      const page = await visit({ viewport, colorScheme });
      await setTable(page, { ...ADA_AND_INES, seed: 'axe' });
      await playUntilAsked(page, ORDERS);
      await fastForward(page, { most: 1 });
      await curtainAt(page).waitFor();

      expect(await faultsOf(page, 'curtain')).toEqual([]);
    },
  );

  it.each(screensOf(2))('has neither in a replay nor at the end: $name', async (screen) => {
    const { viewport, colorScheme } = screen;
    const page = await visit({ viewport, colorScheme });
    const buffer = Buffer.from(await recordedMatch('seawolf', ['Ada', 'Ines']));
    await page.goto('/replay');
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    const back = page.getByRole('button', { name: 'One answer back' });
    await page.getByRole('button', { name: 'To the end' }).click();
    for (let i = 0; i < 3; i++) await back.click();
    const faults = [...(await faultsOf(page, 'replay'))];

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await faultsOf(page, 'play on')));
    await page.getByRole('button', { name: /^Play on as/ }).click();
    await fastForward(page);
    await rematchButton(page).waitFor();
    faults.push(...(await faultsOf(page, 'end')));

    expect(faults).toEqual([]);
  });
});
