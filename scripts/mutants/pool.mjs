// Runs the tests of a bundle against its mutants, in as many workers as there are. Needs nothing but
// Node: what it is given can be carried to a machine that has nothing else.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ title: string, file: string, ms: number, ok: boolean, first: number[], again: number[] }} Surveyed */
/** @typedef {{ id: number, by: number | null, timedOut?: boolean }} Verdict */
/** `covering`: the tests that meet a mutant, quickest first. `once`: met where something is worked out once. */
/** @typedef {{ tests: Surveyed[], order: number[], covering: Map<number, number[]>, once: Set<number> }} Survey */
/** @typedef {{ isReady: true, failing: number | null } | { isReady?: undefined, id: number, by: number | null, isSpoilt: boolean }} Said */
/** @typedef {{ workers: number, deadline: number, onVerdict: (verdict: Verdict) => void }} Limits */

/** Beyond this many times its usual time, and a while, a test never ends. */
const TIMES_AS_LONG = 20;
const AT_LEAST_MS = 15_000;

/**
 * A process of its own: a rule that was made to go round for ever fills its memory, and takes down
 * whatever it shares that with.
 *
 * @param {URL} bundle @param {object} data
 */
const start = (bundle, data) =>
  fork(fileURLToPath(bundle), [JSON.stringify(data)], { execArgv: [], stdio: 'ignore' });

/**
 * Which test meets which mutant, and how long it takes.
 *
 * @param {URL} bundle
 * @returns {Promise<Survey>}
 */
export async function survey(bundle) {
  /** @type {{ tests: Surveyed[], atLoad: number[] }} */
  const { tests, atLoad } = await new Promise((resolve, reject) => {
    const worker = start(bundle, { role: 'survey' });
    worker.once('message', (/** @type {{ tests: Surveyed[], atLoad: number[] }} */ said) => {
      worker.removeAllListeners().kill('SIGKILL');
      resolve(said);
    });
    worker.once('exit', (code) =>
      reject(new Error(`The tests cannot be run: ended with ${code}.`)),
    );
  });
  const order = [...tests.keys()]
    .filter((index) => tests[index]?.ok)
    .sort((a, b) => (tests[a]?.ms ?? 0) - (tests[b]?.ms ?? 0));
  const covering = new Map();
  const once = new Set(atLoad);
  for (const index of order) {
    const { first = [], again = [] } = tests[index] ?? {};
    const stillMet = new Set(again);
    for (const id of first) if (!stillMet.has(id)) once.add(id);
    for (const id of again) {
      const known = covering.get(id);
      if (known === undefined) covering.set(id, [index]);
      else known.push(index);
    }
  }
  return { tests, order, covering, once };
}

/**
 * Mutants are switched in programs that run already, which costs next to nothing. What is met only
 * while something is worked out for the first time is tried in a program of its own.
 *
 * @param {URL} bundle
 * @param {Survey} found
 * @param {readonly number[]} ids the mutants to try
 * @param {Limits} limits
 */
export async function runMutants(bundle, found, ids, limits) {
  const { covering, once } = found;
  const switched = ids.filter((id) => covering.has(id));
  const fresh = ids.filter((id) => once.has(id) && !covering.has(id));
  for (const id of ids) if (!covering.has(id) && !once.has(id)) limits.onVerdict({ id, by: null });
  const onVerdict = (/** @type {Verdict} */ verdict) => {
    if (verdict.by === null && once.has(verdict.id)) fresh.push(verdict.id);
    else limits.onVerdict(verdict);
  };
  const switching = { ...limits, onVerdict };
  const workers = Array.from({ length: Math.max(1, limits.workers) });
  await Promise.all(workers.map(() => drain(bundle, found, switched, switching)));
  await Promise.all(workers.map(() => drainFresh(bundle, found, fresh, limits)));
}

/** @param {Survey} found @param {readonly number[]} tests */
const timeoutMs = ({ tests: all }, tests) =>
  AT_LEAST_MS + TIMES_AS_LONG * tests.reduce((sum, index) => sum + (all[index]?.ms ?? 0), 0);

/**
 * One worker after the other, each until a mutant spoils it or never ends.
 *
 * @param {URL} bundle
 * @param {Survey} found
 * @param {number[]} queue
 * @param {Limits} limits
 */
async function drain(bundle, found, queue, limits) {
  while (queue.length > 0 && Date.now() < limits.deadline)
    await untilSpoilt(bundle, found, queue, limits);
}

/** @type {typeof drain} */
const untilSpoilt = (bundle, found, queue, { deadline, onVerdict }) =>
  new Promise((resolve, reject) => {
    const worker = start(bundle, { role: 'switch', order: found.order });
    let tried = 0;
    /** Sets down the mutant under trial as one whose tests never end. */
    let giveUp = () => reject(new Error('The tests cannot be run without a mutant.'));
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const end = () => {
      clearTimeout(timer);
      worker.removeAllListeners().kill('SIGKILL');
      resolve();
    };
    const next = () => {
      const id = Date.now() < deadline ? queue.pop() : undefined;
      if (id === undefined) return end();
      tried += 1;
      const tests = found.covering.get(id) ?? [];
      giveUp = () => {
        onVerdict({ id, by: tests[0] ?? null, timedOut: true });
        end();
      };
      timer = setTimeout(giveUp, timeoutMs(found, tests));
      worker.send({ id, tests });
    };
    worker.on('exit', () => giveUp());
    worker.on('message', (/** @type {Said} */ said) => {
      clearTimeout(timer);
      if (said.isReady) {
        if (said.failing === null) return next();
        const title = found.tests[said.failing]?.title;
        return reject(new Error(`Depends on the tests before it: ${title}`));
      }
      const { id, by, isSpoilt } = said;
      // The first mutant of a worker found everything as it should be: what is spoilt, it spoilt itself.
      if (isSpoilt && tried > 1) queue.push(id);
      else onVerdict({ id, by });
      if (isSpoilt) end();
      else next();
    });
  });

/** @type {typeof drain} */
async function drainFresh(bundle, found, queue, limits) {
  while (queue.length > 0 && Date.now() < limits.deadline) {
    const id = queue.pop();
    if (id === undefined) return;
    limits.onVerdict(await runFresh(bundle, found, id));
  }
}

/** @param {URL} bundle @param {Survey} found @param {number} id @returns {Promise<Verdict>} */
const runFresh = (bundle, found, id) =>
  new Promise((resolve) => {
    const { order } = found;
    const worker = start(bundle, { role: 'fresh', active: id, order });
    const end = (/** @type {Verdict} */ verdict) => {
      clearTimeout(timer);
      worker.removeAllListeners().kill('SIGKILL');
      resolve(verdict);
    };
    const timer = setTimeout(
      () => end({ id, by: order[0] ?? null, timedOut: true }),
      timeoutMs(found, order),
    );
    worker.once('message', (/** @type {Verdict} */ verdict) => end(verdict));
    // A program that cannot be loaded is found by every test.
    worker.once('exit', () => end({ id, by: order[0] ?? null }));
  });
