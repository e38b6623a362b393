import { read } from '@quarterdeck/kernel/pack';
import {
  type Learning,
  learning,
  mergeLearning,
  NOTHING_LEARNED,
  ok,
  type Result,
  refused,
} from '@quarterdeck/tables';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learningKeeper, learningOf } from '../../../src/hosts/online/learning-sync.ts';
import { DAYS_KEPT } from '../../../src/settings/daily-progress.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { createSettingsStore, type SettingsStore } from '../../../src/settings/store.ts';

const NOW = Date.UTC(2026, 10, 17);
const DONE = { at: '', done: true, misses: 0, when: 10 };
const AMID = { at: 'swap', done: false, misses: 0, when: 20 };

const device = (): SettingsStore => {
  const kept = new Map<string, string>();
  return createSettingsStore({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
};

/** A server as the real one merges, which can be told to fail. */
const server = () => {
  let all: Learning = NOTHING_LEARNED;
  const state = { isDown: false, asked: 0 };
  const learn = async (learned: Learning): Promise<Result<Learning>> => {
    state.asked++;
    await Promise.resolve();
    if (state.isDown) return refused('storage-failed');
    all = mergeLearning(all, read(learning, JSON.parse(JSON.stringify(learned))));
    return ok(all);
  };
  return { state, learn, all: () => all };
};

describe('What is learned on a device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const keeperOf = (store: SettingsStore, { learn }: ReturnType<typeof server>) =>
    learningKeeper({ store, learn, now: () => NOW });

  it('is known on a second one of the same person, and the other way round', async () => {
    const [laptop, phone, home] = [device(), device(), server()];
    laptop.change({ lessons: { 'ahoy/first': DONE }, finished: ['ahoy'] });
    phone.change({ lessons: { 'seawolf/first': AMID } });
    const there = keeperOf(laptop, home);

    await there.sync();
    await keeperOf(phone, home).sync();
    await there.sync();

    const all = { 'ahoy/first': DONE, 'seawolf/first': AMID };
    expect(phone.current()).toMatchObject({ lessons: all, finished: ['ahoy'] });
    expect(laptop.current().lessons).toEqual(all);
  });

  it('is sent once after a while of quiet, and not again when nothing is new', async () => {
    const [store, home] = [device(), server()];
    const keeper = keeperOf(store, home);
    await keeper.sync();

    for (const at of ['load', 'swap']) store.change({ lessons: { 'ahoy/first': { ...AMID, at } } });
    await vi.advanceTimersByTimeAsync(10_000);
    store.change({ theme: 'dark' });
    keeper.flush();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(home.state.asked).toBe(2);
    expect(home.all().lessons['ahoy/first']?.at).toBe('swap');
  });

  it('stays on the device while the server is away, and goes there with the next change', async () => {
    const [store, home] = [device(), server()];
    home.state.isDown = true;
    const keeper = keeperOf(store, home);
    store.change({ lessons: { 'ahoy/first': DONE } });

    expect(await keeper.sync()).toBe(false);
    expect(store.current().lessons).toEqual({ 'ahoy/first': DONE });

    home.state.isDown = false;
    store.change({ lessons: { 'ahoy/first': DONE, 'ahoy/spare': AMID } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(home.all().lessons).toEqual({ 'ahoy/first': DONE, 'ahoy/spare': AMID });
  });

  it('while an answer is under way is not overwritten by it, and is sent after it', async () => {
    const [store, home] = [device(), server()];
    const keeper = keeperOf(store, home);

    const answered = keeper.sync();
    store.change({ lessons: { 'ahoy/first': DONE } });
    await answered;
    await vi.advanceTimersByTimeAsync(10_000);

    expect(store.current().lessons).toEqual({ 'ahoy/first': DONE });
    expect(home.all().lessons).toEqual({ 'ahoy/first': DONE });
  });

  it('forgotten there is forgotten on the other, too', async () => {
    const [laptop, phone, home] = [device(), device(), server()];
    phone.change({ lessons: { 'ahoy/first': DONE }, finished: ['ahoy'] });
    const there = keeperOf(phone, home);
    await there.sync();

    laptop.change({ lessons: {}, coaches: {}, finished: [], forgotten: 15 });
    await keeperOf(laptop, home).sync();
    await there.sync();

    expect(phone.current()).toMatchObject({ lessons: {}, finished: [] });
    expect(home.all()).toMatchObject({ lessons: {}, finished: [] });
  });

  it('is taken off it by who signs out, and stays where it went', async () => {
    const [store, home] = [device(), server()];
    store.change({ lessons: { 'ahoy/first': DONE }, theme: 'dark' });
    const keeper = keeperOf(store, home);

    await keeper.sync();
    keeper.clear();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(store.current()).toMatchObject({ lessons: {}, forgotten: 0, theme: 'dark' });
    expect(home.all().lessons).toEqual({ 'ahoy/first': DONE });
  });

  it('comes without what is long past and what does not read, which costs the rest nothing', async () => {
    const store = device();
    const old = `ahoy/daily-${NOW / 86_400_000 - DAYS_KEPT - 1}`;
    const told = {
      ...NOTHING_LEARNED,
      lessons: { [old]: DONE, 'ahoy/first': DONE, 'ahoy/spare': { ...DONE, at: 'no step' } },
    };
    const learn = () => Promise.resolve(ok(told));

    await learningKeeper({ store, learn, now: () => NOW }).sync();

    expect(store.current().lessons).toEqual({ 'ahoy/first': DONE });
  });

  it('is what the server reads, whatever the browser had stored', () => {
    const name = fc.oneof(
      fc.constantFrom('ahoy/first', 'ahoy', '__proto__', 'constructor'),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.record({
          lessons: fc.dictionary(name, fc.oneof(fc.jsonValue(), fc.constant(DONE))),
          coaches: fc.dictionary(
            name,
            fc.oneof(fc.jsonValue(), fc.constant({ met: { a: 3, constructor: 1 } })),
          ),
          finished: fc.jsonValue(),
          forgotten: fc.jsonValue(),
        }),
        (stored) => {
          const learned = learningOf(parseSettings(stored));

          expect(read(learning, JSON.parse(JSON.stringify(learned)))).toEqual(learned);
        },
      ),
    );
  });
});
