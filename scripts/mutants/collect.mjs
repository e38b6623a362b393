// What tests import in the place of vitest: they are collected, and run when they are wanted. The
// matchers are vitest's own.
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @typedef {{ title: string, file: string, run: () => unknown }} Collected */

/** @type {Collected[]} */
export const collected = [];
/** @type {string[]} */
const path = [];
let file = '';

/** Tests that follow stand in this file. */
export const inFile = (/** @type {string} */ name) => {
  file = name;
};

export const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) =>
    chai.expect(value, message),
  chai.expect,
);

/** @param {string} title @param {() => void} body */
export const describe = (title, body) => {
  path.push(title);
  body();
  path.pop();
};

/** @param {string} title @param {() => unknown} run */
const one = (title, run) => {
  collected.push({ title: [...path, title].join(' > '), file, run });
};

/** @param {readonly unknown[]} rows */
const each =
  (rows) => (/** @type {string} */ title, /** @type {(...row: unknown[]) => unknown} */ body) =>
    rows.forEach((row, nth) => {
      one(`${title} #${nth}`, () => body(...(Array.isArray(row) ? row : [row])));
    });

export const it = Object.assign(one, { each });
