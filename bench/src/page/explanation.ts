import { questionAt, setTable } from '@quarterdeck/e2e';
import type { Page } from 'playwright-core';
import { median } from '../measure.ts';
import type { BrowserSession } from './browser-session.ts';

export type Explanation = {
  /** From the end of the rest that asks for it to the sentence; the median of all that were given. */
  readonly afterRestMillis: number;
  readonly slowestMillis: number;
  /** Places that a pointer rested on, and those that then said what they are. */
  readonly rests: number;
  readonly explained: number;
};

/** How long a pointer rests before it is told something: what the page has as `RESTS_MS`. */
const REST_MS = 300;
/** Long enough for a sentence that will ever come. */
const TIMEOUT_MS = 3_000;

const BOT = { who: 'bot', level: 'Deckhand' } as const;

/** In the page: when the pointer moved last, and when the first sentence after it stood there. */
const noteSentences = (): void => {
  const noted = { moved: 0, said: 0 };
  Object.assign(window, { noted });
  window.addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      noted.moved = timeStamp;
      noted.said = 0;
    },
    true,
  );
  new MutationObserver(() => {
    if (noted.said === 0 && document.querySelector('.explanation') !== null)
      noted.said = performance.now();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
};

type Point = { readonly x: number; readonly y: number };

/** Places on the board that can be pointed at: their middle is theirs, and on the screen. */
const placesOn = (page: Page): Promise<readonly Point[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board [data-target]')].flatMap((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const there = document.elementFromPoint(point.x, point.y);
      return there !== null && place.contains(there) ? [point] : [];
    }),
  );

/** The question can be read before the board is drawn. */
const drawnPlaces = async (page: Page, game: string): Promise<readonly Point[]> => {
  await page.locator('.board [data-target]').first().waitFor();
  const places = await placesOn(page);
  if (places.length === 0) throw new Error(`No place of ${game} can be pointed at.`);
  return places;
};

const restOn = async (page: Page, { x, y }: Point): Promise<number | undefined> => {
  await page.mouse.move(0, 0);
  await page.locator('.explanation').waitFor({ state: 'detached' });
  await page.mouse.move(x, y);
  const isSaid = await page
    .locator('.explanation')
    .waitFor({ timeout: TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);
  if (!isSaid) return undefined;
  return page.evaluate((): number => {
    const { moved, said } = Reflect.get(window, 'noted');
    return said - moved;
  });
};

/** A pointer that goes over the board while a question is open, and rests on one place after another. */
export const restOnPlaces = async (
  session: BrowserSession,
  game: string,
  rests: number,
): Promise<Explanation> => {
  const page = await session.visit();
  await setTable(page, { game, seats: [{ who: 'person', name: 'Ada' }, BOT], seed: 'rest' });
  await questionAt(page).waitFor();
  await page.evaluate(noteSentences);
  const took: number[] = [];
  for (let n = 0; n < rests; n++) {
    // A chart that has been fitted meanwhile has them elsewhere.
    const places = await drawnPlaces(page, game);
    const place = places[Math.floor((n * places.length) / rests)];
    const millis = place === undefined ? undefined : await restOn(page, place);
    if (millis !== undefined) took.push(millis - REST_MS);
  }
  await page.context().close();
  return {
    afterRestMillis: median(took),
    slowestMillis: Math.max(...took),
    rests,
    explained: took.length,
  };
};
