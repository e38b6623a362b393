import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './game-files.mjs';

/** @typedef {import('./instrument.mjs').Mutant} Mutant */
/** `nth`: of several alike in the file; all of them if left out. */
/** @typedef {{ file: string, change: string, nth?: number, why: string }} Reason */

/** Why a mutant may survive: it cannot change play, or is the same by nature. */
export class Reasons {
  /** @type {readonly Reason[]} */
  #reasons;
  /** @type {Set<Reason>} */
  #used = new Set();

  /** @param {string} game */
  constructor(game) {
    const file = join(folderOf(game), 'test/mutants.json');
    this.#reasons = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  /** @param {Mutant} mutant @returns {string} empty where there is none */
  of({ file, change, nth }) {
    const found = this.#reasons.find(
      (reason) =>
        reason.file === file &&
        reason.change === change &&
        (reason.nth === undefined || reason.nth === nth),
    );
    if (found !== undefined) this.#used.add(found);
    return found?.why ?? '';
  }

  /** Reasons for what no longer survives: they should go. */
  get unused() {
    return this.#reasons.filter((reason) => !this.#used.has(reason));
  }
}
