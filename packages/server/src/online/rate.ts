/** How much one connection may ask for. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** A bucket that fills by the clock: `take` is false where it is empty. */
export function bucket({ burst, perSecond }: Rate, now: () => number): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const then = at;
    at = now();
    left = Math.min(burst, left + ((at - then) / 1000) * perSecond);
    if (left < 1) return false;
    left--;
    return true;
  };
}
