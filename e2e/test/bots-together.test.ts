import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setTable } from '../src/new-table.ts';
import { nextMoment, playByMouse } from '../src/player.ts';
import { openVisits } from '../src/visits.ts';

/** As if the machine had this many cores. */
const grantCores = async (page: Page, cores: number): Promise<void> => {
  await page.route(/\/table\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const asked = 'navigator.hardwareConcurrency';
    expect(code).toContain(asked);
    await route.fulfill({ response, body: code.replaceAll(asked, String(cores)) });
  });
};

const botWorkers = (page: Page): number =>
  page.workers().filter((worker) => worker.url().includes('/bot.worker-')).length;

describe('bots at a table', () => {
  const { visit } = openVisits();

  it.each([
    { cores: 2, workers: 1 },
    { cores: 4, workers: 3 },
    { cores: 16, workers: 4 },
  ])(
    'think in as many as $workers workers where a machine has $cores cores, and answer',
    async ({ cores, workers }) => {
      const page = await visit();
      await grantCores(page, cores);
      await setTable(page, {
        seats: [
          { who: 'person', name: 'Ada' },
          { who: 'bot', level: 'Admiral' },
          { who: 'bot', level: 'Captain' },
        ],
        seed: 'together',
      });

      await playByMouse(page, 2);

      expect(await nextMoment(page)).toBe('asked');
      expect(botWorkers(page)).toBe(workers);
    },
  );
});
