import { defineConfig } from 'vitest/config';

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
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/test/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
