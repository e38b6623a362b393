import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADA_AND_INES, setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import {
  answerButton,
  askedAt,
  choicesAt,
  clickChoice,
  denialsAt,
  markupAtRest,
  nextMoment,
  openList,
  playUntilAsked,
  questionAt,
  seenOn,
} from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

/** The first question of every match that has both: places to begin at, and ports. */
const PLACE = /^Where does your ship begin/;

const ORDER = /^Where do you sail/;

/** Pixels between two things, up and down or from side to side, whichever is more; less than none where they overlap. */
const gapBetween = async (one: Locator, other: Locator): Promise<number> => {
  const a = await one.boundingBox();
  const b = await other.boundingBox();
  if (a === null || b === null) throw new Error('Both are to be seen.');
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(across, down);
};

/** All that is said of a table, once a busy machine has drawn what it had to draw. */
const spokenAtRest = async (page: Page): Promise<string> => {
  await markupAtRest(page);
  return page.getByRole('main').ariaSnapshot();
};

describe('second thoughts', () => {
  const { visit } = openVisits();

  it('undo takes an answer back, names it, and leads to the same question', async () => {
    const page = await visit();
    await setTable(page, { ...ADA_AND_INES, seed: 'undo' });
    await nextMoment(page);
    await openList(page);
    const before = await spokenAtRest(page);
    const label = await seenOn(choicesAt(page).nth(1));

    await clickChoice(page, 1);
    const undo = page.getByRole('button', { name: /^Undo: (?!there)/ });
    await undo.first().waitFor();

    expect(await undo.first().getAttribute('aria-label')).toContain(label.split('\n')[0]);
    await undo.first().click();
    await page
      .getByRole('button', { name: /^Undo: there is nothing/ })
      .first()
      .waitFor();
    await openList(page);
    expect(await spokenAtRest(page)).toBe(before);
  });

  it('what may not be done says why, by its clause, which opens the rulebook', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'why' });
    await playUntilAsked(page, PLACE);

    await denialsAt(page).first().click();
    const why = askedAt(page).getByRole('status');
    await why.getByText(/\w+ \w+.*\./).waitFor();
    for (const choice of await choicesAt(page).all())
      if (await choice.isVisible()) expect(await gapBetween(why, choice)).toBeGreaterThanOrEqual(0);
    const chip = why.getByRole('button', { name: /^SW-S?\d+$/ });
    const clause = await seenOn(chip);
    await chip.click();

    const book = page.getByRole('dialog', { name: 'Rulebook' });
    await book.getByText(clause, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await book.waitFor({ state: 'hidden' });
    expect(await questionAt(page).isVisible()).toBe(true);
  });

  it('a place on the board that may not be taken says why, too', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'why' });
    await playUntilAsked(page, PLACE);
    const board = page.getByRole('region', { name: /^The board/ });

    const port = board.getByRole('button', { name: /^[A-E]\d, \w+\. .*Port\./ }).first();
    await port.click();

    const why = askedAt(page).getByRole('status');
    await why.getByRole('button', { name: /^SW-S?\d+$/ }).waitFor();
    expect(await seenOn(answerButton(page))).toBe('Choose above');
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'hidden' });
  });

  it('what lies under a resting pointer says why only once the pointer has rested on it', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'why' });
    await playUntilAsked(page, PLACE);
    await openList(page);
    const why = askedAt(page).getByRole('status');

    await denialsAt(page).first().hover();
    await why.getByText(/\w+ \w+.*\./).waitFor();
    await choicesAt(page).first().hover();
    await why.waitFor({ state: 'hidden' });
    await choicesAt(page).first().click();

    expect(await choicesAt(page).first().getAttribute('aria-pressed')).toBe('true');
  });

  it('every place says what it is, to a pointer that rests and to a finger that holds', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'why' });
    await playUntilAsked(page, ORDER);
    const board = page.getByRole('region', { name: /^The board/ });
    const pirate = board.getByRole('button', { name: /pirate/i }).first();
    const [name = '?'] = ((await pirate.getAttribute('aria-label')) ?? '').split('.');
    const said = askedAt(page).getByText(name.trim());

    await pirate.hover();
    await said.waitFor();
    await choicesAt(page).first().hover();
    await said.waitFor({ state: 'hidden' });
    await pirate.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await said.waitFor();
    await pirate.dispatchEvent('pointerup', { pointerType: 'touch' });
    await pirate.dispatchEvent('click');

    // A finger that held has asked, and pressed nothing.
    expect(await said.isVisible()).toBe(true);
    expect(await askedAt(page).getByRole('status').isVisible()).toBe(false);
  });

  it('a place far away says why the ship does not come there', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'why' });
    await playUntilAsked(page, ORDER);
    const board = page.getByRole('region', { name: /^The board/ });
    const far = board.locator('[data-target^="tile/"]:not([data-legal])');
    const [first, last] = [far.first(), far.last()];

    for (const place of [first, last]) {
      await place.focus();
      await page.keyboard.press('Enter');
      const why = askedAt(page).getByRole('status');
      await why.getByRole('button', { name: /^SW-S?\d+$/ }).waitFor();
    }
  });

  it('a place that may be taken is chosen by a click on the board', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'why' });
    await playUntilAsked(page, PLACE);
    const board = page.getByRole('region', { name: /^The board/ });
    const place = board.getByRole('button', { name: /You may: / }).first();
    const name = (await place.getAttribute('aria-label'))?.match(/^\w\d, ([\w ]+)\./)?.[1] ?? '?';

    await place.click();

    expect(await seenOn(answerButton(page))).toContain(name);
  });
});
