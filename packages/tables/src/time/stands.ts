/** A stretch of time in which a clock stands; `to` null: until somebody ends it. */
export type Stand = { readonly from: number; readonly to: number | null };

const endOf = ({ to }: Stand): number => to ?? Number.POSITIVE_INFINITY;

/** The same stretches in their order, where none touches another one. */
export function merged(stands: readonly Stand[]): readonly Stand[] {
  const out: Stand[] = [];
  for (const stand of [...stands].sort((a, b) => a.from - b.from)) {
    if (endOf(stand) <= stand.from) continue;
    const last = out.at(-1);
    if (last === undefined || endOf(last) < stand.from) out.push(stand);
    else if (endOf(last) < endOf(stand)) out[out.length - 1] = { from: last.from, to: stand.to };
  }
  return out;
}

/** Milliseconds from one moment to another in which the clock ran. Takes merged stretches. */
export function ranBetween(from: number, to: number, stands: readonly Stand[]): number {
  const stood = stands.reduce((sum, stand) => {
    const overlap = Math.min(endOf(stand), to) - Math.max(stand.from, from);
    return sum + Math.max(0, overlap);
  }, 0);
  return Math.max(0, to - from) - Math.max(0, stood);
}

/** Whether a clock stands at that moment. Takes merged stretches. */
export const standsAt = (at: number, stands: readonly Stand[]): boolean =>
  stands.some((stand) => stand.from <= at && at < endOf(stand));

/** A stretch without a server; `back`: when there was one again. */
export type Outage = Stand & { readonly back: number };

/** When a server was away, by when it was up; for `grace` after each start people come back. */
export function gapsBetween(
  up: readonly { readonly from: number; readonly to: number }[],
  grace: number,
): readonly Outage[] {
  const stretches = merged(up.map(({ from, to }) => ({ from, to: Math.max(to, from + 1) })));
  return stretches.map(({ from }, index) => ({
    from: stretches[index - 1]?.to ?? from,
    to: from + grace,
    back: from,
  }));
}
