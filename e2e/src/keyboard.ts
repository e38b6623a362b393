import type { Locator, Page } from 'playwright-core';
import { choicesAt, confirmButton, nextMoment, untilAnswered } from './player.ts';
import { sensible } from './sensible.ts';

/** More stops than any page has: whoever needs more is going round in circles. */
const MOST_STOPS = 120;

export const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await page.locator(':focus').and(target).count()) > 0;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const name = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    return `${at?.tagName ?? 'nothing'} "${name.trim().slice(0, 40)}"`;
  });

/** Presses Tab until the focus is there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const stops = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(page, target)) return;
    stops.add(await focused(page));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}, but to ${[...stops].join(', ')}.`);
};

export const pressOn = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const KEYS = 9;

/** Presses the key of a choice, wherever the focus is; one without a key is reached by Tab. */
export const pressKeyOf = async (page: Page, choice: Locator): Promise<void> => {
  const key = await choice.getAttribute('aria-keyshortcuts');
  if (key === null) await pressOn(page, choice);
  else await page.keyboard.press(key);
};

/** Its key chooses, Enter commits; a second question is answered by Tab. */
const pressChoice = async (page: Page, nth: number): Promise<void> => {
  await pressKeyOf(page, choicesAt(page).nth(nth));
  await page.keyboard.press('Enter');
  await untilAnswered(page);
  if (!(await confirmButton(page).isVisible())) return;
  await pressOn(page, confirmButton(page));
  await untilAnswered(page);
};

/** Answers by keyboard until nobody at this screen is asked any more. */
export const playByKeyboard = async (page: Page, most = 1_000): Promise<number> => {
  for (let count = 0; count < most; count++) {
    if ((await nextMoment(page)) !== 'asked') return count;
    const names = await choicesAt(page).allInnerTexts();
    await pressChoice(page, sensible(names.slice(0, KEYS)));
  }
  return most;
};
