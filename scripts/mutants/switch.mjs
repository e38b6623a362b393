// Which mutant is on, and which were met. One at a time, in one worker.

/** A mutant that is met so often in one test is in a loop without end. */
const MOST_HITS = 10_000_000;

let on = -1;
let hits = 0;
/** @type {Set<number> | null} */
let met = null;

/** Asked wherever a mutant lies. */
export const $mutant = (/** @type {number} */ id) => {
  if (met !== null) met.add(id);
  if (id !== on) return false;
  if (++hits > MOST_HITS) throw new Error('this mutant never ends');
  return true;
};

/** @param {number} id -1 for none */
export const turnOn = (id) => {
  on = id;
  hits = 0;
};

/** A test begins: hits are counted for each. */
export const forgetHits = () => {
  hits = 0;
};

/** What is met from now on; ends with `null`. */
export const noteMet = (/** @type {Set<number> | null} */ into) => {
  met = into;
};
