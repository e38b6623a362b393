import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FROM_SOURCE } from '../test-run/from-source.ts';
import { TIME_LIMIT_MS } from '../test-run/time-limit.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const RECORDING = here('recording-engine.ts');

/** Who takes the engine from the kernel's door is given the one that records. */
const recording = {
  name: 'quarterdeck-recording',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | undefined =>
    source === './engine.ts' && importer?.endsWith('/kernel/src/engine/index.ts') === true
      ? RECORDING
      : undefined,
};

/** The tests of the rules, run so that what they set up is written down. */
export default defineConfig({
  ...FROM_SOURCE,
  root: here('../..'),
  plugins: [recording],
  test: {
    include: ['packages/games/*/test/{rules,model}/**/*.test.ts'],
    setupFiles: [here('record.ts')],
    isolate: false,
    pool: 'threads',
    testTimeout: TIME_LIMIT_MS,
  },
});
