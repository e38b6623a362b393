import { chromiumOptions, type Served, servePage } from '@quarterdeck/e2e';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A served page and a browser to look at it with. */
export type BrowserSession = {
  readonly address: string;
  /** A browser with nothing stored, and a tab in it. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
};

const DESKTOP = { width: 1440, height: 900 } as const;

const sessionIn = ({ address, stop }: Served, browser: Browser): BrowserSession => ({
  address,
  visit: async (options = {}) => {
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: address, ...options });
    return context.newPage();
  },
  close: async () => {
    await browser.close();
    await stop();
  },
});

export const openBrowserSession = async (): Promise<BrowserSession> => {
  const served = await servePage();
  try {
    return sessionIn(served, await chromium.launch(chromiumOptions()));
  } catch (problem) {
    await served.stop();
    throw problem;
  }
};
