import { SHELF } from '@quarterdeck/shelf';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { pressKeyOf, pressOn } from './keyboard.ts';
import {
  answerButton,
  askedAt,
  choicesAt,
  confirmButton,
  questionAt,
  seenOn,
  unfoldButton,
} from './player.ts';
import { PHONE } from './visits.ts';

/** How somebody learns: what presses a choice, and what presses any other button. */
export type Hand = {
  readonly by: 'mouse' | 'keyboard' | 'touch';
  readonly options: BrowserContextOptions;
  readonly choose: (page: Page, choice: Locator) => Promise<void>;
  readonly press: (page: Page, button: Locator) => Promise<void>;
  readonly askForHelp: (page: Page) => Promise<void>;
};

const click = (_page: Page, button: Locator): Promise<void> => button.click();
const tap = (_page: Page, button: Locator): Promise<void> => button.tap();

const HANDS: readonly Hand[] = [
  {
    by: 'mouse',
    options: {},
    choose: click,
    press: click,
    askForHelp: (page) => hintAt(page).click(),
  },
  {
    by: 'keyboard',
    options: {},
    choose: pressKeyOf,
    press: pressOn,
    askForHelp: (page) => page.keyboard.press('g'),
  },
  {
    by: 'touch',
    options: { viewport: PHONE, hasTouch: true, isMobile: true },
    choose: tap,
    press: tap,
    askForHelp: (page) => hintAt(page).tap(),
  },
];

/** Beside the first match of every game: one for each other way to sit down at it. */
const VARIANTS: { readonly [game: string]: readonly string[] } = {
  ahoy: ['union', 'smuggler'],
  tinypirates: ['solo'],
};

/** Every guided match, by every hand. */
export const GUIDED_MATCHES = SHELF.filter(({ id }) => Object.hasOwn(LESSONS, id)).flatMap(
  ({ id, title }) =>
    ['first', ...(VARIANTS[id] ?? [])].flatMap((lesson) =>
      HANDS.map((hand) => ({ game: id, lesson, title, hand, by: hand.by })),
    ),
);

export const coachAt = (page: Page): Locator => page.locator('[data-area="coach"]');
export const stepAt = (page: Page): Locator =>
  coachAt(page)
    .getByText(/\d+ of \d+$/)
    .last();
export const endSheetAt = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'You can now' });
const takeBackButton = (page: Page): Locator =>
  page.locator('button', { hasText: /^Take it back, try again$/ });

const hintAt = (page: Page): Locator => coachAt(page).locator('.coach-hint');
/** What the coach shows to who asks twice. */
const shownAt = (page: Page): Locator => askedAt(page).locator('.choice[data-shown]');

/** Waits for the next question of a lesson, or its end. */
export const nextOfLesson = async (page: Page): Promise<'asked' | 'over'> => {
  const unfold = unfoldButton(page);
  await choicesAt(page).or(unfold).or(endSheetAt(page)).first().waitFor();
  if (await endSheetAt(page).isVisible()) return 'over';
  if (await unfold.isVisible()) await unfold.click();
  await choicesAt(page).first().waitFor();
  return 'asked';
};

/** The buttons of the prompt, and what is chosen of them: a pointer that rests on one changes none. */
const buttonsOf = (asked: Element): string =>
  [...asked.querySelectorAll('button')]
    .map((button) => button.outerHTML.match(/aria-(pressed|disabled)="true"/g) + button.textContent)
    .join();

/**
 * Chooses, and waits until the prompt shows it. A tap is a click only a moment later, and somebody who
 * asks before that whether the answer is complete would choose once more.
 */
const chooseAndSee = async (page: Page, hand: Hand, choice: Locator): Promise<void> => {
  const asked = askedAt(page);
  const before = await asked.evaluate(buttonsOf);
  await hand.choose(page, choice);
  for (let looks = 0; looks < 100; looks++) {
    if ((await asked.evaluate(buttonsOf)) !== before) return;
    await page.waitForTimeout(20);
  }
};

