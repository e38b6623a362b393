import { readFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { type Kinds, seawolf, seawolfSay, shipOf } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';

const ledger = readFileSync(new URL('../../ledger.md', import.meta.url), 'utf8');

/** What each watcher says comes true when the choice is played. */
const CLAIMS: { readonly [watcher: string]: WatcherClaim<Kinds> } = {
  dear: ({ seat, events }) => {
    const shown = events.some((one) => one.event === 'orders-shown' && one.data.seat === seat);
    if (!shown) return undefined;
    return events.some((one) => one.event === 'mutinied' && one.data.seat === seat);
  },
  unsold: ({ seat, before, after }) => {
    const goods = (g: typeof before.state) => {
      const { cotton, wine, tea, cocoa } = shipOf(g, seat);
      return cotton + wine + tea + cocoa;
    };
    return goods(after.state) === goods(before.state) && goods(after.state) > 0;
  },
  unused: ({ seat, events }) =>
    !events.some(
      ({ event, data }) =>
        (event === 'loaded' || event === 'rum-gained') && 'seat' in data && data.seat === seat,
    ),
  // Which winds are meant it does not say: where all are, any that comes proves it.
  pirate: ({ seat, said, events }) => {
    const isMet = events.some(
      (one) => 'seat' in one.data && one.data.seat === seat && one.event.startsWith('pirate-'),
    );
    if (isMet) return true;
    const isOver = events.some(({ event }) => event === 'round-begun');
    return isOver && said['count'] === 4 ? false : undefined;
  },
  dry: ({ seat, after }) => shipOf(after.state, seat).rum === 0,
};

it('the coach of Seawolf has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(seawolf), anyCoach(COACH), {
    say: seawolfSay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 5,
  });

  expect(held.problems).toEqual([]);
});
