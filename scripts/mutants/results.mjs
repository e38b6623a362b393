import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {import('./instrument.mjs').Mutant} Mutant */
/** @typedef {Pick<Mutant, 'file' | 'change' | 'nth'>} MutantName wherever it has moved in its file */
/** @typedef {{ file: string, title: string }} Killer */
/** @typedef {MutantName & { by: Killer | null, timedOut: boolean }} Found */
/** What was tried: the hash of each file of rules and tests, and of all tests together. */
/** @typedef {{ files: Record<string, string>, tests: string }} Fingerprint */
/** @typedef {{ source: string, tests: string, by: (Killer & { hash: string }) | null, timedOut?: true }} Result */

const hashOf = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @param {import('./game-files.mjs').GameFiles} files @returns {Fingerprint} */
export function fingerprintOf({ folder, rules, tests }) {
  const hashes = [...rules, ...tests].map(
    (file) => /** @type {const} */ ([file, hashOf(readFileSync(join(folder, file), 'utf8'))]),
  );
  const files = Object.fromEntries(hashes);
  return { files, tests: hashOf(tests.map((file) => files[file]).join(' ')) };
}

const keyOf = (/** @type {MutantName} */ { file, change, nth }) => `${file} | ${change} | ${nth}`;

/**
 * Results of earlier runs. A mutant that was killed counts as long as its file and the test that killed
 * it are the same; one that survived is tried again when any test has changed.
 */
export class Results {
  /** @type {string} */
  #file;
  /** @type {Record<string, Result>} */
  #results;
  /** @type {Fingerprint} */
  #now;

  /** @param {string} file that keeps them @param {Fingerprint} now */
  constructor(file, now) {
    this.#file = file;
    this.#results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.#now = now;
  }

  /** @param {MutantName} mutant @returns {Result | undefined} undefined where it must be tried (again) */
  of(mutant) {
    const known = this.#results[keyOf(mutant)];
    const { files, tests } = this.#now;
    if (known === undefined || known.source !== files[mutant.file]) return undefined;
    const stands =
      known.by === null ? known.tests === tests : files[known.by.file] === known.by.hash;
    return stands ? known : undefined;
  }

  /** @param {Found} found @param {Fingerprint} [tried] of now if left out */
  note({ by, timedOut, ...mutant }, { files, tests } = this.#now) {
    this.#results[keyOf(mutant)] = {
      source: files[mutant.file] ?? '',
      tests,
      by: by === null ? null : { file: by.file, title: by.title, hash: files[by.file] ?? '' },
      ...(timedOut ? { timedOut } : {}),
    };
  }

  /** @param {readonly MutantName[]} mutants those there are; all others are forgotten */
  write(mutants) {
    const known = new Set(mutants.map(keyOf));
    const lasting = Object.entries(this.#results).filter(([key]) => known.has(key));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(lasting)));
  }
}
