// Where the names of landmarks stand: beside their disc wherever nothing else is, else nowhere; the
// place itself says its name to whoever points at it.

/** A disc with a name, in the units of the chart. */
export type Named = { readonly x: number; readonly y: number; readonly name: string };

export type Lettered = Named & {
  readonly anchor: 'middle' | 'end' | 'start';
};

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const DISC = 37;
const LETTER = 12;
const LINE = 24;

/** Under it, over it, left and right of it. */
const SIDES = [
  { dx: 0, dy: 58, anchor: 'middle' },
  { dx: 0, dy: -44, anchor: 'middle' },
  { dx: -42, dy: 8, anchor: 'end' },
  { dx: 42, dy: 8, anchor: 'start' },
] as const;

const STARTS = { middle: 0.5, end: 1, start: 0 } as const;

const boxOf = ({ x, y, name, anchor }: Lettered): Box => {
  const width = name.length * LETTER;
  const left = x - width * STARTS[anchor];
  return { left, right: left + width, top: y - LINE + 5, bottom: y + 5 };
};

const discBox = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({
  left: x - DISC,
  right: x + DISC,
  top: y - DISC,
  bottom: y + DISC,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On the sheet: the coast is about so far from the middle. */
const COAST = 372;
const isAshore = ({ left, right, top, bottom }: Box): boolean =>
  [left, right].every((x) => Math.hypot(x - 500, (top + bottom) / 2 - 500) < COAST);

type Discs = readonly { readonly x: number; readonly y: number }[];

/** One after the other, each where it first finds room. */
export const lettered = (
  names: readonly Named[],
  discs: Discs,
  taken: readonly Lettered[],
): readonly Lettered[] => {
  const boxes = [...discs.map(discBox), ...taken.map(boxOf)];
  return names.flatMap(({ x, y, name }) => {
    for (const { dx, dy, anchor } of SIDES) {
      const one: Lettered = { x: x + dx, y: y + dy, name, anchor };
      const box = boxOf(one);
      if (!isAshore(box) || boxes.some((other) => meet(box, other))) continue;
      boxes.push(box);
      return [one];
    }
    return [];
  });
};
