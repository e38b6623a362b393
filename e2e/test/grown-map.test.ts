import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordedMatch } from '../src/recorded-match.ts';
import { DESKTOP, openVisits, PHONE } from '../src/visits.ts';

const NAMES = ['Ada', 'Ines', 'Tomas', 'Marieke'] as const;

type Region = { readonly x: number; readonly y: number };
const regionsIn = (state: unknown): readonly Region[] =>
  typeof state === 'object' && state !== null && 'regions' in state && Array.isArray(state.regions)
    ? state.regions
    : [];

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2;

/** A map of this many columns and rows. */
const sizeOf = (regions: readonly Region[]): string =>
  `${spread(regions.map(({ x }) => x))} x ${spread(regions.map(({ y }) => y))}`;

type Found = { readonly file: string; readonly answer: number };

/** A match by lot, and where in it Ada has her turn on a map of this size. */
const matchGrownTo = async (size: string): Promise<Found> => {
  const found: number[] = [];
  const file = await recordedMatch('ahoy', NAMES, (asked, answers, state) => {
    const isHers = asked.some(({ seat, step }) => seat === 0 && step === 'turn/act');
    if (isHers && sizeOf(regionsIn(state)) === size) found.push(answers);
  });
  const [answer] = found;
  if (answer === undefined) throw new Error(`Ada never had her turn on a map of ${size}.`);
  return { file, answer };
};

/** The table of a replay that is played on there as Ada. */
const playOn = async (page: Page, { file, answer }: Found): Promise<void> => {
  await page.goto('/replay');
  const buffer = Buffer.from(file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'grown.json', mimeType: 'application/json', buffer });
  await page.getByRole('slider').waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `answer-${answer}-seat-1`);
  await page
    .getByText(new RegExp(`answer ${answer} of`))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Ada' }).check();
  await page.getByRole('button', { name: 'Play on as Ada' }).click();
  await page.getByRole('navigation', { name: 'At this table' }).waitFor();
  await page.locator('.board-space[data-target^="cell/"]').first().waitFor();
};

/** How many pixels the spaces measure. */
const spacesOn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board-space[data-target^="cell/"] > rect')].map(
      (space) => space.getBoundingClientRect().width,
    ),
  );

/** Figures that lie over a suit, a die or a coin, by more than an outline. */
const coveringOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const OUTLINE = 2;
    const printed = [
      ...document.querySelectorAll('[data-printed], [data-piece^="wealth-die/"]'),
    ].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('[data-piece^="ship/"] .hull')].flatMap((ship) => {
      const { left, right, top, bottom } = ship.getBoundingClientRect();
      const isOver = printed.some(
        (one) =>
          left < one.right - OUTLINE &&
          right > one.left + OUTLINE &&
          top < one.bottom - OUTLINE &&
          bottom > one.top + OUTLINE,
      );
      return isOver ? [ship.closest('[data-piece]')?.getAttribute('data-piece') ?? ''] : [];
    });
  });

const boardIn = (page: Page) => page.getByRole('region', { name: /^The board/ });

describe('A grown map of Ahoy', () => {
  const { visit } = openVisits();
  let grown: Found;
  beforeAll(async () => {
    grown = await matchGrownTo('8 x 7');
  });

  it('has spaces of at least 84 pixels, and no ship on what is printed', async () => {
    const page = await visit({ viewport: DESKTOP });
    await playOn(page, grown);

    await expect.poll(async () => Math.min(...(await spacesOn(page)))).toBeGreaterThanOrEqual(84);
    expect(await coveringOn(page)).toEqual([]);
  });

  it('is zoomed and moved by the pad and by keys, and fits again', async () => {
    const page = await visit({ viewport: DESKTOP });
    await playOn(page, grown);
    const [fitted = 0] = await spacesOn(page);
    const firstX = () =>
      page.evaluate(
        () =>
          document
            .querySelector('.board-space[data-target^="cell/"] > rect')
            ?.getBoundingClientRect().x ?? 0,
      );

    await boardIn(page).getByRole('button', { name: 'Nearer' }).click();
    const [near = 0] = await spacesOn(page);
    expect(near).toBeGreaterThan(fitted * 1.2);
    const before = await firstX();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await firstX()).toBeLessThan(before);
    await page.keyboard.press('0');
    expect(await spacesOn(page)).toContain(fitted);
  });

  it('is a window of five spaces on a phone, with the whole in a corner', async () => {
    const page = await visit({ viewport: PHONE, hasTouch: true });
    await playOn(page, grown);

    await expect.poll(async () => Math.round((await spacesOn(page))[0] ?? 0)).toBe(81);
    const inset = await page.locator('.chart-inset').boundingBox();
    expect(inset?.width).toBe(84);
  });
});
