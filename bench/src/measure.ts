export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

/** Something that can be run again and again; returns how much it did. */
export type Work = () => number;

/** Milliseconds from any fixed moment. */
export type Clocks = {
  /** What this process has had of the processor: what other programs take does not count. */
  readonly processor: () => number;
  readonly wall: () => number;
};

const CLOCKS: Clocks = {
  processor: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  wall: () => performance.now(),
};

/** On a busy machine a round is cut short after this many times what it would take alone. */
const LATE_FACTOR = 2.5;

/**
 * To ask how much processor a process has had takes a system call, as long as a small match: works that
 * are done in less than this part of a round are done several times between two looks.
 */
const SHORT_LOOK = 0.01;

/** Units a second of the processor's time, over about `millis` of it. */
function rate(work: Work, millis: number, { processor, wall }: Clocks): number {
  const began = processor();
  const late = wall() + LATE_FACTOR * millis;
  let units = 0;
  let spent = 0;
  let batch = 1;
  do {
    for (let n = 0; n < batch; n++) units += work();
    const now = processor() - began;
    if (now - spent < millis * SHORT_LOOK) batch *= 2;
    spent = now;
  } while (spent <= 0 || (spent < millis && wall() < late));
  return (units * 1000) / spent;
}

export type Plan = {
  readonly rounds: number;
  readonly millis: number;
  /** How long each of the first two rounds lasts, which only warm up; like the others, unless told. */
  readonly warm?: number;
};
export type Figures<Name extends string> = {
  /** Units a second, the median of the rounds. */
  readonly rates: { readonly [N in Name]: number };
  /** How many times faster one is than another: the median of the rounds' own ratios. */
  ratios(one: Name, other: Name): number;
};

/**
 * Works run in turn, so that a noisy moment of the machine falls on all of them alike; who begins
 * changes from round to round, since each cleans up after the one before it. The first two rounds only
 * warm up.
 */
export function alternating<Name extends string>(
  works: { readonly [N in Name]: Work },
  { rounds, millis, warm = millis }: Plan,
  clocks: Clocks = CLOCKS,
): Figures<Name> {
  const names = Object.keys(works) as Name[];
  const seen = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -2; round < rounds; round++)
    for (const name of rotated(names, round + 2)) {
      const isWarm = round >= 0;
      const now = rate(works[name], isWarm ? millis : warm, clocks);
      if (isWarm) seen.get(name)?.push(now);
    }
  const of = (name: Name): readonly number[] => seen.get(name) ?? [];
  return {
    rates: Object.fromEntries(names.map((name) => [name, median(of(name))])) as {
      [N in Name]: number;
    },
    ratios: (one, other) =>
      median(of(one).map((figure, round) => figure / (of(other)[round] ?? Number.NaN))),
  };
}

const rotated = <T>(items: readonly T[], by: number): readonly T[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];
