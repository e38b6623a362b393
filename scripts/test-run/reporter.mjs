import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { runFile } from './run-file.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */

/** @param {TestModule} module */
const secondsOf = (module) => {
  const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } =
    module.diagnostic();
  const all =
    collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration;
  return all / 1000;
};

/** @param {TestModule} module */
const retriedIn = (module) =>
  [...module.children.allTests()]
    .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    .map((test) => test.fullName);

/** The variable that names the file for the results; without it they are only shown. */
export const RESULTS = 'QUARTERDECK_RESULTS';

/** Writes beside Vitest's JSON what that does not say: how long each file took, and what was retried. */
export class RunReporter {
  #file;

  /** @param {string} results where Vitest's own JSON goes */
  constructor(results) {
    this.#file = runFile(results);
  }

  /** @param {ReadonlyArray<TestModule>} modules */
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      file: relative(ROOT, module.moduleId),
      project: module.project.name,
      seconds: secondsOf(module),
      retried: retriedIn(module),
    }));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(files));
  }
}
