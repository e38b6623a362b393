import { setTable } from '@quarterdeck/e2e';
import { SHELF } from '@quarterdeck/shelf';
import type { Page } from 'playwright-core';
import { median } from '../measure.ts';
import type { BrowserSession } from './browser-session.ts';

export type Input = {
  /** Clicks while something moved on the board, or while bots thought. */
  readonly clicks: number;
  readonly answered: number;
  /** From the click to the panel it opens. */
  readonly answerMillis: number;
  readonly slowestMillis: number;
};

const BOT = { who: 'bot', level: 'Deckhand' } as const;
const ADMIRAL = { who: 'bot', level: 'Admiral' } as const;
/** The first game with a learned judgement: Admirals are to be had there. */
const gameWithAdmirals = (): string => {
  const game = SHELF.find(({ learned }) => learned);
  if (!game) throw new Error('No game of the shelf has a learned judgement.');
  return game.id;
};
/** Between two clicks, so that they come at every moment of a thought. */
const REST_MS = 370;

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

/** One click on a captain; how long until the mat lay open. */
const clickOnCaptain = async (page: Page): Promise<number | undefined> => {
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

type Readiness = (page: Page) => Promise<unknown>;

const clickAgainAndAgain = async (page: Page, clicks: number, ready: Readiness): Promise<Input> => {
  await page.evaluate(noteAnswers);
  const took: number[] = [];
  for (let i = 0; i < clicks; i++) {
    await ready(page);
    const millis = await clickOnCaptain(page);
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

/** Bots at a pace to follow, everything moves, and somebody clicks into it again and again. */
export const clickIntoMotion = async (session: BrowserSession, clicks: number): Promise<Input> => {
  const page = await session.visit();
  await setTable(page, { seats: [BOT, BOT, BOT, BOT], pace: 'To follow' });
  return clickAgainAndAgain(page, clicks, (there) =>
    there.waitForFunction(isMoving, undefined, { polling: 'raf' }),
  );
};

/** Three Admirals think, each with all the time that a table grants. */
export const clickIntoThought = async (session: BrowserSession, clicks: number): Promise<Input> => {
  const page = await session.visit();
  await setTable(page, { game: gameWithAdmirals(), seats: [ADMIRAL, ADMIRAL, ADMIRAL] });
  return clickAgainAndAgain(page, clicks, (there) => there.waitForTimeout(REST_MS));
};
