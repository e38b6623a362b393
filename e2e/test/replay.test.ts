import { readFileSync } from 'node:fs';
import { countOf, rotated } from '@quarterdeck/proof';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { recordedMatch } from '../src/recorded-match.ts';
import { DESKTOP, openVisits, PHONE } from '../src/visits.ts';

/** Round the board: boards are looked at where they are played on. */
const faultsAround = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, 'replay', ['.board']);

const file = (text: string, name = 'match.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

const SCREENS = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
] as const;

const ruler = (page: Page) => page.getByRole('slider');
const where = (page: Page): Promise<string | null> => ruler(page).getAttribute('aria-valuetext');

describe('a replay', () => {
  const { visit: visitAnybody } = openVisits();
  let match: string;
  beforeAll(async () => {
    match = await recordedMatch('seawolf', ['Ada', 'Ines', 'Tomas']);
  });

  /** Somebody who likes motion. */
  const visit = (options: BrowserContextOptions = {}): Promise<Page> =>
    visitAnybody({ reducedMotion: 'no-preference', ...options });

  const watch = async (page: Page): Promise<void> => {
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(file(match));
    await page.locator('.curves').waitFor();
  };

  it('is walked with the keys, answer by answer, turn by turn, and to both ends', async () => {
    const page = await visit();
    await watch(page);
    const last = await ruler(page).getAttribute('max');

    expect(await where(page)).toMatch(/^The set-up/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await where(page)).toMatch(/answer 2 of/);
    await page.keyboard.press('PageUp');
    const turn = await where(page);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageDown');
    expect(await where(page)).toBe(turn);
    await page.keyboard.press('End');
    await page.getByText(/wins\. /).waitFor();
    expect(await where(page)).toContain(`answer ${last} of ${last}`);
    await page.keyboard.press('Home');
    expect(await where(page)).toMatch(/^The set-up/);
  });

  it('plays, stops, jumps by a line of the log, and changes eyes', async () => {
    const page = await visit();
    await watch(page);

    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText(/answer [2-9] of/).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const line = page.locator('.replay-log .log-line').nth(60);
    await line.locator('button').first().click();
    await page.locator('.log-line[data-lit]').first().waitFor();
    expect(await line.getAttribute('data-lit')).toBe('');
    const there = await where(page);
    await page.getByLabel('See as').selectOption({ label: 'Ines' });
    await page.locator('.see-as .seat-blue').waitFor();

    expect(await where(page)).toBe(there);
  });

  it('is verified, copied as a test, downloaded as it came, and played on', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await watch(page);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');

    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await page.getByText(/^Yes, the dice were honest/).waitFor();
    await page.getByText('For developers').click();
    await page.getByRole('button', { name: 'Copy as test' }).click();
    await page.getByText(/^Copied/).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('scenario(seawolf');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(match);

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('radio', { name: 'Ines' }).check();
    await page.getByRole('button', { name: 'Play on as Ines' }).click();
    await page.waitForURL(/\/games\/seawolf\/tables\/[\w-]+$/);
    await page.getByText('you, ').first().waitFor();
  });

  it('is still there after a reload, and among the files that were opened', async () => {
    const page = await visit();
    await watch(page);

    await page.reload();
    await ruler(page).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Watch match\.json/ }).click();
    await ruler(page).waitFor();
  });

  it('has an address for each place and pair of eyes, which a reload or a link opens', async () => {
    const page = await visit();
    await watch(page);
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
    await page.getByLabel('See as').selectOption({ label: 'Ines' });
    await page.waitForURL(/#answer-7-seat-2$/);
    const there = await where(page);

    await page.reload();
    await page.locator('.see-as .seat-blue').waitFor();
    expect(await where(page)).toBe(there);

    await page.evaluate(() => {
      window.location.hash = '#answer-3';
    });
    await page.getByText(/^answer 3 of/i).waitFor();
    expect(await page.getByLabel('See as').inputValue()).toBe('everybody');
  });

  it('says what is wrong and what to do if it is no good', async () => {
    const page = await visit();
    await page.goto('/replay');
    const tries = {
      'prose.json': ['once upon a time', /not even JSON/],
      'cut.json': [match.slice(0, -50), /breaks off/],
      'edited.json': [match.replace('Ines', 'Anne'), /seal is broken/],
      'other.json': ['{"some":"thing"}', /no replay of ours/],
    } as const;

    for (const [name, [text, words]] of Object.entries(tries)) {
      await page.locator('input[type=file]').setInputFiles(file(text, name));
      const alert = page.getByRole('alert').filter({ hasText: name });
      await alert.getByText(words).first().waitFor();
    }
    expect(await faultsAround(page)).toEqual([]);
  });

  it.each(rotated(SCREENS, countOf('screens'), 3))(
    'has nothing axe objects to: $viewport.width, $colorScheme',
    async (screen) => {
      const page = await visit(screen);
      await watch(page);
      await page.keyboard.press('PageUp');

      expect(await faultsAround(page)).toEqual([]);
    },
  );
});
