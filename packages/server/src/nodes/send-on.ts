/** How many are on their way at once: what another node shows them is work there. */
const ON_THE_WAY = 6;
/** Between two who are cut off: about what it takes another node to take somebody in. */
const CUT_EVERY_MS = 40;
/** However many there are, all have been told by then. */
const TOLD_WITHIN_MS = 15_000;
/** Who is still here by then is cut off: their own way to another node does not work. */
const GONE_WITHIN_MS = 22_000;
const LOOK_MS = 10;

/** Somebody who is connected to a node that ends. */
export type Leaver = {
  /** Says that this node ends, to whoever goes by themselves; null: they know no such word. */
  readonly tell: (() => void) | null;
  /** Ends the connection, once what was asked by it is done. */
  readonly cut: () => void;
  readonly isGone: () => boolean;
};

/** What became of them. */
export type SentOn = { readonly moved: number; readonly cut: number };

/**
 * Sends everybody on to other nodes, a few at a time: a crowd that comes at once would wait there for one
 * another. Who goes by themselves is served here until another node shows them everything; who was not told
 * yet plays on.
 */
export async function sendOn(everybody: readonly Leaver[], ticks: () => number): Promise<SentOn> {
  const began = ticks();
  const onTheWay = new Set<Leaver>();
  let cut = 0;
  const end = (one: Leaver): void => {
    one.cut();
    cut++;
  };
  const isCrowded = (): boolean => {
    for (const one of onTheWay) if (one.isGone()) onTheWay.delete(one);
    return onTheWay.size >= ON_THE_WAY;
  };
  for (const [place, one] of everybody.entries()) {
    const latest = began + (place * TOLD_WITHIN_MS) / everybody.length;
    while (isCrowded() && ticks() < latest) await waited(LOOK_MS);
    if (one.isGone()) continue;
    if (one.tell === null) {
      end(one);
      await waited(Math.min(CUT_EVERY_MS, TOLD_WITHIN_MS / everybody.length));
    } else {
      one.tell();
      onTheWay.add(one);
    }
  }
  const isOneLeft = (): boolean => everybody.some((one) => one.tell !== null && !one.isGone());
  while (isOneLeft() && ticks() - began < GONE_WITHIN_MS) await waited(LOOK_MS);
  for (const one of everybody) if (one.tell !== null && !one.isGone()) end(one);
  return { moved: everybody.length - cut, cut };
}

const waited = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
