import { existsSync, readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { ahoy, ahoySay, type Kinds } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';

const ledger = ['ledger.md', 'silences.md']
  .map((page) => new URL(`../../${page}`, import.meta.url))
  .filter((page) => existsSync(page))
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n');

/** What a watcher says comes true when the choice is played. */
const CLAIMS: { readonly [watcher: string]: WatcherClaim<Kinds> } = {
  explore: ({ seat, after }) =>
    !after.asked.some((one) => one.seat === seat && one.step === 'moving/step'),
  unloaded: ({ events }) =>
    events.some(({ event }) => event === 'battle-begun' || event === 'battle-ignored')
      ? true
      : undefined,
};

it('the coach of Ahoy has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(ahoy), anyCoach(COACH), {
    say: ahoySay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 6,
  });

  console.log(held.figures);
  expect(held.problems).toEqual([]);
  const watchers = COACH.watchers.map(({ id }) => id);
  const { spoke, silent, proven } = held.figures;
  expect(watchers.filter((id) => spoke[id] === undefined)).toEqual([]);
  expect(watchers.filter((id) => silent[id] === undefined)).toEqual([]);
  expect(watchers.filter((id) => id in CLAIMS && proven[id] === undefined)).toEqual([]);
});
