// The last module of a bundle of tests: does in a worker what the pool asks for.
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { collected } from './collect.mjs';
import { forgetHits, noteMet, turnOn } from './switch.mjs';

/** @param {number} index */
const passes = async (index) => {
  forgetHits();
  try {
    await collected[index]?.run();
    return true;
  } catch {
    return false;
  }
};

/** The first of the tests that fails; null where all pass. */
const firstFailing = async (/** @type {readonly number[]} */ indexes) => {
  for (const index of indexes) if (!(await passes(index))) return index;
  return null;
};

/**
 * What each test meets. It is run twice: what it meets the first time alone was worked out once and
 * kept, and cannot be switched in a program that runs already.
 */
const survey = async () => {
  const found = [];
  for (const [index, { title, file }] of collected.entries()) {
    const first = new Set();
    noteMet(first);
    const ok = await passes(index);
    const again = new Set();
    noteMet(again);
    const start = performance.now();
    const still = await passes(index);
    const ms = performance.now() - start;
    noteMet(null);
    found.push({ title, file, ms, ok: ok && still, first: [...first], again: [...again] });
  }
  return found;
};

/**
 * `spoilt`: the test that failed still fails without the mutant, so something wrong was kept, by this
 * mutant or by one before it, and nothing this worker says from now on counts.
 *
 * @param {number} id
 * @param {readonly number[]} tests
 */
const tryMutant = async (id, tests) => {
  turnOn(id);
  const by = await firstFailing(tests);
  turnOn(-1);
  const isSpoilt = by !== null && !(await passes(by));
  return { id, by, isSpoilt };
};

const { role, active, order, atLoad } = workerData;
const port = parentPort;
if (port === null) throw new Error('tests of mutants run in a worker');

if (role === 'survey') {
  noteMet(null);
  port.postMessage({ tests: await survey(), atLoad: [...atLoad] });
} else if (role === 'fresh') {
  port.postMessage({ id: active, by: await firstFailing(order) });
} else {
  // What is worked out once must be right: without a mutant.
  const failing = await firstFailing(order);
  port.postMessage({ isReady: true, failing });
  port.on('message', async ({ id, tests }) => {
    port.postMessage(await tryMutant(id, tests));
  });
}
