import { existsSync, readFileSync } from 'node:fs';
import { at } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { type Kinds, neighbours, prisoners, prisonersSay } from '../../src/index.ts';
import lock from '../../src/lessons/coach.lock.json' with { type: 'json' };
import { COACH } from '../../src/lessons/coach-book.ts';
import { attack, from, RED } from '../positions.ts';
import { cardFor, duel } from './duels.ts';

const ledger = ['ledger.md', 'silences.md']
  .map((page) => new URL(`../../${page}`, import.meta.url))
  .filter((page) => existsSync(page))
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n');

/** What a watcher says comes true when the choice is played. */
const CLAIMS: { readonly [watcher: string]: WatcherClaim<Kinds> } = {
  // The ship has not moved: sent to sea, it finds a rose that nobody of its fleet lies beside.
  idle: ({ seat, before: { state }, offers, tryOut }) => {
    const held = state.ships.flatMap((one) =>
      one.seat === seat && one.hex !== null ? [one.hex] : [],
    );
    const roses = state.destinations
      .filter(({ explored }) => !explored)
      .map(({ hex }) => neighbours(state, hex))
      .filter((beside) => !beside.some((hex) => held.includes(hex)));
    return offers.some((sail) => {
      if (sail.do !== 'sail') return false;
      const ends = tryOut(sail).offered.flatMap((one) => (one.do === 'to' ? [one.hex] : []));
      return roses.some((beside) => beside.some((hex) => ends.includes(hex)));
    });
  },
  unseen: ({ seat, before, offers, tryOut }) => {
    const explore = offers.find((one) => one.do === 'explore');
    if (explore === undefined) return false;
    const { events, after } = tryOut(explore);
    const cards = ({ state }: typeof before) => at(state.players, seat).hand.length;
    const isSeen = events.some(({ event }) => event.startsWith('destination'));
    return isSeen && cards(after) >= cards(before);
  },
  prize: ({ seat, said, offers, before, tryOut }) => {
    const ship = before.state.engagement?.targetShip ?? null;
    const capture = offers.find((one) => one.do === 'capture');
    if (capture === undefined || ship === null) return false;
    const won = at(tryOut(capture).after.state.ships, ship);
    return won.seat === seat && won.level === said['level'];
  },
  // The card leaves the hand; the chance is that of the dice as they stand.
  sure: ({ seat, said, before, after }) => {
    const count = ({ state }: typeof before) => at(state.players, seat).hand.length;
    return count(after) === count(before) - 1 && Number(said['percent']) >= 95;
  },
  brave: ({ events }) => {
    const failed = events.find(({ event }) => event === 'attack-failed');
    return failed?.event === 'attack-failed' ? failed.data.answers : undefined;
  },
};

/** Random players hardly ever come to these. */
const POSITIONS = [
  attack(duel(9, 9), 0, 'E6', 'hhhhhhhhh').match,
  from('engage', duel(5, 9)).match,
  cardFor(4),
].map((match) => ({ match, seat: RED }));

it('the coach of Take No Prisoners has words for every question, and what its watchers say is true', () => {
  const held = coachHolds(engine(prisoners), anyCoach(COACH), {
    say: prisonersSay,
    ledger,
    lock,
    claims: CLAIMS,
    matches: 5,
    positions: POSITIONS,
  });

  expect(held.problems).toEqual([]);
});
