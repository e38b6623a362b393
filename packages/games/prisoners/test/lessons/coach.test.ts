import { existsSync, readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { type Kinds, prisoners, prisonersSay } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';

const ledger = ['ledger.md', 'silences.md']
  .map((page) => new URL(`../../${page}`, import.meta.url))
  .filter((page) => existsSync(page))
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n');

/** What a watcher says comes true when the choice is played. */
const CLAIMS: { readonly [watcher: string]: WatcherClaim<Kinds> } = {
  brave: ({ events }) => {
    const failed = events.find(({ event }) => event === 'attack-failed');
    return failed?.event === 'attack-failed' ? failed.data.answers : undefined;
  },
};

/** Random players hardly ever come to these: watchers.test.ts has their positions. */
const SELDOM: readonly string[] = ['brave', 'prize', 'sure'];

it('the coach of Take No Prisoners has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(prisoners), anyCoach(COACH), {
    say: prisonersSay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 5,
  });

  console.log(held.figures);
  expect(held.problems).toEqual([]);
  const watchers = COACH.watchers.map(({ id }) => id).filter((id) => !SELDOM.includes(id));
  const { spoke, silent, proven } = held.figures;
  expect(watchers.filter((id) => spoke[id] === undefined)).toEqual([]);
  expect(watchers.filter((id) => silent[id] === undefined)).toEqual([]);
  expect(watchers.filter((id) => id in CLAIMS && proven[id] === undefined)).toEqual([]);
});