/** Gives an answer that begins with this choice; card by card, or stage by stage, as the coach shows it. */
const give = async (page: Page, hand: Hand, choice: Locator): Promise<void> => {
  await chooseAndSee(page, hand, choice);
  while ((await answerButton(page).getAttribute('aria-disabled')) === 'true') {
    const shown = shownAt(page);
    await chooseAndSee(
      page,
      hand,
      (await shown.count()) > 0 ? shown.first() : choicesAt(page).first(),
    );
  }
  if (hand.by === 'keyboard') await page.keyboard.press('Enter');
  else await hand.press(page, answerButton(page));
  await untilGiven(page);
  if (!(await confirmButton(page).isVisible())) return;
  await hand.press(page, confirmButton(page));
  await untilGiven(page);
};

/** Nothing is chosen any more, or something lies over the question. */
const untilGiven = async (page: Page): Promise<void> => {
  const chosen = page.locator('li button[aria-pressed=true]');
  await confirmButton(page)
    .or(askedAt(page).filter({ hasNot: chosen }))
    .or(endSheetAt(page))
    .first()
    .waitFor();
};

/** Asks for help until an answer is shown; undefined where the learner is to decide alone. */
const shownAnswer = async (page: Page, hand: Hand): Promise<Locator | undefined> => {
  await hand.askForHelp(page);
  await hintAt(page)
    .or(shownAt(page))
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined);
  if ((await hintAt(page).count()) === 0) return undefined;
  await hand.askForHelp(page);
  await shownAt(page).first().waitFor();
  return shownAt(page).first();
};

/** Gives the answer that the coach shows. */
export const giveShown = (page: Page): Promise<void> => {
  const [mouse] = HANDS;
  if (mouse === undefined) throw new Error('Nobody learns by mouse.');
  return give(page, mouse, shownAt(page).first());
};

/** Any choice beside the one that is shown; undefined where there is none. */
const anotherAnswer = async (page: Page): Promise<Locator | undefined> => {
  const others = askedAt(page).locator('li > .choice:not([data-shown])');
  return (await others.count()) > 0 ? others.first() : undefined;
};

export type Learned = {
  /** What was asked, in the order in which it was. */
  readonly questions: readonly string[];
  /** How many answers were shown, explained and taken back. */
  readonly takenBack: number;
};

/** What to look at on the way. */
export type Looks = {
  readonly atQuestion?: () => Promise<void>;
  readonly atTried?: () => Promise<void>;
};

/**
 * Plays a lesson to its end as somebody who asks for every hint. Where the coach has nothing to show,
 * answers are tried one after the other; a first other answer is given on purpose.
 */
export const learn = async (page: Page, hand: Hand, looks: Looks = {}): Promise<Learned> => {
  const questions: string[] = [];
  let takenBack = 0;
  const takeBack = async (): Promise<boolean> => {
    await choicesAt(page)
      .or(unfoldButton(page))
      .or(takeBackButton(page))
      .or(endSheetAt(page))
      .first()
      .waitFor();
    if (!(await takeBackButton(page).isVisible())) return false;
    await looks.atTried?.();
    await hand.press(page, takeBackButton(page));
    await takeBackButton(page).waitFor({ state: 'hidden' });
    takenBack++;
    return true;
  };
  while ((await nextOfLesson(page)) === 'asked') {
    questions.push(await seenOn(questionAt(page)));
    await looks.atQuestion?.();
    const shown = await shownAnswer(page, hand);
    const other = takenBack === 0 ? await anotherAnswer(page) : undefined;
    if (shown === undefined) {
      for (let nth = 0; ; nth++) {
        await give(page, hand, choicesAt(page).nth(nth));
        if (!(await takeBack())) break;
        await nextOfLesson(page);
      }
    } else if (other === undefined) await give(page, hand, shown);
    else {
      await give(page, hand, other);
      // What was not taken back was also right, and the lesson has gone on.
      if (await takeBack()) questions.pop();
    }
  }
  return { questions, takenBack };
};
