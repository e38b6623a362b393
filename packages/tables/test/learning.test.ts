import { Malformed } from '@quarterdeck/kernel/engine';
import { read } from '@quarterdeck/kernel/pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LearnedLesson,
  type Learning,
  learning,
  learningIn,
  mergeLearning,
  NOTHING_LEARNED,
  notAfter,
} from '../src/index.ts';

const amid: LearnedLesson = { at: 'swap', done: false, misses: 0, when: 20 };
const done: LearnedLesson = { at: '', done: true, misses: 2, when: 10 };
const lessons = (named: Learning['lessons'], forgotten = 0): Learning => ({
  ...NOTHING_LEARNED,
  lessons: named,
  forgotten,
});

const time = fc.integer({ min: 0, max: 6 });
const lesson = fc.record({
  at: fc.constantFrom('', 'swap', 'load'),
  done: fc.boolean(),
  misses: fc.integer({ min: 0, max: 3 }),
  when: time,
});
const coach = fc.record({
  mode: fc.constantFrom('auto', 'on', 'off'),
  at: fc.constantFrom('', 'a', 'b'),
  met: fc.dictionary(fc.constantFrom('round/begin', 'ports load'), fc.integer({ min: 1, max: 9 })),
  when: time,
});
const any: fc.Arbitrary<Learning> = fc.record({
  lessons: fc.dictionary(fc.constantFrom('seawolf/first', 'ahoy/first', 'ahoy/spare'), lesson),
  coaches: fc.dictionary(fc.constantFrom('seawolf', 'ahoy'), coach),
  finished: fc.uniqueArray(fc.constantFrom('seawolf', 'ahoy')),
  forgotten: fc.constantFrom(0, 0, 3),
});
/** In one order, as merging leaves it. */
const told = (all: Learning): Learning => mergeLearning(all, all);

describe('What two devices have learned', () => {
  it('comes to the same in whatever order they meet, and however often', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const all = mergeLearning(mergeLearning(a, b), c);

        expect(mergeLearning(c, mergeLearning(b, a))).toEqual(all);
        expect(mergeLearning(all, b)).toEqual(all);
        expect(read(learning, all)).toEqual(all);
      }),
    );
  });

  it('is never lost: what one of them did is done, what it heard is heard', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const all = mergeLearning({ ...a, forgotten: 0 }, { ...b, forgotten: 0 });

        for (const one of [a, b]) {
          for (const [name, { done: isDone }] of Object.entries(one.lessons))
            expect(all.lessons[name]).toMatchObject(isDone ? { done: true } : {});
          for (const [game, { met }] of Object.entries(one.coaches))
            for (const [kind, heard] of Object.entries(met))
              expect(all.coaches[game]?.met[kind]).toBeGreaterThanOrEqual(heard);
          expect(all.finished).toEqual(expect.arrayContaining([...one.finished]));
        }
      }),
    );
  });

  it('stays done with the misses it took, and goes on where one was last', () => {
    const all = mergeLearning(lessons({ 'ahoy/spare': done }), lessons({ 'ahoy/spare': amid }));

    expect(all.lessons['ahoy/spare']).toEqual({ at: 'swap', done: true, misses: 2, when: 20 });
  });

  it('is forgotten on every device where it was forgotten on one, and learned anew after that', () => {
    const before = lessons({ 'ahoy/first': done, 'ahoy/spare': { ...done, when: 0 } });
    const after = lessons({ 'ahoy/first': amid }, 15);

    expect(mergeLearning(before, after).lessons).toEqual({ 'ahoy/first': amid });
    expect(
      mergeLearning({ ...before, finished: ['ahoy'] }, { ...after, finished: ['seawolf'] })
        .finished,
    ).toEqual(['seawolf']);
  });

  it('from a clock that goes wrong is from now at the latest', () => {
    const { lessons: kept, forgotten } = notAfter(15, lessons({ 'ahoy/first': amid }, 99));

    expect(kept['ahoy/first']?.when).toBe(15);
    expect(forgotten).toBe(15);
  });

  it('is at most 500 lessons: the oldest exercises of a day go first', () => {
    const named = (names: readonly string[], when: number) =>
      lessons(Object.fromEntries(names.map((name) => [name, { ...done, when }])));
    const ours = Array.from({ length: 300 }, (_, nth) => `ahoy/exercise-${nth}`);
    const days = Array.from({ length: 300 }, (_, nth) => `ahoy/daily-${nth}`);
    const old = named(days.slice(0, 150), 5);

    const all = mergeLearning(mergeLearning(named(ours, 1), old), named(days.slice(150), 9));

    const names = Object.keys(all.lessons);
    expect(names).toHaveLength(500);
    expect(names).toEqual(expect.arrayContaining([...ours, ...days.slice(150)]));
  });
});

describe('What a device says that it has learned', () => {
  const bad: readonly (readonly [string, unknown, string])[] = [
    ['a lesson without a game', lessons({ first: done }), 'lessons'],
    ['a step that is none', lessons({ 'ahoy/first': { ...done, at: 'a b' } }), 'at'],
    ['misses below none', lessons({ 'ahoy/first': { ...done, misses: -1 } }), 'misses'],
    ['a time that is none', { ...NOTHING_LEARNED, forgotten: 0.5 }, 'forgotten'],
    ['a field nobody knows', { ...NOTHING_LEARNED, rank: 1 }, 'rank'],
    ['a name of JavaScript’s own', JSON.parse('{"__proto__":{}}'), '__proto__'],
    ['nothing at all', null, 'value'],
    [
      'too many lessons',
      lessons(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`a/${n}`, done]))),
      'lessons',
    ],
  ];
  it.each(bad)('is refused where it is %s, by the name of the field', (_what, value, field) => {
    expect(() => read(learning, value)).toThrow(Malformed);
    expect(() => read(learning, value)).toThrow(field);
    expect(learningIn(value)).toEqual(NOTHING_LEARNED);
  });

  it('reads as it was written', () => {
    fc.assert(
      fc.property(any, (all) => {
        expect(learningIn(JSON.parse(JSON.stringify(told(all))))).toEqual(told(all));
      }),
    );
  });
});
