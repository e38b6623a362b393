import { type Browser, chromium } from 'playwright-core';
import { chromiumOptions } from './served-page.ts';

/** Of this process: files of tests that run in it one after another share it. */
const kept: { browser?: Browser } = {};

/** Starts a browser where there is none, or none any more; it ends with the process. */
export const oneBrowser = async (): Promise<Browser> => {
  if (kept.browser?.isConnected() !== true) kept.browser = await chromium.launch(chromiumOptions());
  return kept.browser;
};
