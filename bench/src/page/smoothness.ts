import { rematchButton, setTable } from '@quarterdeck/e2e';
import type { Page } from 'playwright-core';
import type { BrowserSession } from './browser-session.ts';

export type Smoothness = {
  /** The longest task of the page's own thread; 0 where none took 50 ms, which is not told apart. */
  readonly longestTaskMillis: number;
  readonly tasksOver50: number;
  readonly tasksOver100: number;
  readonly seconds: number;
  /** Tables that were played or begun in that time. */
  readonly tables: number;
};

const BOTS = { who: 'bot', level: 'Mate' } as const;

const watchTasks = (): void => {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
};

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
  await page.evaluate(watchTasks);
  const tables = await watchFor(page, seconds);
  const tasks = await page.evaluate((): readonly number[] => Reflect.get(window, 'tasks'));
  await page.context().close();
  return {
    longestTaskMillis: Math.max(0, ...tasks),
    tasksOver50: tasks.length,
    tasksOver100: tasks.filter((one) => one > 100).length,
    seconds,
    tables,
  };
};
