import { existsSync, readFileSync } from 'node:fs';
import { at } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { type Kinds, shipAt, tinypirates, tinypiratesSay } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';
import { executing, RED, r } from '../positions.ts';

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
  bury: ({ before, events }) => {
    const { pirate } = before.state.turn;
    if (events.some((one) => one.event === 'treasure-buried' && one.data.pirate === pirate))
      return false;
    return events.some(({ event }) => event === 'turn-ended') ? true : undefined;
  },
  // More steps, where the turn buried a Treasure; fewer, where the ship was reached before.
  line: ({ before, said, events, after: { state } }) => {
    const { pirate } = before.state.turn;
    if (!events.some(({ event }) => event === 'turn-ended')) return undefined;
    const steps = events.filter((one) => one.event === 'npc-sailed' && one.data.ship === 'navy');
    return steps.length >= Number(said['count']) || state.navy === shipAt(state, pirate);
  },
  full: ({ before, after, said }) => {
    const { pirate } = before.state.turn;
    return at(after.state.pirates, pirate).gold === said['most'] && Number(said['lost']) > 0;
  },
  storm: ({ before, events, after }) => {
    const { pirate } = before.state.turn;
    if (after.asked.some(({ step }) => step === 'jostle/choose')) return true;
    return events.some((one) => one.event === 'jostled' && one.data.pirate === pirate);
  },
};

/** Random players hardly ever come to this: Gold that does not fit. */
const POSITIONS = [
  executing('trade', {
    red: { gold: 7, hold: ['gunpowder', 'gunpowder'], space: r(1, 0), captain: 'magnus-bolt' },
  }),
].map(({ match }) => ({ match, seat: RED }));

it('the coach of Tiny Epic Pirates has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(tinypirates), anyCoach(COACH), {
    say: tinypiratesSay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 6,
    positions: POSITIONS,
  });

  expect(held.problems).toEqual([]);
});
