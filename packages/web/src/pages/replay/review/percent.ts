/** A share of wins in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** With its sign, as it is read aloud: a minus, not a hyphen. */
export const signed = (percent: number): string =>
  percent < 0 ? `−${-percent}` : percent > 0 ? `+${percent}` : '0';

export const signedShare = (share: number): string => signed(percentOf(share));

/** What the match of a seat came to; rounded so that the figures shown add up. */
export const summed = (
  shares: readonly number[],
  slips: number,
): {
  readonly start: number;
  readonly luck: number;
  readonly slips: number;
  readonly end: number;
} => {
  const start = percentOf(shares[0] ?? 0);
  const end = percentOf(shares.at(-1) ?? 0);
  const lost = percentOf(slips);
  return { start, luck: end - start - lost, slips: lost, end };
};
