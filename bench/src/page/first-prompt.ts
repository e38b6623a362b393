import { playNowLink, questionAt } from '@quarterdeck/e2e';
import { median } from '../measure.ts';
import type { BrowserSession } from './browser-session.ts';

export type FirstPrompt = {
  /** From the click to the prompt of the table: what is asked, or whom we wait for. */
  readonly promptMillis: number;
  readonly slowestMillis: number;
  readonly rounds: number;
};

/** Notes in the page itself when the link was clicked and when the prompt first stood there. */
const watchForPrompt = (): void => {
  const noted = { clicked: 0, asked: 0 };
  Object.assign(window, { noted });
  window.addEventListener('click', ({ timeStamp }) => (noted.clicked ||= timeStamp), true);
  const look = (): void => {
    if (document.querySelector('[data-area="prompt"] h2') === null) requestAnimationFrame(look);
    else noted.asked = performance.now();
  };
  requestAnimationFrame(look);
};

const readNoted = (): { readonly clicked: number; readonly asked: number } =>
  Reflect.get(window, 'noted');

const once = async (session: BrowserSession, game: string): Promise<number> => {
  const page = await session.visit();
  await page.addInitScript(watchForPrompt);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await playNowLink(page, game).click();
  await questionAt(page).waitFor();
  await page.waitForFunction(() => Reflect.get(window, 'noted').asked > 0);
  const { clicked, asked } = await page.evaluate(readNoted);
  await page.context().close();
  return asked - clicked;
};

/** From a click on "Play now" to the first prompt; every time a browser that was never here. */
export const timePlayNow = async (
  session: BrowserSession,
  game: string,
  rounds: number,
): Promise<FirstPrompt> => {
  const seen: number[] = [];
  for (let i = 0; i < rounds; i++) seen.push(await once(session, game));
  return { promptMillis: median(seen), slowestMillis: Math.max(...seen), rounds };
};
