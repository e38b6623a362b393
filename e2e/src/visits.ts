import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { pictureFailure } from './failure-pictures.ts';
import { haveMetCoaches } from './met-coaches.ts';
import { oneBrowser } from './one-browser.ts';
import { addressOfAll } from './one-server.ts';
import { TIME_LIMIT_MS } from './time-limit.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const SMALL_PHONE = { width: 360, height: 740 } as const;

export type Visits = {
  /**
   * A new browser of somebody who has met every coach, and a first tab in it: who plays a game for the
   * first time has a coach beside the question. Motion is off unless asked for.
   */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** A new browser with nothing stored at all. */
  readonly visitFirst: (options?: BrowserContextOptions) => Promise<Page>;
  /** Another tab of the same browser. */
  readonly anotherTab: (page: Page) => Promise<Page>;
};

const listen = (page: Page, complaints: string[]): void => {
  page.setDefaultTimeout(TIME_LIMIT_MS);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`));
};

/**
 * For a file of tests: no test in which the browser complains, but for what is caused on purpose.
 */
export const openVisits = (caused?: RegExp): Visits => {
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  afterEach(async ({ task }) => {
    await pictureFailure(task, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    const said = complaints;
    contexts = [];
    complaints = [];
    expect(said.filter((line) => caused?.test(line) !== true)).toEqual([]);
  });

  const tabIn = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    listen(page, complaints);
    return page;
  };
  const contextOf = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const browser = await oneBrowser();
    const context = await browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      baseURL: addressOfAll(),
      ...options,
    });
    contexts.push(context);
    return context;
  };
  return {
    visit: async (options = {}) => {
      const context = await contextOf(options);
      await haveMetCoaches(context);
      return tabIn(context);
    },
    visitFirst: async (options = {}) => tabIn(await contextOf(options)),
    anotherTab: (page) => tabIn(page.context()),
  };
};
