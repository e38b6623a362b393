import { loadGame } from '@quarterdeck/shelf';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../src/fast-forward.ts';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import {
  answerButton,
  choicesAt,
  confirmButton,
  nextMoment,
  playUntilAsked,
  seenOn,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

const ORDER = /^Where do you sail/;

const boardWords = async (page: Page): Promise<readonly (string | null)[]> => {
  const places = page.getByRole('region', { name: /^The board/ }).locator('[data-target^="tile/"]');
  await places.first().waitFor();
  return places.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
};

describe('the table keeps its promises', () => {
  const { visit } = openVisits();

  it('a line of the log lights up what it was about', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'log' });
    await playUntilAsked(page, ORDER);
    // Where the mat needs the room, the log is the tab beside it.
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.getByRole('region', { name: 'Log' });
    const lit = page.locator('.board [data-mark="lit"]');
    expect(await lit.count()).toBe(0);

    await log
      .getByRole('listitem')
      .filter({ hasText: /begins at/ })
      .last()
      .hover();

    await lit.first().waitFor({ state: 'attached' });
    await page.mouse.move(0, 0);
    await lit.first().waitFor({ state: 'detached' });
  });

  it('what happened since the own last answer is told apart', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'digest' });
    await fastForward(page, { most: 6 });
    await playUntilAsked(page, ORDER);

    await page.keyboard.press('d');
    const digest = page.getByRole('dialog');
    await digest.getByRole('listitem').first().waitFor();
    const since = await digest.getByRole('listitem').count();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    const all = await page.getByRole('dialog').getByRole('listitem').count();

    expect(since).toBeLessThan(all);
  });

  it('how one wins is always on the table, and a key opens every source with its clause', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'winning' });
    await nextMoment(page);
    const line = page.locator('.table-bar .win-line');
    expect((await seenOn(line)).replace(/\s+/g, ' ')).toMatch(
      /^Most thalers win\. You \d+, .+ \d+\+?\. .+/,
    );

    await page.keyboard.press('v');

    const sheet = page.getByRole('dialog', { name: 'How you win' });
    await sheet.getByRole('rowheader', { name: 'Thalers' }).waitFor();
    expect(await sheet.getByRole('button', { name: /^SW-/ }).count()).toBeGreaterThan(4);
  });

  it('the mats of others are one click away', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'mats' });
    await nextMoment(page);

    await page.locator('.seat-card').last().click();

    const mat = page.getByRole('dialog');
    await mat.locator('svg').first().waitFor();
    await page.keyboard.press('Escape');
    await mat.waitFor({ state: 'hidden' });
  });

  it('what a choice costs stands on the board where it leads, while it is pointed at', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'badge' });
    await playUntilAsked(page, ORDER);
    const badge = page.locator('.foreseen-badge');
    expect(await badge.count()).toBe(0);

    await choicesAt(page).first().hover();
    await badge.waitFor();
    const said = await badge.textContent();
    expect(said).toMatch(/^Costs \d rum/);
    expect(await page.locator('.choice-detail').textContent()).toContain(said);
    const [at, board] = await Promise.all([
      badge.boundingBox(),
      page.getByRole('region', { name: /^The board/ }).boundingBox(),
    ]);
    if (at === null || board === null) throw new Error('The badge is not on the board.');
    expect(at.x).toBeGreaterThanOrEqual(board.x);
    expect(at.x + at.width).toBeLessThanOrEqual(board.x + board.width);
    expect(at.y + at.height).toBeLessThanOrEqual(board.y + board.height);

    await page.mouse.move(0, 0);
    await badge.waitFor({ state: 'detached' });
  });

  it('what cannot be taken back says so before, to whoever wants that', async () => {
    const page = await visit();
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Everything' }).check();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'final' });
    await playUntilAsked(page, ORDER);

    await choicesAt(page).first().click();
    await page.getByText('This cannot be taken back.').first().waitFor();
    await answerButton(page).click();

    await confirmButton(page).waitFor();
  });

  it('the same words as a seed give the same deal', async () => {
    const page = await visit();
    const boards: (readonly (string | null)[])[] = [];
    for (const seed of ['a calm sea', 'a calm sea', 'a rough sea']) {
      await setTable(page, { ...YOU_AND_A_BOT, seed });
      boards.push(await boardWords(page));
    }

    expect(boards[1]).toEqual(boards[0]);
    expect(boards[2]).not.toEqual(boards[0]);
  });

  it('a pack of one’s own is checked, taken, and played with', async () => {
    const page = await visit();
    const { game } = await loadGame('seawolf');
    const mine = JSON.stringify(game.pack.content).replaceAll('Keelson Bay', 'Parrot Cove');
    await page.goto('/games/seawolf/new');
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(mine),
    });
    await page.getByText('mine.json is sound.').waitFor();
    await page.getByRole('button', { name: /^Start/ }).click();

    const words = await boardWords(page);
    expect(words.join()).not.toContain('Keelson Bay');
    expect(words.join()).toContain('Parrot Cove');
  });
});
