/** A place on the screen by its middle. */
export type Placed<T> = { readonly item: T; readonly x: number; readonly y: number };

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

const HEADINGS: Readonly<Record<Arrow, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside counts twice, so that a row is walked before the next one. */
const ASIDE = 2;

/** The nearest place in the arrow's direction; undefined at the edge. */
export const placeTowards = <T>(
  places: readonly Placed<T>[],
  from: Omit<Placed<T>, 'item'>,
  arrow: Arrow,
): T | undefined => {
  const heading = HEADINGS[arrow];
  let best: { readonly item: T; readonly cost: number } | undefined;
  for (const { item, x, y } of places) {
    const ahead = (x - from.x) * heading.x + (y - from.y) * heading.y;
    const aside = Math.abs((x - from.x) * heading.y) + Math.abs((y - from.y) * heading.x);
    if (ahead <= 1 || aside > ahead * ASIDE) continue;
    const cost = ahead + aside * ASIDE;
    if (best === undefined || cost < best.cost) best = { item, cost };
  }
  return best?.item;
};
