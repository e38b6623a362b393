/** How figures lie: the middle, where four fifths of them lie, and how many stand in each part of the range. */
export type Spread = {
  readonly n: number;
  readonly mean: number;
  readonly least: number;
  readonly tenth: number;
  readonly median: number;
  readonly ninetieth: number;
  readonly most: number;
  /** Bars of equal width from `least` to `most`. */
  readonly bars: readonly number[];
};

const MOST_BARS = 24;

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const n = sorted.length;
  const at = (part: number): number => sorted[Math.min(n - 1, Math.floor(part * n))] ?? 0;
  const least = sorted[0] ?? 0;
  const most = sorted[n - 1] ?? 0;
  const mean = n === 0 ? 0 : sorted.reduce((sum, one) => sum + one, 0) / n;
  return {
    n,
    mean: Number(mean.toFixed(2)),
    least,
    tenth: at(0.1),
    median: at(0.5),
    ninetieth: at(0.9),
    most,
    bars: barsOf(sorted, least, most),
  };
}

function barsOf(sorted: readonly number[], least: number, most: number): readonly number[] {
  if (sorted.length === 0) return [];
  const count = Math.min(MOST_BARS, Math.floor(most - least) + 1);
  const bars = new Array<number>(count).fill(0);
  for (const one of sorted) {
    const bar = Math.min(count - 1, Math.floor(((one - least) / (most - least + 1)) * count));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}
