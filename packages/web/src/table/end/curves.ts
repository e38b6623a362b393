import type { Seat } from '@quarterdeck/kernel';

/** A seat's points at each of the moments that were looked at. */
export type Curve = { readonly seat: Seat; readonly points: readonly number[] };

export type Chart = {
  readonly paths: readonly { readonly seat: Seat; readonly d: string; readonly end: number }[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
};

export type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;
const MOST_TICKS = 5;

/** At most as many moments as the eye can tell apart, the first and the last among them. */
export const momentsOf = (last: number, most = 60): readonly number[] => {
  const count = Math.min(most, last + 1);
  if (count <= 1) return [last];
  return Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
};

export const chartOf = (curves: readonly Curve[], frame: Frame): Chart => {
  const all = curves.flatMap(({ points }) => points);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const step = STEPS.find((one) => (high - low) / one <= MOST_TICKS) ?? high - low;
  const y = (value: number): number =>
    tenth(frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top));
  const x = (i: number, count: number): number =>
    tenth(frame.left + (i / Math.max(1, count - 1)) * (frame.right - frame.left));
  const ticks: { value: number; y: number }[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step)
    ticks.push({ value, y: y(value) });
  return {
    ticks,
    paths: curves.map(({ seat, points }) => ({
      seat,
      d: points
        .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i, points.length)} ${y(value)}`)
        .join(''),
      end: y(points.at(-1) ?? 0),
    })),
  };
};

/** Where a round begins, under the curves. */
export type RoundTick = { readonly label: string; readonly x: number };

/** Labels nearer to one another than this would touch, also in the larger letters of a phone. */
const APART = 76;

/** The first moment of each round, as far as there is room to name it. */
export const roundsOf = (
  rounds: readonly (string | undefined)[],
  { left, right }: Pick<Frame, 'left' | 'right'>,
): readonly RoundTick[] => {
  const ticks: RoundTick[] = [];
  rounds.forEach((label, i) => {
    if (label === undefined || ticks.some((tick) => tick.label === label)) return;
    const x = tenth(left + (i / Math.max(1, rounds.length - 1)) * (right - left));
    const last = ticks.at(-1);
    if (last === undefined || x - last.x >= APART) ticks.push({ label, x });
  });
  return ticks;
};

const tenth = (n: number): number => Math.round(n * 10) / 10;
