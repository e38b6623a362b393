import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { recordedMatch } from '../src/recorded-match.ts';
import { DESKTOP, openVisits, PHONE } from '../src/visits.ts';

const NAMES = ['Ada', 'Ines'];

const SCREENS = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
] as const;

describe('the review of a match', () => {
  const { visit } = openVisits();
  let match: string;
  beforeAll(async () => {
    match = await recordedMatch('seawolf', NAMES);
  });

  const opened = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await visit(options);
    await page.goto('/replay');
    const buffer = Buffer.from(match);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'Review the match' }).click();
    return page;
  };

  const judged = async (page: Page): Promise<void> => {
    await page.getByRole('heading', { name: /^Share of wins/ }).waitFor();
  };

  it.each(SCREENS)(
    'says how far it is, then who was lucky and who chose well: $viewport.width, $colorScheme',
    async (screen) => {
      const page = await opened(screen);
      await page.getByRole('progressbar', { name: 'How much of the match is judged' }).waitFor();
      expect(await faultsOf(page, 'judging', ['.board'])).toEqual([]);
      await judged(page);

      for (const name of NAMES)
        expect(await page.getByText(new RegExp(`^Accuracy of ${name}: \\d+ %$`)).count()).toBe(1);
      const sum = (await page.locator('.review-sum .figures').textContent()) ?? '';
      const figures = [...sum.matchAll(/[+−]?\d+/g)].map(([one]) => Number(one.replace('−', '-')));
      expect(figures).toHaveLength(4);
      const [start = 0, luck = 0, slips = 0, end = -1] = figures;
      expect(start + luck + slips).toBe(end);
      expect([0, 100]).toContain(end);
      expect(await faultsOf(page, 'review', ['.board'])).toEqual([]);
    },
  );

  it('tells the curve as a table, leads to its turning points, and is played on from one', async () => {
    const page = await opened();
    await judged(page);

    await page.getByText('As a table').click();
    const rows = page.locator('.review-table tbody tr');
    expect(await rows.count()).toBeGreaterThan(2);
    expect(await rows.last().textContent()).toMatch(/^The end(0|50|100) %(0|50|100) %$/);

    const points = page.locator('.review-points li button');
    expect(await points.count()).toBeGreaterThan(0);
    await points.first().click();
    await page.waitForURL(/#review-answer-\d+-seat-[12]$/);
    expect(await points.first().getAttribute('aria-current')).toBe('true');
    expect(await page.locator('.review-moment-said').textContent()).toMatch(
      /(luck|decision) [+−]\d+ %/,
    );

    const there = page.url();
    await page.reload();
    await judged(page);
    expect(page.url()).toBe(there);

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: /^Play on as/ }).click();
    await page.waitForURL(/\/games\/seawolf\/tables\/[\w-]+$/);
  });

  it('is left for the replay, and given up by leaving', async () => {
    const page = await opened();
    await page.getByRole('progressbar').waitFor();

    await page.getByRole('button', { name: 'Back to the replay' }).click();

    await page.locator('.replay-log').waitFor();
    await page.waitForURL((url) => url.hash === '');
  });
});
