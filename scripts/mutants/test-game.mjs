import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, ROOT } from '../lib/root.mjs';
import { bundle } from './bundle.mjs';
import { filesOf } from './game-files.mjs';
import { runMutants, survey } from './pool.mjs';
import { Reasons } from './reasons.mjs';
import { inWords, LEAST, shareOf } from './report.mjs';
import { fingerprintOf, Results } from './results.mjs';

/** @typedef {import('./instrument.mjs').Mutant} Mutant */

/**
 * @typedef {{
 *   folder: string, isJson: boolean, part: string, workers: number, deadline: number,
 *   onlyBundle: boolean, merge: string | undefined,
 * }} Options
 */

/** What a machine without anything else needs beside the bundle. */
const STANDALONE = ['pool.mjs', 'standalone.mjs'];

/**
 * @param {string} game
 * @param {Options} options
 * @returns {Promise<number>} how the program ends
 */
export async function testGame(game, options) {
  const files = filesOf(game);
  const now = fingerprintOf(files);
  const all = await bundle(files, options.folder);
  const mutants = all.filter(({ file }) => file.includes(options.part));
  const results = new Results(join(CACHE, 'mutants', `${game}.json`), now);
  const open = mutants.filter((mutant) => results.of(mutant) === undefined);
  if (options.onlyBundle) return writeStandalone(now, open, options.folder);
  if (options.merge !== undefined) merge(options.merge, results);
  else await runOpen(open, results, options);
  results.write(all);
  return report(game, mutants, results, options.isJson);
}

/**
 * @param {import('./results.mjs').Fingerprint} tried
 * @param {readonly Mutant[]} mutants
 * @param {string} folder
 */
function writeStandalone(tried, mutants, folder) {
  writeFileSync(join(folder, 'mutants.json'), JSON.stringify({ tried, mutants }));
  for (const name of STANDALONE)
    copyFileSync(join(ROOT, 'scripts/mutants', name), join(folder, name));
  console.log(
    `${mutants.length} mutants to try: node ${join(folder, 'standalone.mjs')} writes found.json beside it.`,
  );
  return 0;
}

/** @param {readonly Mutant[]} mutants @param {Results} results @param {Options} options */
async function runOpen(mutants, results, { folder, workers, deadline }) {
  if (mutants.length === 0) return;
  const tests = pathToFileURL(join(folder, 'tests.mjs'));
  const known = await survey(tests);
  for (const { title, ok } of known.tests)
    if (!ok) console.error(`Left out, fails without a mutant: ${title}`);
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  let done = 0;
  await runMutants(tests, known, [...byId.keys()], {
    workers,
    deadline,
    onVerdict: ({ id, by, timedOut = false }) => {
      const mutant = byId.get(id);
      if (mutant === undefined) return;
      const killer = by === null ? null : (known.tests[by] ?? null);
      results.note({ ...mutant, by: killer, timedOut });
      if (++done % 500 === 0) console.error(`${done} of ${mutants.length} mutants`);
    },
  });
}

/** @param {string} file @param {Results} results */
function merge(file, results) {
  const { tried, found } = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of found) results.note(one, tried);
}

/** @param {string} game @param {readonly Mutant[]} mutants @param {Results} results @param {boolean} isJson */
function report(game, mutants, results, isJson) {
  const reasons = new Reasons(game);
  const known = mutants.map((mutant) => ({ mutant, result: results.of(mutant) }));
  const survivors = known
    .filter(({ result }) => result?.by === null)
    .map(({ mutant }) => {
      const { file, line, change } = mutant;
      return { file, line, change, why: reasons.of(mutant) };
    });
  const killed = known.filter(({ result }) => (result?.by ?? null) !== null).length;
  const left = mutants.length - killed - survivors.length;
  const found = { game, mutants: mutants.length, killed, survivors };
  console.log(isJson ? JSON.stringify(found, null, 2) : inWords(found, left));
  for (const { file, change } of left === 0 ? reasons.unused : [])
    console.error(`A reason for what no longer survives: ${file}  ${change}`);
  return left === 0 && shareOf(found) >= LEAST ? 0 : 1;
}
