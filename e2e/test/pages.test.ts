import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../src/axe.ts';
import { answerButton, choicesAt } from '../src/player.ts';
import { DESKTOP, openVisits, PHONE } from '../src/visits.ts';

const PAGES = [
  '/',
  '/games/seawolf',
  '/games/doubloons',
  '/games/seawolf/new',
  '/games/seawolf/rules#SW-106',
  '/games/seawolf/gallery',
  '/games/seawolf/learn',
  '/settings',
  '/nowhere',
] as const;

const SCREENS = [
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'phone', viewport: PHONE, colorScheme: 'dark' },
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'phone', viewport: PHONE, colorScheme: 'light' },
] as const;

describe('the pages round the table', () => {
  const { visit } = openVisits(/Service Worker registration blocked/);

  it.each(rotated(SCREENS, countOf('screens'), 1))(
    'have nothing axe objects to and nothing beside the screen: $name, $colorScheme',
    async ({ viewport, colorScheme }) => {
      const page = await visit({ viewport, colorScheme });
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' });

        expect(await faultsOf(page, path)).toEqual([]);
      }
    },
  );

  it.each(rotated(SCREENS, countOf('screens')))(
    'let a bot be set to a step and a character, which its seat then tells: $name, $colorScheme',
    async ({ viewport, colorScheme }) => {
      const page = await visit({ viewport, colorScheme });
      await page.goto('/games/seawolf/new');
      await page.getByRole('button', { name: /^Seat 2,/ }).click();
      const chooser = page.getByRole('group', { name: /^Who sits at the/ });
      const dial = chooser.getByRole('slider', { name: 'Strength, in finer steps' });
      await dial.press('ArrowRight');
      expect(await dial.getAttribute('aria-valuetext')).toBe('Mate +1');
      await chooser.getByRole('radio', { name: 'A bot: Mate +1' }).waitFor();
      await chooser.getByRole('radio', { name: 'Greedy' }).check();
      await chooser.getByText('Counts thalers and goods higher than all else.').waitFor();
      expect(await faultsOf(page, 'the dial')).toEqual([]);
      await chooser.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: /^Seat 2,.*bot, Mate \+1, Greedy$/ }).waitFor();

      await page.getByRole('button', { name: /^Start/ }).click();

      await page.getByText('bot, Mate +1, Greedy').first().waitFor({ state: 'attached' });
      // A Deckhand has no character to choose.
      await page.goto('/games/seawolf/new');
      await page.getByRole('button', { name: /^Seat 2,/ }).click();
      await dial.press('Home');
      await chooser.getByRole('radio', { name: 'A bot: Deckhand' }).waitFor();
      expect(await chooser.getByRole('radio', { name: 'Greedy' }).count()).toBe(0);
    },
  );

  it('cost at most 150 kB of code to the first click on the shelf', async () => {
    const page = await visit({ serviceWorkers: 'block' });
    await page.goto('/', { waitUntil: 'networkidle' });

    const code = await page.evaluate<number>(`[
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource').filter(({ name }) => /\\.(js|css)$/.test(name)),
    ].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);

    expect(code).toBeGreaterThan(50_000);
    expect(code).toBeLessThan(150_000);
  });

  it('open a clause by its address, and find others by their words', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules#SW-106');

    await page.locator('#SW-106[class~=open]').waitFor();
    await page.getByRole('searchbox').fill('mutiny');
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ clauses say “mutiny”/ })
      .waitFor();

    const found = await page.locator('.clause').allTextContents();
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((words) => !/mutiny/i.test(words))).toEqual([]);
  });

  it('show a clause at work: its answer is played, something else is tried and taken back', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules#SW-238');
    await page.getByRole('link', { name: /^Show me/ }).click();
    const strip = page.getByRole('complementary', { name: 'A rule at work' });
    await strip.getByText('more hold spaces').waitFor();
    expect(await faultsOf(page, 'show me')).toEqual([]);

    await strip.getByRole('button', { name: /^Show me/ }).click();
    await strip.getByText('That is it.').waitFor();
    await strip.getByRole('button', { name: 'Once more' }).click();
    await strip.getByRole('button', { name: /^Show me/ }).waitFor();
    await choicesAt(page).nth(1).click();
    await answerButton(page).click();
    await strip.getByText('This is what it leads to.').waitFor();
    await strip.getByRole('button', { name: 'Take it back' }).click();
    await strip.getByRole('button', { name: /^Show me/ }).waitFor();

    await strip.getByRole('link', { name: 'Back to the rules' }).click();
    await page.locator('.clause.open').waitFor();
    expect(page.url()).toMatch(/rules#SW-238$/);
  });

  it('keep a setting, and wear it before the first script on the next visit', async () => {
    const page = await visit({ colorScheme: 'light' });
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Night' }).check();

    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();

    const theme = await page.evaluate('document.documentElement.dataset.theme');
    expect(theme).toBe('dark');
  });

  it('are reached by keyboard, the content first of all', async () => {
    const page = await visit();
    await page.goto('/games/seawolf/rules#SW-106');
    await page.locator('.clause.open').waitFor();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    expect(await page.evaluate('document.activeElement?.id')).toBe('main');
    expect(page.url()).toMatch(/#SW-106$/);
  });

  it('start without a network after the first visit', async () => {
    const page = await visit();
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.waitForFunction('navigator.serviceWorker.controller !== null');

    await page.context().setOffline(true);

    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
    }
    await page.getByText('No network.').waitFor();
  });
});
