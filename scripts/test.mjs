// npm test: all checks, then all tests. The last line is `N passed, N failed`, whatever happens.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults, resultsOfAll } from './clauses/results.mjs';
import { installIfNeeded } from './house/install.mjs';
import { complaintAboutNode } from './house/node-version.mjs';
import { CACHE, ROOT } from './house/root.mjs';
import { countTests } from './house/tally.mjs';

/** @typedef {import('./house/tally.mjs').Tally} Tally */

const hasBrowserTests = () => {
  const folder = join(ROOT, 'e2e/test');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.test.ts'));
};

/** What browser tests need before they can start: a built page and a browser. */
const prepareBrowserTests = async () => {
  const { buildIfStale } = await import('./house/build.mjs');
  const { ensureChromium } = await import('./house/chromium.mjs');
  await buildIfStale();
  process.env['CHROMIUM_PATH'] = await ensureChromium();
};

/** The server's stores are tried on a real PostgreSQL. */
const preparePostgres = async () => {
  const { ensurePostgres } = await import('./house/postgres.mjs');
  await ensurePostgres();
};

/** @returns {Promise<Tally>} */
const runTests = async () => {
  const { runVitest } = await import('./house/vitest.mjs');
  const results = resultsOfAll(CACHE);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const { code } = await runVitest({ results });
  const tally = existsSync(results) ? countTests(readResults(results)) : { passed: 0, failed: 0 };
  // An error outside any test fails Vitest without failing a test: it counts as one.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};

/**
 * @param {Tally} tally
 * @param {() => Promise<Tally | void>} step
 */
const step = async (tally, step) => {
  try {
    const more = await step();
    tally.passed += more?.passed ?? 0;
    tally.failed += more?.failed ?? 0;
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tally.failed += 1;
    return false;
  }
};

const main = async () => {
  const tally = { passed: 0, failed: 0 };
  const ready = await step(tally, async () => {
    const complaint = complaintAboutNode(process.versions.node);
    if (complaint) throw new Error(complaint);
    await installIfNeeded();
  });
  if (ready) {
    await step(tally, async () => (await import('./house/checks.mjs')).runChecks());
    await step(tally, preparePostgres);
    if (hasBrowserTests()) await step(tally, prepareBrowserTests);
    await step(tally, runTests);
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
};

await main();
