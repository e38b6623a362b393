// npm test: all checks, then all tests; npm run test:all the same with the whole proof. The last line
// is `N passed, N failed`, whatever happens.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readResults, resultsOfAll } from './clauses/results.mjs';
import { complaintAboutNode } from './environment/node-version.mjs';
import { installAtOnce } from './install/install.mjs';
import { CACHE, ROOT } from './lib/root.mjs';
import { readRunFile, runFile } from './test-run/run-file.mjs';
import { seedOf } from './test-run/seed.mjs';
import { failuresAtTheEnd, retriesIn, slowestFiles, timesOf, workOf } from './test-run/summary.mjs';
import { countTests } from './test-run/tally.mjs';

/**
 * @typedef {import('./test-run/tally.mjs').Tally} Tally
 * @typedef {import('./test-run/summary.mjs').RanFile} RanFile
 * @typedef {import('./test-run/summary.mjs').Stage} Stage
 * @typedef {{ name: string, projects: readonly string[], yielding?: boolean }} Part
 */

/** @type {Part} */
const BROWSER = { name: 'browser', projects: ['e2e'] };
/** @type {Part} */
const THE_REST = {
  name: 'engine and page',
  projects: ['isolated', 'engine', 'boards', 'page'],
  yielding: true,
};

class TestRun {
  #began = performance.now();
  /** @type {Stage[]} */
  #stages = [];
  /** @type {RanFile[]} */
  #files = [];
  /** @type {Tally} */
  #tally = { passed: 0, failed: 0 };
  /** @type {string[]} */
  #failures = [];

  /**
   * A stage that fails counts as one failure, and the others go on.
   *
   * @param {string} name
   * @param {() => Promise<Tally | void>} stage
   */
  async stage(name, stage) {
    const began = performance.now();
    try {
      const more = await stage();
      this.#tally.passed += more?.passed ?? 0;
      this.#tally.failed += more?.failed ?? 0;
      this.#failures.push(...(more?.names ?? []).map((failure) => `${name}: ${failure}`));
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
      this.#tally.failed += 1;
      this.#failures.push(`${name}: ${reason.split('\n')[0]}`);
      return false;
    } finally {
      this.#stages.push({ name, seconds: (performance.now() - began) / 1000 });
    }
  }

  /**
   * @param {Part} part
   * @param {NodeJS.ProcessEnv} env
   */
  tests({ name, projects, yielding = false }, env) {
    return this.stage(name, async () => {
      const { runProjects } = await import('./test-run/vitest.mjs');
      const results = resultsOfPart(name);
      mkdirSync(dirname(results), { recursive: true });
      for (const file of [results, runFile(results)]) rmSync(file, { force: true });
      const code = await runProjects({ projects, results, env, yielding });
      this.#files.push(...readRunFile(results));
      const tally = existsSync(results)
        ? countTests(readResults(results))
        : { passed: 0, failed: 0 };
      // An error outside any test fails Vitest without failing a test: it counts as one.
      return code !== 0 && tally.failed === 0
        ? { ...tally, failed: 1, names: ['an error outside any test'] }
        : tally;
    });
  }

  /** The last lines. */
  tell() {
    const retries = retriesIn(this.#files);
    const seconds = (performance.now() - this.#began) / 1000;
    for (const line of [
      '',
      ...slowestFiles(this.#files),
      `Work of the tests: ${workOf(this.#files)}.`,
      `Time: ${timesOf(this.#stages, seconds)}.`,
      ...retries.lines,
      ...failuresAtTheEnd(this.#failures),
    ])
      console.log(line);
    const { passed } = this.#tally;
    const failed = this.#tally.failed + (retries.tooMany ? 1 : 0);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  }
}

/** @param {string} name */
const resultsOfPart = (name) => join(CACHE, 'test-results', `${name.replaceAll(' ', '-')}.json`);

const hasBrowserTests = () => {
  const folder = join(ROOT, 'e2e/test');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.test.ts'));
};

/** One file for all, where `npm run clauses` looks for proofs. */
const joinResults = () => {
  const parts = [BROWSER, THE_REST].map(({ name }) => resultsOfPart(name)).filter(existsSync);
  const testResults = parts.flatMap((file) => readResults(file).testResults);
  writeFileSync(resultsOfAll(CACHE), JSON.stringify({ testResults }));
};

/** @param {boolean} isAll */
const environment = (isAll) => {
  const { seed, from } = seedOf(ROOT, process.env['QUARTERDECK_SEED']);
  // By hand as elsewhere: what is printed side by side cannot move, and no test may stand alone.
  process.env['CI'] = 'true';
  console.log(
    `Seed ${seed}, of ${from}: it settles which matches are held to the laws, which chapters are tried in a browser and which games are played there to the end. QUARTERDECK_SEED=${seed} plays the same again.`,
  );
  return {
    ...process.env,
    QUARTERDECK_SEED: String(seed),
    QUARTERDECK_PROOF: isAll ? 'all' : '',
  };
};

/** @param {boolean} isAll */
const main = async (isAll) => {
  const run = new TestRun();
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  const packages = { sqlite: Promise.resolve() };
  const ready = await run.stage('install', async () => {
    const complaint = complaintAboutNode(process.versions.node);
    if (complaint) throw new Error(complaint);
    Object.assign(packages, await installAtOnce('everything'));
    Object.assign(env, environment(isAll));
  });
  if (ready) await checkAndTest(run, env, packages.sqlite);
  run.tell();
};

/**
 * The page is built, and SQLite compiled where that is needed, beside the checks; browsers are tried
 * beside the engine, which takes the time that they spend waiting.
 *
 * @param {TestRun} run
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<void>} sqlite
 */
const checkAndTest = async (run, env, sqlite) => {
  const compiling = run.stage('SQLite', () => sqlite);
  // One after the other: both may have to ask Debian's installer, which is alone at a time.
  await run.stage('PostgreSQL', async () =>
    (await import('./environment/postgres.mjs')).ensurePostgres(),
  );
  await run.stage('NATS', async () => (await import('./environment/nats.mjs')).ensureNats());
  const browser = { path: '' };
  const wantsBrowser = hasBrowserTests();
  if (wantsBrowser)
    await run.stage('Chromium', async () => {
      browser.path = await (await import('./environment/chromium.mjs')).ensureChromium();
    });
  const building = wantsBrowser
    ? run.stage('build', async () => (await import('./build/build.mjs')).buildIfStale())
    : Promise.resolve(true);
  const checking = run.stage('checks', async () =>
    (await import('./checks/checks.mjs')).runChecks(),
  );
  const browsing = Promise.all([building, compiling]).then(([isBuilt]) =>
    isBuilt && browser.path !== ''
      ? run.tests(BROWSER, { ...env, CHROMIUM_PATH: browser.path })
      : false,
  );
  await Promise.all([building, compiling, checking]);
  await run.tests(THE_REST, env);
  await browsing;
  joinResults();
};

try {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  await main(values.all);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
