export const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / figures.length;

/** The standard error of their mean. Of differences in paired worlds: luck that both met drops out. */
export function errorOf(figures: readonly number[]): number {
  const mean = meanOf(figures);
  const squares = figures.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, figures.length - 1) / figures.length);
}
