import { defineProject } from 'vitest/config';
import { FROM_SOURCE } from '../../scripts/test-run/from-source.ts';
import { TIME_LIMIT_MS } from '../../scripts/test-run/time-limit.ts';

export default defineProject({
  ...FROM_SOURCE,
  test: {
    name: 'page',
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // What a test changes for all (clocks, the console, the browser's storage) it puts back.
    isolate: false,
    testTimeout: TIME_LIMIT_MS,
    hookTimeout: TIME_LIMIT_MS,
  },
});
