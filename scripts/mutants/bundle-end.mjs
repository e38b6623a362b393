// The last module of a bundle of tests: does in a process of its own what the pool asks for.
import { performance } from 'node:perf_hooks';
import { collected } from './collect.mjs';
import { forgetHits, noteMet, turnOn } from './switch.mjs';
import { TASK } from './task.mjs';

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

/** @param {object} message */
const say = (message) => process.send?.(message);

const { role, active, order, atLoad } = TASK;
if (role === 'survey') {
  noteMet(null);
  say({ tests: await survey(), atLoad: [...atLoad] });
} else if (role === 'fresh') {
  say({ id: active, by: await firstFailing(order) });
} else {
  // What is worked out once must be right: without a mutant.
  const failing = await firstFailing(order);
  process.on('message', async (/** @type {{ id: number, tests: number[] }} */ { id, tests }) => {
    say(await tryMutant(id, tests));
  });
  say({ isReady: true, failing });
}
