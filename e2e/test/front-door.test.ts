import { describe, expect, it } from 'vitest';
import { openVisits } from '../src/visits.ts';

describe('the front door', () => {
  const { visit } = openVisits();

  it('opens with the five games, and the browser has nothing to complain about', async () => {
    const page = await visit();

    await page.goto('/');
    const games = ['Ahoy', 'Seawolf', 'Doubloons', 'Prisoners', 'Tiny Epic Pirates'];
    for (const game of games) await page.getByText(game).first().waitFor();

    expect(await page.title()).toContain('Quarterdeck');
  });
});

describe('the front door', () => {
  const { visit } = openVisits(/Content Security Policy/);

  it('runs no script that is not its own', async () => {
    const page = await visit();
    await page.goto('/');

    const title = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.head.append(script);
      return document.title;
    });

    expect(title).not.toBe('injected');
  });
});
