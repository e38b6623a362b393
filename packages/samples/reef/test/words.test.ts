import { saidIn } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { say } from '../src/index.ts';
import { table } from '../src/table.ts';

/** Equal charms are two offers that read alike, and it does not matter which is taken. */
const EQUAL_CHARMS = /^storm\/charms: two choices read "Play \w+"$/;

it('every question, choice, detail, event, reason and score line of Reef is said in plain words', () => {
  const lines = new Set<string>();
  const flaws = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const said = saidIn(table, say, { seats: 2 + (seed % 3), seed });
    for (const line of said.lines) lines.add(line);
    for (const flaw of said.flaws) flaws.add(flaw);
  }

  expect([...flaws].filter((flaw) => !EQUAL_CHARMS.test(flaw))).toEqual([]);
  expect(lines.has('Leave the game')).toBe(true);
  expect(lines.has('Ada leaves the game.')).toBe(true);
  expect(lines.has('That pool is not in your plan.')).toBe(true);
  expect(lines.has('Ada keeps a pearl.')).toBe(true);
  expect(lines.has('Ada keeps a black pearl.')).toBe(true);
  expect(lines.size).toBeGreaterThan(300);
});
