import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SOURCE_CONDITION } from '../build/source-condition.mjs';
import { ROOT } from '../lib/root.mjs';
import { instrument, SWITCH } from './instrument.mjs';

const HERE = join(ROOT, 'scripts/mutants');

/** Says which file the tests that follow stand in. */
const TESTS_OF = 'tests-of:';

/** @typedef {import('./instrument.mjs').Mutant} Mutant */

/**
 * All tests and all mutants of a game in one file, which runs in any Node.
 *
 * @param {import('./game-files.mjs').GameFiles} files
 * @param {string} into the folder for it
 * @returns {Promise<Mutant[]>}
 */
export async function bundle({ folder, rules, tests }, into) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  /** @type {Mutant[]} */
  const mutants = [];
  for (const file of rules) {
    const path = join(folder, file);
    const instrumented = instrument(file, readFileSync(path, 'utf8'), mutants.length);
    sources.set(path, instrumented.text);
    mutants.push(...instrumented.mutants);
  }
  mkdirSync(into, { recursive: true });
  const entry = [
    join(HERE, 'bundle-start.mjs'),
    ...tests.flatMap((file) => [`${TESTS_OF}${file}`, join(folder, file)]),
    join(HERE, 'bundle-end.mjs'),
  ].map((name) => `import ${JSON.stringify(name)};`);
  await build({
    stdin: { contents: entry.join('\n'), resolveDir: ROOT, loader: 'js' },
    outfile: join(into, 'tests.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [SOURCE_CONDITION],
    // What is pure but for its mutants must stay.
    ignoreAnnotations: true,
    logLevel: 'error',
    plugins: [mutantsIn(sources)],
  });
  return mutants;
}

/** @param {ReadonlyMap<string, string>} sources @returns {import('esbuild').Plugin} */
const mutantsIn = (sources) => ({
  name: 'mutants',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^vitest$/ }, () => ({ path: join(HERE, 'collect.mjs') }));
    onResolve({ filter: new RegExp(`^${SWITCH}$`) }, () => ({ path: join(HERE, 'switch.mjs') }));
    onResolve({ filter: new RegExp(`^${TESTS_OF}`) }, ({ path }) => ({
      path,
      namespace: TESTS_OF,
    }));
    onLoad({ filter: /./, namespace: TESTS_OF }, ({ path }) => ({
      contents: `import { inFile } from 'vitest'; inFile(${JSON.stringify(path.slice(TESTS_OF.length))});`,
      resolveDir: ROOT,
    }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = sources.get(path);
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
});
