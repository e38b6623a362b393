import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundle } from '../../mutants/bundle.mjs';
import { runMutants, survey } from '../../mutants/pool.mjs';
import { temporaryTree } from '../trees/temporary-tree.ts';

const RULE = `
const doubled = new Map();
export const twice = (n) => {
  const known = doubled.get(n);
  if (known !== undefined) return known;
  doubled.set(n, n + n);
  return n + n;
};
export const STAKE = [1, 2].length;
export const atLeast = (hits, armor) => (hits > armor || hits === armor ? 'hit' : 'miss');
export const countDown = (from) => {
  let left = from;
  while (left > 0) left -= 1;
  return left;
};
let isWrecked = false;
export const floats = (hull) => {
  if (hull < 0) isWrecked = true;
  return !isWrecked;
};
export const neverAsked = (n) => n * 3;
`;
const TEST = `
import { expect, it } from 'vitest';
import { atLeast, countDown, floats, STAKE, twice } from './rule.ts';
it('doubles', () => expect(twice(2)).toBe(4));
it('hits what it reaches', () => expect(atLeast(2, 2)).toBe('hit'));
it('hits what it passes', () => expect(atLeast(3, 2)).toBe('hit'));
it('misses what it does not reach', () => expect(atLeast(1, 2)).toBe('miss'));
it('counts down to nothing', () => expect(countDown(3)).toBe(0));
it('stakes two', () => expect(STAKE).toBe(2));
it('floats with a whole hull', () => expect(floats(1)).toBe(true));
it('doubles seven', () => expect(twice(7)).toBe(14));
`;

async function verdictsOf(): Promise<Map<string, string | null>> {
  const folder = temporaryTree({ 'rule.ts': RULE, 'rule.test.ts': TEST });
  const mutants = await bundle({ folder, rules: ['rule.ts'], tests: ['rule.test.ts'] }, folder);
  const tests = pathToFileURL(join(folder, 'tests.mjs'));
  const found = await survey(tests);
  const verdicts = new Map<string, string | null>();
  await runMutants(
    tests,
    found,
    mutants.map(({ id }) => id),
    {
      workers: 1,
      deadline: Number.POSITIVE_INFINITY,
      onVerdict: ({ id, by }) => {
        const { change = '', nth = 0 } = mutants[id] ?? {};
        verdicts.set(`${change} #${nth}`, by === null ? null : (found.tests[by]?.title ?? ''));
      },
    },
  );
  return verdicts;
}

it('a fault is killed by a test that meets it, and what is the same by nature survives', async () => {
  const verdicts = await verdictsOf();

  expect(Object.fromEntries(verdicts)).toMatchObject({
    // a fault in a branch, by the one test that goes there
    'hits === armor -> hits !== armor #0': expect.stringMatching(/^(hits|misses) what/),
    // the other half of the condition says it too
    'hits > armor -> hits >= armor #0': null,
    // a loop without end
    'left -= 1 -> left += 1 #0': 'counts down to nothing',
    // worked out while the program is loaded
    '[1, 2] -> [] #0': 'stakes two',
    // worked out once and kept
    'n + n -> n - n #1': expect.stringMatching(/^doubles/),
    // leaves something wrong behind, which does not spoil the verdict on the next
    'hull < 0 -> true #0': 'floats with a whole hull',
    'hull < 0 -> false #0': null,
    // no test goes there
    'n * 3 -> n + 3 #0': null,
  });
});
