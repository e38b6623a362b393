import { rematchButton, setTable } from '@quarterdeck/e2e';
import type { Page } from 'playwright-core';
import type { BrowserSession } from './browser-session.ts';
import { tasksDuring } from './task-times.ts';

export type Smoothness = {
  /** Of all tasks of the page's own thread, the one that had most of the processor. */
  readonly longestTaskMillis: number;
  /** The longest by the clock: it may have waited for whatever else the machine did. */
  readonly longestByClockMillis: number;
  /** By the processor. */
  readonly tasksOver50: number;
  readonly tasksOver100: number;
  readonly seconds: number;
  /** Tables that were played or begun in that time. */
  readonly tables: number;
};

const BOTS = { who: 'bot', level: 'Mate' } as const;

/** Seldom and cheaply: to look for a button by its role keeps the page busy. */
const untilOver = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(() => document.querySelector('.end-page') !== null, undefined, {
      polling: 250,
      timeout,
    })
    .then(() => true)
    .catch(() => false);

/** Rematch after rematch, until the time is over. Gives how many tables were begun. */
const watchFor = async (page: Page, seconds: number): Promise<number> => {
  const ends = Date.now() + seconds * 1000;
  let tables = 1;
  while (Date.now() < ends && (await untilOver(page, ends - Date.now()))) {
    await rematchButton(page).click();
    await rematchButton(page).waitFor({ state: 'hidden' });
    tables++;
  }
  return tables;
};

/** Four bots play at full speed before the eyes of nobody who plays; motion is on. */
export const watchBots = async (
  session: BrowserSession,
  game: string,
  seconds: number,
): Promise<Smoothness> => {
  const page = await session.visit();
  await setTable(page, { game, seats: [BOTS, BOTS, BOTS, BOTS] });
  const { tasks, result: tables } = await tasksDuring(page, () => watchFor(page, seconds));
  await page.context().close();
  if (tasks.length === 0) throw new Error(`The page of ${game} did nothing while bots played.`);
  const longerThan = (millis: number): number =>
    tasks.filter(({ processorMillis }) => processorMillis > millis).length;
  return {
    longestTaskMillis: Math.max(...tasks.map(({ processorMillis }) => processorMillis)),
    longestByClockMillis: tasks[0]?.clockMillis ?? 0,
    tasksOver50: longerThan(50),
    tasksOver100: longerThan(100),
    seconds,
    tables,
  };
};
