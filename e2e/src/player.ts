import type { Locator, Page } from 'playwright-core';
import { fastForward, type Moment } from './fast-forward.ts';
import { sensible } from './sensible.ts';

/**
 * The part of the table that asks. It is a region by its role, too; but to look for a role in the
 * whole page is to work out that of every piece on the board, a dozen times an answer.
 */
export const askedAt = (page: Page): Locator => page.locator('section[aria-label="What is asked"]');

/** For the same reason: a button by the words on it, wherever it is. */
const buttonSaying = (page: Page, words: RegExp): Locator =>
  page.locator('button', { hasText: words });

export const questionAt = (page: Page): Locator => askedAt(page).getByRole('heading', { level: 2 });

/** Buttons of what may be done; those of what may not end in "why not?". */
export const choicesAt = (page: Page): Locator =>
  askedAt(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!.*why not\?$)/ });

export const denialsAt = (page: Page): Locator =>
  askedAt(page).getByRole('button', { name: /why not\?$/ });

/** The filled button that commits: the last one of the prompt. */
export const answerButton = (page: Page): Locator => askedAt(page).getByRole('button').last();

export const rematchButton = (page: Page): Locator => buttonSaying(page, /^Again, same seats$/);

export const curtainAt = (page: Page): Locator =>
  buttonSaying(page, /^I am .*: show me the table$/);

export const confirmButton = (page: Page): Locator => buttonSaying(page, /^Yes: /);

/** On a small phone the choices are folded away. */
export const unfoldButton = (page: Page): Locator =>
  askedAt(page).getByRole('button', { name: /^Show (the choice|\d+ choices)$/ });

/** Where the board stands for a long list, the list is opened by hand. */
export const openList = async (page: Page): Promise<void> => {
  const list = choicesAt(page).filter({ hasText: /^or choose from a list/ });
  if (await list.isVisible()) await list.click();
};

/** Waits until somebody at this screen is asked, or the match is over. */
export const nextMoment = async (page: Page): Promise<Moment> => {
  const unfold = unfoldButton(page);
  await choicesAt(page).or(unfold).or(rematchButton(page)).or(curtainAt(page)).first().waitFor();
  if (await rematchButton(page).isVisible()) return 'over';
  if (await curtainAt(page).isVisible()) return 'curtain';
  if (await unfold.isVisible()) await unfold.click();
  await choicesAt(page).first().waitFor();
  return 'asked';
};

/** An answer is in when nothing is chosen any more, or a second question lies over it. */
export const untilAnswered = async (page: Page): Promise<void> => {
  // What is decided of a question in stages stays pressed on the board, and beside its choices.
  const chosen = page.locator('li button[aria-pressed=true]');
  await confirmButton(page)
    .or(askedAt(page).filter({ hasNot: chosen }))
    .or(rematchButton(page))
    .or(curtainAt(page))
    .first()
    .waitFor();
};

/** Clicks a choice of the prompt and the button that says it whole. */
export const clickChoice = async (page: Page, nth: number): Promise<void> => {
  await choicesAt(page).nth(nth).click();
  // A list is picked card by card.
  while ((await answerButton(page).getAttribute('aria-disabled')) === 'true')
    await choicesAt(page).first().click();
  await answerButton(page).click();
  await untilAnswered(page);
  if (!(await confirmButton(page).isVisible())) return;
  await confirmButton(page).click();
  await untilAnswered(page);
};

/** Answers by mouse until nobody at this screen is asked any more, or enough was answered. */
export const playByMouse = async (page: Page, most = 1_000): Promise<number> => {
  for (let count = 0; count < most; count++) {
    if ((await nextMoment(page)) !== 'asked') return count;
    await clickChoice(page, sensible(await choicesAt(page).allInnerTexts()));
  }
  return most;
};

/** Answers until this is asked, by the shortest way. */
export const playUntilAsked = async (page: Page, question: RegExp): Promise<void> => {
  for (;;) {
    const moment = await fastForward(page, { until: question });
    if (moment === 'asked') return;
    if (moment === 'over') throw new Error(`The match is over and nobody was asked ${question}.`);
    await curtainAt(page).click();
    await curtainAt(page).waitFor({ state: 'hidden' });
  }
};

/** The words one sees there, line by line. */
export const seenOn = async (place: Locator): Promise<string> => {
  await place.waitFor();
  return (await place.allInnerTexts()).join();
};

/** Long beside the frames between two slices of a drawing, and beside what a listener is told late. */
const REST = 700;

/** The page as it stands once nothing on it changes any more. The pointer rests beside the table. */
export const markupAtRest = async (page: Page): Promise<string> => {
  await page.mouse.move(0, 0);
  return page.evaluate(
    (rest) =>
      new Promise<string>((resolve) => {
        const settle = (): void => {
          observer.disconnect();
          resolve(document.body.innerHTML);
        };
        let timer = setTimeout(settle, rest);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(settle, rest);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }),
    REST,
  );
};
