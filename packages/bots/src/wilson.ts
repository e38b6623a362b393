/** A share with its 95% interval. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

const Z_95 = 1.959963984540054;

/** Wilson's score interval: honest also for few matches and for shares near 0 and 1. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z_95 * Z_95;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (Z_95 / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return {
    share,
    low: Math.max(0, Math.min(share, middle - half)),
    high: Math.min(1, Math.max(share, middle + half)),
  };
}
