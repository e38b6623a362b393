// Beside a bundle, on a machine that has only Node: tries every mutant and writes down what was found.
// node standalone.mjs [minutes] [workers]
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runMutants, survey } from './pool.mjs';

const beside = (/** @type {string} */ name) => new URL(name, import.meta.url);
const bundle = beside('tests.mjs');
const [minutes = '15', workers = String(availableParallelism())] = process.argv.slice(2);
const deadline = Date.now() + Number(minutes) * 60_000;

const { tried, mutants } = JSON.parse(readFileSync(beside('mutants.json'), 'utf8'));
/** @type {Map<number, import('./instrument.mjs').Mutant>} */
const byId = new Map(mutants.map((/** @type {{ id: number }} */ mutant) => [mutant.id, mutant]));
const known = await survey(bundle);
for (const { title, ok } of known.tests)
  if (!ok) console.error(`Left out, fails without a mutant: ${title}`);

/** @type {import('./results.mjs').Found[]} */
const found = [];
const keep = () => writeFileSync(beside('found.json'), JSON.stringify({ tried, found }));
await runMutants(bundle, known, [...byId.keys()], {
  workers: Number(workers),
  deadline,
  onVerdict: ({ id, by, timedOut = false }) => {
    const mutant = byId.get(id);
    if (mutant === undefined) return;
    const { file, change, nth } = mutant;
    const test = by === null ? undefined : known.tests[by];
    const killer = test === undefined ? null : { file: test.file, title: test.title };
    found.push({ file, change, nth, by: killer, timedOut });
    if (found.length % 1_000 === 0) keep();
  },
});
keep();
const killed = found.filter(({ by }) => by !== null).length;
const timedOut = found.filter((one) => one.timedOut).length;
console.log(
  `${found.length} of ${byId.size} mutants tried, ${killed} killed (${timedOut} never ended): found.json`,
);
