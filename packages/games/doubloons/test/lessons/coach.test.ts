import { existsSync, readFileSync } from 'node:fs';
import { at } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { doubloons, doubloonsSay, type Kinds } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';

const ledger = ['ledger.md', 'silences.md']
  .map((page) => new URL(`../../${page}`, import.meta.url))
  .filter((page) => existsSync(page))
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n');

/** The clauses by which the island's doubloons are shared. */
const SHARED: readonly string[] = ['DD-195', 'DD-196', 'DD-197', 'DD-198'];

/** What a watcher says comes true when the choice is played. */
const CLAIMS: { readonly [watcher: string]: WatcherClaim<Kinds> } = {
  empty: ({ events }) => !events.some(({ event }) => event === 'damaged'),
  // Of plans with one card that boards, so that no other one does it.
  order: ({ seat, choice, events, after: { state } }) => {
    if (choice.do !== 'program') return false;
    const boarding = choice.cards.filter((card) =>
      at(state.printed.cards, card).actions.some(({ type }) => type === 'board'),
    );
    if (boarding.length > 1) return undefined;
    const mine = state.ships.find(({ controller }) => controller === seat)?.ship;
    if (events.some((one) => one.event === 'boarded' && one.data.ship === mine)) return false;
    const isOver = state.ships.find(({ ship }) => ship === mine)?.executed === choice.cards.length;
    return isOver ? true : undefined;
  },
  nothing: ({ seat, events, after }) => {
    const mine = after.state.ships.find(({ controller }) => controller === seat)?.ship;
    const mineAgain = events.filter(
      (one) => one.event === 'pillage-gained' && one.data.ship === mine,
    );
    if (!events.some(({ event }) => event === 'round-begun')) return undefined;
    if (mineAgain.length !== 1) return undefined;
    return !events.some(
      (one) =>
        one.event === 'doubloons-gained' && one.data.ship === mine && SHARED.includes(one.clause),
    );
  },
  wreck: ({ said, offers, tryOut }) => {
    const repair = offers.find((one) => 'action' in one && one.action === 'repair');
    if (repair === undefined) return false;
    const { after } = tryOut(repair);
    return after.state.ships.some(({ hull }) => hull > Number(said['hull']));
  },
  company: ({ seat, events, after }) => {
    const mine = after.state.ships.find(({ controller }) => controller === seat)?.ship;
    const walked = events.some(
      ({ event, data }) => event === 'advanced' && 'ship' in data && data.ship !== mine,
    );
    return walked ? true : undefined;
  },
};

it('the coach of Dead Man’s Doubloons has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(doubloons), anyCoach(COACH), {
    say: doubloonsSay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 6,
  });

  expect(held.problems).toEqual([]);
});
