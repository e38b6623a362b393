import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { pictureFailure } from './failure-pictures.ts';
import { haveMetCoaches } from './met-coaches.ts';
import { oneBrowser } from './one-browser.ts';
import { type Served, servePage, type Variables } from './served-page.ts';
import { TIME_LIMIT_MS } from './time-limit.ts';
import { DESKTOP } from './visits.ts';

/** Who plays a game for the first time has a coach beside the question. */
export type Who = 'newcomer' | 'returning';

export type OwnServer = {
  readonly address: () => string;
  /** A new browser of somebody, and a first tab in it; motion is off. */
  readonly browse: (options?: BrowserContextOptions, who?: Who) => Promise<Page>;
  readonly stop: () => Promise<void>;
  /** Starts it again at the same address; `more`: what is set from now on besides. */
  readonly startAgain: (more?: Variables) => Promise<void>;
};

/**
 * For a file of tests: a server that nobody else's tests use, since it is stopped or filled by these.
 * `variables`: what whoever runs it has set.
 */
export const openOwnServer = (variables: Variables = {}): OwnServer => {
  let served: Served;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    served = await servePage('0', variables);
  });
  afterEach(async ({ task }) => {
    await pictureFailure(task, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => served.stop());

  return {
    address: () => served.address,
    browse: async (options = {}, who = 'returning') => {
      const browser = await oneBrowser();
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      if (who === 'returning') await haveMetCoaches(context);
      const page = await context.newPage();
      page.setDefaultTimeout(TIME_LIMIT_MS);
      return page;
    },
    stop: () => served.stop(),
    startAgain: async (more = {}) => {
      served = await servePage(new URL(served.address).port, { ...variables, ...more });
    },
  };
};
