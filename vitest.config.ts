import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { browserFilesOfRun } from './packages/proof/src/browser-files.ts';
import { FROM_SOURCE } from './scripts/test-run/from-source.ts';
import { LongestFirst } from './scripts/test-run/longest-first.mjs';
import { RESULTS, RunReporter } from './scripts/test-run/reporter.mjs';
import { TIME_LIMIT_MS } from './scripts/test-run/time-limit.ts';

/** Vitest would leave a core to itself, which is half of a small machine. */
const WORKERS = Math.min(8, Math.max(2, availableParallelism()));

const limits = { testTimeout: TIME_LIMIT_MS, hookTimeout: TIME_LIMIT_MS };

/** The page's tests need its own plugins: they are a project of their own if the page says so. */
const PAGE_CONFIG = 'packages/web/vitest.config.ts';
const pageHasOwn = existsSync(PAGE_CONFIG);

/** Tests that watch, change or start a process, or keep something in a module: each file has a process alone. */
const ISOLATED = [
  'packages/{bots,cli,server}/test/**/*.test.ts',
  'packages/kernel/test/{hostile,pack,types}/**/*.test.ts',
  'packages/kernel/test/test-kit/law-run.test.ts',
  'bench/test/**/*.test.ts',
  'training/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

/** Boards are drawn with React; the engine's process stays without it. */
const BOARDS = [
  'packages/board-kit/test/**/*.test.{ts,tsx}',
  'packages/playground/test/**/*.test.{ts,tsx}',
  'packages/games/*/test/board/**/*.test.{ts,tsx}',
];

/** `npm test` names a seed, and has the files whose turn it is; by hand there are all. */
const BROWSER =
  process.env['QUARTERDECK_SEED'] === undefined
    ? ['e2e/test/**/*.test.ts']
    : browserFilesOfRun().map((name) => `e2e/test/${name}.test.ts`);

/** `npm test` and `npm run clauses` read what came out. */
const results = process.env[RESULTS];
// For this run, not for one that a test may start.
delete process.env[RESULTS];

export default defineConfig({
  test: {
    reporters: results
      ? ['default', ['json', { outputFile: results }], new RunReporter(results)]
      : ['default'],
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...FROM_SOURCE, test: { name: 'isolated', include: ISOLATED, ...limits } },
      {
        ...FROM_SOURCE,
        test: {
          name: 'engine',
          include: ['packages/*/test/**/*.test.ts', 'packages/{games,samples}/*/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/**', ...BOARDS, ...ISOLATED],
          // Rules are pure and keep nothing: to load them anew for each file costs more than its tests.
          isolate: false,
          pool: 'threads',
          ...limits,
        },
      },
      // What a test of a board changes, it puts back.
      { ...FROM_SOURCE, test: { name: 'boards', include: BOARDS, isolate: false, ...limits } },
      ...(pageHasOwn ? [PAGE_CONFIG] : []),
      {
        ...FROM_SOURCE,
        test: {
          name: 'e2e',
          include: BROWSER,
          globalSetup: 'e2e/src/one-server.ts',
          // Those that run one after another in a process share its browser.
          isolate: false,
          ...limits,
          maxWorkers: 2,
          // A browser beside a busy engine is slow and flaky: it runs when the rest is done.
          sequence: { groupOrder: 1 },
          // What fails twice is broken; what fails once was the machine.
          retry: 1,
        },
      },
    ],
  },
});
