import { existsSync, readFileSync } from 'node:fs';
import { at } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { anyCoach } from '@quarterdeck/kernel/staging';
import { coachHolds, type WatcherClaim } from '@quarterdeck/kernel/test-kit';
import { expect, it } from 'vitest';
import { ahoy, ahoySay, type Kinds, printedSlot } from '../../src/index.ts';
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
  special: ({ choice, said, offers, before }) => {
    if (choice.do !== 'place' || !('die' in choice)) return false;
    const places = offers.flatMap((one) =>
      one.do === 'place' && 'die' in one && one.value === one.die ? [one] : [],
    );
    const isItsOwn = places.some(({ die, slot }) => {
      const { accepts } = printedSlot(before.state, slot);
      return die === said['number'] && accepts.kind === 'exact' && accepts.value === die;
    });
    return isItsOwn && places.some(({ die, slot }) => slot === choice.slot && die !== choice.die);
  },
  wreckage: ({ seat, events, after }) => {
    const isHit = events.some((one) => one.event === 'slot-damaged' && one.data.seat === seat);
    if (isHit || after.asked.some(({ step }) => step === 'damage/slot')) return true;
    // Whoever wins a battle there first may slip away before the wreck does its harm.
    const isFought = events.some(({ event }) => event === 'battle-begun');
    return events.some(({ event }) => event === 'turn-ended') && !isFought ? false : undefined;
  },
  unwanted: ({ choice, after: { state } }) =>
    choice.do === 'smuggle' &&
    state.regions.every(
      ({ tile }) =>
        at(state.printed.tiles, tile).suit !== at(state.printed.cards, choice.card).cargo.deliver,
    ),
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

  expect(held.problems).toEqual([]);
});
