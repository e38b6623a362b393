import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take long, the longest first: the order is written down, since a clean checkout has no
 * times of its own to go by.
 */
const LONGEST = [
  /whole-match|four-at-a-table/,
  /table-states\.test/,
  /-board\.test/,
  /strength\.test/,
  /kill\.test/,
  /(start|fresh-clone)\.test/,
  /laws\.test/,
  /bot\.test/,
  /(sim|play|words|smoke)\.test/,
];

/**
 * How early a file begins; the smallest first.
 *
 * @param {string} file
 */
export const turnOf = (file) => {
  const found = LONGEST.findIndex((pattern) => pattern.test(file));
  return found < 0 ? LONGEST.length : found;
};

/** Begins with what takes longest, or all the others are done long before it. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  sort(files) {
    // Files of one project stay together, so that they can share a process.
    const projects = [...new Set(files.map(({ project }) => project))].sort(
      (a, b) => a.config.sequence.groupOrder - b.config.sequence.groupOrder,
    );
    const sorted = files
      .map((file) => ({ file, size: statSync(file.moduleId).size }))
      .sort(
        (a, b) =>
          projects.indexOf(a.file.project) - projects.indexOf(b.file.project) ||
          turnOf(a.file.moduleId) - turnOf(b.file.moduleId) ||
          b.size - a.size,
      )
      .map(({ file }) => file);
    return Promise.resolve(sorted);
  }
}
