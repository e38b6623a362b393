export type Point = readonly [x: number, y: number];

/** Tenths of a unit are finer than any screen shows, and keep the paths short. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A smooth closed curve through every point. */
export const closedCurve = (points: readonly Point[]): string => {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const bends = points.map((here, i) => {
    const before = at(i - 1);
    const next = at(i + 1);
    const after = at(i + 2);
    const c1 = `${tenth(here[0] + (next[0] - before[0]) / 6)} ${tenth(here[1] + (next[1] - before[1]) / 6)}`;
    const c2 = `${tenth(next[0] - (after[0] - here[0]) / 6)} ${tenth(next[1] - (after[1] - here[1]) / 6)}`;
    return `C${c1} ${c2} ${tenth(next[0])} ${tenth(next[1])}`;
  });
  const start = at(0);
  return `M${tenth(start[0])} ${tenth(start[1])}${bends.join('')}Z`;
};
