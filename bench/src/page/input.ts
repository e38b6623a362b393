import { setTable } from '@quarterdeck/e2e';
import type { Page } from 'playwright-core';
import { median } from '../measure.ts';
import type { BrowserSession } from './browser-session.ts';

export type Input = {
  /** Clicks while something moved on the board. */
  readonly clicks: number;
  readonly answered: number;
  /** From the click to the panel it opens. */
  readonly answerMillis: number;
  readonly slowestMillis: number;
};

const BOT = { who: 'bot', level: 'Deckhand' } as const;

/** Long enough for a click that will ever be answered. */
const TIMEOUT_MS = 5_000;

const isMoving = (): boolean =>
  document.getAnimations().some(({ playState }) => playState === 'running') &&
  document.querySelector('.flyer, .gust') !== null;

const noteAnswers = (): void => {
  const noted = { clicked: 0, opened: 0 };
  Object.assign(window, { noted });
  window.addEventListener('pointerdown', ({ timeStamp }) => (noted.clicked = timeStamp), true);
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]') !== null) noted.opened = performance.now();
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
};

/** One click on a captain, in the middle of a motion; how long until the mat lay open. */
const clickInMotion = async (page: Page): Promise<number | undefined> => {
  await page.waitForFunction(isMoving, undefined, { polling: 'raf' });
  const captain = page.getByRole('button', { name: /^Show the mat of/ }).first();
  const box = await captain.boundingBox();
  if (box === null) return undefined;
  // Where the name stands: the figures below it have words of their own.
  await page.mouse.click(box.x + box.width / 2, box.y + 16);
  const panel = page.getByRole('dialog');
  const isOpen = await panel
    .waitFor({ timeout: TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);
  if (!isOpen) return undefined;
  const took = await page.evaluate((): number => {
    const { clicked, opened } = Reflect.get(window, 'noted');
    return opened - clicked;
  });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  return took;
};

/** Bots at a pace to follow, everything moves, and somebody clicks into it again and again. */
export const clickIntoMotion = async (session: BrowserSession, clicks: number): Promise<Input> => {
  const page = await session.visit();
  await setTable(page, { seats: [BOT, BOT, BOT, BOT], pace: 'To follow' });
  await page.evaluate(noteAnswers);
  const took: number[] = [];
  for (let i = 0; i < clicks; i++) {
    const millis = await clickInMotion(page);
    if (millis !== undefined) took.push(millis);
  }
  await page.context().close();
  return {
    clicks,
    answered: took.length,
    answerMillis: median(took),
    slowestMillis: Math.max(...took),
  };
};
