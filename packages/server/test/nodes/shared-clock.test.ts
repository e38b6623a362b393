import { expect, it } from 'vitest';
import { SharedClock } from '../../src/nodes/shared-clock.ts';
import { hearLines } from '../heard-lines.ts';

/** A database whose clock stands at `at` when it is asked, and whose answers take so long. */
const clockAt = (state: { at: number; ticks: number; took: number }) => ({
  store: {
    now: () => {
      state.ticks += state.took / 2;
      const { at } = state;
      state.ticks += state.took / 2;
      return Promise.resolve(at);
    },
  },
  ticks: () => state.ticks,
});

it('tells the time of the database, whatever the clock of this machine says', async () => {
  const state = { at: 1_000_000, ticks: 500, took: 0 };
  const { store, ticks } = clockAt(state);

  const clock = await SharedClock.open(store, ticks);
  expect(clock.now()).toBe(1_000_000);

  state.ticks += 250;
  expect(clock.now()).toBe(1_000_250);
});

it('goes by the answer that came soonest, and never back', async () => {
  const state = { at: 1_000_000, ticks: 0, took: 10 };
  const { store, ticks } = clockAt(state);
  const clock = await SharedClock.open(store, ticks);
  const before = clock.now();

  Object.assign(state, { at: 1_000_900, took: 4_000 });
  await clock.set();
  expect(clock.now()).toBe(before + 4_000);

  Object.assign(state, { at: 1_000_000, took: 0 });
  await clock.set();
  expect(clock.now()).toBe(before + 4_000);
});

it('says so once where the clock of the database is set, and goes by it, though never back', async () => {
  const lines = hearLines();
  const state = { at: 1_000_000, ticks: 0, took: 0 };
  const { store, ticks } = clockAt(state);
  const clock = await SharedClock.open(store, ticks);

  state.at += 60_000;
  for (let beat = 0; beat < 3; beat++) await clock.set();
  expect(clock.now()).toBe(1_060_000);

  state.at -= 60_000;
  for (let beat = 0; beat < 3; beat++) await clock.set();
  expect(clock.now()).toBe(1_060_000);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'The clock of the database was set 60 seconds ahead, and all tables go by it.',
    'The clock of the database was set 60 seconds back, and all tables go by it.',
  ]);
});
