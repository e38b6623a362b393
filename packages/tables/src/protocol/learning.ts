// What somebody has learned, as a device and a server keep it, and how two of them become one: in
// whatever order they meet, and however often, nothing that was learned is lost.

import { Malformed } from '@quarterdeck/kernel/engine';
import {
  bool,
  integer,
  itemPath,
  listOf,
  mapOf,
  oneOf,
  read,
  type Shape,
  type Shaped,
  shape,
} from '@quarterdeck/kernel/pack';

/** Characters of what is kept for one person, written as JSON. */
export const MOST_LEARNED = 64 * 1024;
const MOST_LESSONS = 500;
const MOST_GAMES = 200;
const MOST_KINDS = 500;
const MOST_MISSES = 999;
const MOST_HEARD = 9;

const fitting = (expected: string, pattern: RegExp): Shape<string> => ({
  document: { type: 'string', pattern: pattern.source },
  take: (value, path) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new Malformed(path, expected, value);
  },
});

/** At most so many, each under a name that fits. */
const under = <T>(
  name: Shape<string>,
  most: number,
  of: Shape<T>,
): Shape<{ readonly [name: string]: T }> => {
  const map = mapOf(of);
  return {
    document: { ...map.document, propertyNames: name.document, maxProperties: most },
    take: (value, path) => {
      const taken = map.take(value, path);
      const names = Object.keys(taken);
      if (names.length > most) throw new Malformed(path, `at most ${most} of them`, names.length);
      names.forEach((one, index) => void name.take(one, itemPath(path, index, one)));
      return { ...taken };
    },
  };
};

const game = fitting('the id of a game', /^[\w-]{1,64}$/);
/** Milliseconds since 1970; 0: before times were kept. */
const time = integer({ least: 0 });

const learnedLesson = shape({
  /** The step to come back to; a lesson that has none of that name begins anew. */
  at: fitting('the id of a step', /^[\w-]{0,64}$/),
  done: bool,
  /** How often the goal of an exercise was missed before it was reached. */
  misses: integer({ least: 0, most: MOST_MISSES }),
  when: time,
});

const learnedCoach = shape({
  mode: oneOf(['auto', 'on', 'off']),
  /** The table of the first match. */
  at: fitting('the id of a table', /^[\w-]{0,80}$/),
  /** By kind of question: how often its words were shown. */
  met: under(
    fitting('a kind of question', /^[\w/ -]{1,96}$/),
    MOST_KINDS,
    integer({ least: 1, most: MOST_HEARD }),
  ),
  when: time,
});

export const learning = shape({
  /** By `<game>/<lesson>`. */
  lessons: under(
    fitting('<game>/<lesson>', /^[\w-]{1,64}\/[\w-]{1,64}$/),
    MOST_LESSONS,
    learnedLesson,
  ),
  coaches: under(game, MOST_GAMES, learnedCoach),
  /** Games of which a match was played to its end. */
  finished: listOf(game, { most: MOST_GAMES }),
  /** When somebody wished everything up to then forgotten; 0: never. */
  forgotten: time,
});

export type LearnedLesson = Shaped<typeof learnedLesson>;
export type LearnedCoach = Shaped<typeof learnedCoach>;
export type Learning = Shaped<typeof learning>;

export const NOTHING_LEARNED: Learning = { lessons: {}, coaches: {}, finished: [], forgotten: 0 };

/** What is stored and does not read any more is as good as nothing: the device has it, too. */
export function learningIn(stored: unknown): Learning {
  try {
    return read(learning, stored);
  } catch (problem) {
    if (problem instanceof Malformed) return NOTHING_LEARNED;
    throw problem;
  }
}

/** The same whichever comes first, and the same again when it is done again. */
export function mergeLearning(one: Learning, other: Learning): Learning {
  const forgotten = Math.max(one.forgotten, other.forgotten);
  const isKept = ({ when }: { readonly when: number }): boolean =>
    forgotten === 0 || when > forgotten;
  // Which matches were finished when is not kept: a list from before the wish goes as a whole.
  const lists = [one, other].filter((each) => each.forgotten === forgotten);
  return {
    lessons: bounded(mergeBy(one.lessons, other.lessons, isKept, mergeLessons)),
    coaches: mergeBy(one.coaches, other.coaches, isKept, mergeCoaches),
    finished: [...new Set(lists.flatMap(({ finished }) => finished))].toSorted(),
    forgotten,
  };
}

/** Clocks of devices go wrong: what is said to be from the future would win for ever. */
export function notAfter(now: number, { forgotten, ...learned }: Learning): Learning {
  const past = <T extends { readonly when: number }>(all: { readonly [name: string]: T }) =>
    Object.fromEntries(
      Object.entries(all).map(([name, each]) => [
        name,
        { ...each, when: Math.min(each.when, now) },
      ]),
    );
  return {
    ...learned,
    lessons: past(learned.lessons),
    coaches: past(learned.coaches),
    forgotten: Math.min(forgotten, now),
  };
}

type Named<T> = { readonly [name: string]: T };

function mergeBy<T>(
  one: Named<T>,
  other: Named<T>,
  isKept: (each: T) => boolean,
  merge: (a: T, b: T) => T,
): Named<T> {
  const merged = new Map<string, T>();
  for (const [name, each] of [...Object.entries(one), ...Object.entries(other)]) {
    if (!isKept(each)) continue;
    const known = merged.get(name);
    merged.set(name, known === undefined ? each : merge(known, each));
  }
  return Object.fromEntries([...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What was done stays done, with the misses it took; one comes back to where one was last. */
function mergeLessons(a: LearnedLesson, b: LearnedLesson): LearnedLesson {
  const solved = rank([Number(a.done), a.misses], [Number(b.done), b.misses]) >= 0 ? a : b;
  const last = rank([a.when, a.at], [b.when, b.at]) >= 0 ? a : b;
  return { at: last.at, done: solved.done, misses: solved.misses, when: last.when };
}

function mergeCoaches(a: LearnedCoach, b: LearnedCoach): LearnedCoach {
  const last = rank([a.when, a.mode, a.at], [b.when, b.mode, b.at]) >= 0 ? a : b;
  return { ...last, met: mergeBy(a.met, b.met, () => true, Math.max) };
}

/** By the first difference. */
function rank(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, each] of a.entries()) {
    const against = b[index] ?? 0;
    if (each !== against) return each > against ? 1 : -1;
  }
  return 0;
}

const isOfADay = (lesson: string): boolean => /\/daily-\d+$/.test(lesson);

/** Too many: exercises of a day go first, the oldest of them before the others. */
function bounded(lessons: Named<LearnedLesson>): Named<LearnedLesson> {
  const all = Object.entries(lessons);
  if (all.length <= MOST_LESSONS) return lessons;
  const kept = all
    .toSorted(([a, x], [b, y]) =>
      rank([Number(isOfADay(a)), -x.when, a], [Number(isOfADay(b)), -y.when, b]),
    )
    .slice(0, MOST_LESSONS);
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
