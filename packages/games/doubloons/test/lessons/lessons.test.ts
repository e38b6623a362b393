import { readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { lessonHolds } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { doubloons, doubloonsSay } from '../../src/index.ts';
import lock from '../../src/lessons/clauses.lock.json' with { type: 'json' };
import { LESSONS } from '../../src/lessons/index.ts';
import { describeBoard } from '../../src/words/describe.ts';
import { counted } from '../counted.ts';

const ledger = readFileSync(new URL('../../ledger.md', import.meta.url), 'utf8');

it('every way through every lesson of Dead Man’s Doubloons leads to its end, and its words are true', () => {
  const held = lessonHolds(engine(doubloons, { strict: true }), LESSONS, {
    say: doubloonsSay,
    describe: describeBoard,
    ledger,
    lock,
    counted,
  });

  expect(held.problems).toEqual([]);
});
