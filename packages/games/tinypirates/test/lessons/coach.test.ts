import { existsSync, readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { type Kinds, tinypirates, tinypiratesSay } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';

const ledger = ['ledger.md', 'silences.md']
  .map((page) => new URL(`../../${page}`, import.meta.url))
  .filter((page) => existsSync(page))
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n');

/** What a watcher says comes true when the choice is played. */
const CLAIMS: { readonly [watcher: string]: WatcherClaim<Kinds> } = {
  useless: ({ before, events }) => {
    const { pirate } = before.state.turn;
    const ended = events.some(({ event }) => event === 'turn-ended');
    const done = events.some((one) => one.event === 'order-executed' && one.data.pirate === pirate);
    return done ? false : ended ? true : undefined;
  },
  storm: ({ before, events, after }) => {
    const { pirate } = before.state.turn;
    if (after.asked.some(({ step }) => step === 'jostle/choose')) return true;
    return events.some((one) => one.event === 'jostled' && one.data.pirate === pirate);
  },
};

/** Random players hardly ever come to these: watchers.test.ts has their positions. */
const SELDOM: readonly string[] = ['full'];

it('the coach of Tiny Epic Pirates has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(tinypirates), anyCoach(COACH), {
    say: tinypiratesSay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 6,
  });

  console.log(held.figures);
  expect(held.problems).toEqual([]);
  const watchers = COACH.watchers.map(({ id }) => id).filter((id) => !SELDOM.includes(id));
  const { spoke, silent, proven } = held.figures;
  expect(watchers.filter((id) => spoke[id] === undefined)).toEqual([]);
  expect(watchers.filter((id) => silent[id] === undefined)).toEqual([]);
  expect(watchers.filter((id) => id in CLAIMS && proven[id] === undefined)).toEqual([]);
});
