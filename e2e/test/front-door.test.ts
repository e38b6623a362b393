import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harbour, openHarbour } from '../src/harbour.ts';

describe('the front door', () => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await openHarbour();
  });
  afterAll(() => harbour.close());

  it('opens with the five games, and the browser has nothing to complain about', async () => {
    const page = await harbour.browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    await page.goto(harbour.address);
    const games = ['Ahoy', 'Seawolf', 'Doubloons', 'Prisoners', 'Tiny Epic Pirates'];
    for (const game of games) await page.getByText(game).first().waitFor();

    expect(await page.title()).toContain('Quarterdeck');
    expect(complaints).toEqual([]);
  });

  it('runs no script that is not its own', async () => {
    const page = await harbour.browser.newPage();
    await page.goto(harbour.address);

    const title = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.head.append(script);
      return document.title;
    });

    expect(title).not.toBe('injected');
  });
});
