import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import {
  answerButton,
  choicesAt,
  clickChoice,
  nextMoment,
  playUntilAsked,
  questionAt,
  seenOn,
  untilAnswered,
} from '../src/player.ts';
import { openVisits, PHONE } from '../src/visits.ts';

const stripAt = (page: Page): Locator => page.getByRole('complementary', { name: 'The coach' });
const parrotAt = (page: Page): Locator => page.getByRole('button', { name: 'The coach' });

const sit = async (page: Page, seed = 'coach'): Promise<void> => {
  await setTable(page, { ...YOU_AND_A_BOT, seed });
  await nextMoment(page);
};

describe('the coach at an ordinary table', () => {
  const { visit } = openVisits();

  it('comes by G, says what a question is about, says what it would do, and goes again', async () => {
    const page = await visit();
    await sit(page);
    const strip = stripAt(page);
    await parrotAt(page).waitFor();
    expect(await strip.count()).toBe(0);

    await page.keyboard.press('g');
    await strip.waitFor();
    const words = (await strip.getByRole('note').textContent()) ?? '';
    expect(words.split(' ').length).toBeGreaterThan(5);

    expect(await faultsOf(page, 'with the coach')).toEqual([]);

    await page.keyboard.press('a');
    const hints = strip.getByRole('list', { name: 'What I would take, the best first' });
    await hints.waitFor();
    const told = await hints.getByRole('listitem').allTextContents();
    expect(told.length).toBeGreaterThan(1);
    for (const hint of told) expect(hint).toMatch(/\d+ %$/);
    const shares = told.map((hint) => Number(/(\d+) %$/.exec(hint)?.[1]));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(await faultsOf(page, 'with hints')).toEqual([]);
    // Hints leave the question its room: its button is not pushed out of it.
    const bottomOf = (part: string): Promise<number> =>
      page.locator(part).evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await bottomOf('.prompt .answer-bar')).toBeLessThan(await bottomOf('.prompt'));
    expect(await page.locator('.choice[data-shown]').count()).toBeGreaterThan(0);

    await page.keyboard.press('g');
    await strip.waitFor({ state: 'detached' });
    expect(await choicesAt(page).count()).toBeGreaterThan(0);
  });

  it('on a phone it is turned on in the menu, and covers nothing of the chart', async () => {
    const page = await visit({ viewport: PHONE });
    await sit(page);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Coach: on' }).click();
    await page.keyboard.press('Escape');
    const strip = stripAt(page);
    await strip.waitFor();
    expect(await faultsOf(page, 'with the coach on a phone')).toEqual([]);
    const box = await strip.boundingBox();
    expect(box?.height ?? 999).toBeLessThan(130);
    const board = await page.locator('.board-frame').boundingBox();
    const prompt = await page.locator('.prompt-sheet').boundingBox();
    expect(board && prompt && board.y + board.height <= prompt.y).toBe(true);
  });
});

describe('the coach of a newcomer', () => {
  const { visitFirst } = openVisits();

  it('is there in the first match with its room kept, and not in the second', async () => {
    const page = await visitFirst();
    await sit(page);
    await stripAt(page).getByRole('note').getByText(/\w/).waitFor();
    expect(await faultsOf(page, 'the coach of a first match')).toEqual([]);
    // Both buttons stand in one row.
    const tops = await stripAt(page)
      .locator('.coach-tools')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await clickChoice(page, 0);
    await nextMoment(page);
    await page.reload();
    await nextMoment(page);
    await stripAt(page).waitFor();

    await sit(page, 'another');

    await parrotAt(page).waitFor();
    expect(await stripAt(page).count()).toBe(0);
    await page.keyboard.press('g');
    await stripAt(page).waitFor();
  });

  it('says what giving up comes to while the page asks whether it is meant', async () => {
    const page = await visitFirst();
    await setTable(page, { ...YOU_AND_A_BOT, game: 'prisoners', seed: 'coach' });
    await nextMoment(page);
    await stripAt(page).getByRole('note').getByText(/\w/).waitFor();

    await page.getByRole('button', { name: 'Give up', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Give up' });
    await dialog
      .getByRole('note', { name: 'The coach' })
      .getByText(/ships leave the board/)
      .waitFor();
    expect(await faultsOf(page, 'giving up')).toEqual([]);
  });

  it('is not used up by a table that nobody has answered at', async () => {
    const page = await visitFirst();
    await sit(page);
    await stripAt(page).waitFor();

    await sit(page, 'another');

    await stripAt(page).waitFor();
  });

  it('turned off in a first match stays off, and turned on again belongs to that match alone', async () => {
    const page = await visitFirst();
    await sit(page);
    await stripAt(page).waitFor();
    await clickChoice(page, 0);
    await nextMoment(page);
    await parrotAt(page).click();
    await stripAt(page).waitFor({ state: 'detached' });
    await page.reload();
    await nextMoment(page);
    await parrotAt(page).waitFor();
    expect(await stripAt(page).count()).toBe(0);

    await parrotAt(page).click();
    await stripAt(page).waitFor();
    await sit(page, 'another');

    await parrotAt(page).waitFor();
    expect(await stripAt(page).count()).toBe(0);
  });

  it('says less of what was met: a tab that unfolds, the second time, and takes nothing from mat and log', async () => {
    const page = await visitFirst();
    await sit(page);
    const strip = stripAt(page);
    await strip.getByRole('note').getByText(/\w/).waitFor();
    const asked = await questionAt(page).textContent();
    expect(await strip.getAttribute('data-folded')).toBe(null);
    await page.reload();
    await nextMoment(page);
    await strip.getByRole('note').getByText(/\w/).waitFor();
    expect(await questionAt(page).textContent()).toBe(asked);
    expect(await strip.getAttribute('data-folded')).toBe('');
    const folded = await strip.boundingBox();
    await page.locator('.quarterdeck > .own-mat').waitFor();
    await page.locator('.quarterdeck > .log-box').waitFor();

    await strip.getByRole('button', { name: /^What is this about/ }).click();

    await strip.getByRole('button', { name: /^What would you do/ }).waitFor();
    const whole = await strip.boundingBox();
    expect(whole?.height ?? 0).toBeGreaterThan(folded?.height ?? 999);
    expect(folded?.height ?? 999).toBeLessThan(56);
  });

  it('notices a beginner’s mistake before it is made, once, and forbids nothing', async () => {
    const page = await visitFirst();
    await sit(page);
    const warning = stripAt(page).locator('.coach-warning');
    // An island gives something for nothing: to end the turn there is to leave it.
    await playUntilAsked(page, /^Your ship is at .* What do you do\?$/);
    await stripAt(page).waitFor();
    expect(await warning.count()).toBe(0);

    await page.keyboard.press('e');

    await warning.waitFor();
    expect((await seenOn(warning)).split(' ').length).toBeGreaterThan(4);
    expect(await stripAt(page).getAttribute('data-folded')).toBe(null);
    expect(await faultsOf(page, 'a warning')).toEqual([]);
    await page.keyboard.press('1');
    await warning.waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    await warning.waitFor();
    await answerButton(page).click();
    await untilAnswered(page);
    expect(await nextMoment(page)).toBe('asked');
  });
});
