import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Long enough for a busy machine: a limit is there to end a test that hangs, not to time one. */
const PATIENCE = 60_000;

/** The page's tests need its own plugins: they are a project of their own if the page says so. */
const PAGE_CONFIG = 'packages/web/vitest.config.ts';
const pageHasOwn = existsSync(PAGE_CONFIG);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: [
            'packages/*/test/**/*.test.ts',
            'packages/games/*/test/**/*.test.ts',
            'bench/test/**/*.test.ts',
            'scripts/test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...(pageHasOwn ? ['packages/web/**'] : [])],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          sequence: { groupOrder: 0 },
        },
      },
      ...(pageHasOwn ? [PAGE_CONFIG] : []),
      {
        test: {
          name: 'e2e',
          include: ['e2e/test/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
          // A browser beside a busy engine is slow and flaky: it runs when the rest is done.
          sequence: { groupOrder: 1 },
          // What fails twice is broken; what fails once was the machine.
          retry: 1,
        },
      },
    ],
  },
});
