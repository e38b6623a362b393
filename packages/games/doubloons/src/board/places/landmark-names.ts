// Where the names of landmarks stand: whole beside their disc where nothing else is, in two lines
// where that needs less room, else by their last word, which no other landmark of a colour has.

/** A disc with a name, in the units of the chart. */
export type Named = { readonly x: number; readonly y: number; readonly name: string };

export type Lettered = {
  readonly x: number;
  /** The base of the first line. */
  readonly y: number;
  readonly anchor: 'middle' | 'end' | 'start';
  readonly name: string;
  readonly lines: readonly string[];
};

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const DISC = 37;
const LETTER = 12;
export const LINE = 24;
/** From the bottom of a line up to what its letters stand on. */
const BASE = 5;

const lastOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

/** Whole, in two lines, and short. */
const formsOf = (name: string): readonly (readonly string[])[] => {
  const last = lastOf(name);
  return [[name], [name.slice(0, name.length - last.length).trim(), last], [last]];
};

/** Under it, over it, left and right of it, then askew. `up`: how much of the lines is above. */
const SIDES = [
  { dx: 0, dy: 39, up: 0, anchor: 'middle' },
  { dx: 0, dy: -39, up: 1, anchor: 'middle' },
  { dx: -40, dy: 0, up: 0.5, anchor: 'end' },
  { dx: 40, dy: 0, up: 0.5, anchor: 'start' },
  { dx: -28, dy: 22, up: 0, anchor: 'end' },
  { dx: 28, dy: 22, up: 0, anchor: 'start' },
  { dx: -28, dy: -22, up: 1, anchor: 'end' },
  { dx: 28, dy: -22, up: 1, anchor: 'start' },
] as const;
/** Over the rim of its own disc, under its signs. */
const ON_THE_RIM = { dx: 0, dy: 20, up: 0, anchor: 'middle' } as const;

const STARTS = { middle: 0.5, end: 1, start: 0 } as const;

type Side = (typeof SIDES)[number] | typeof ON_THE_RIM;

const letter = (
  { x, y, name }: Named,
  { dx, dy, up, anchor }: Side,
  lines: readonly string[],
): { readonly one: Lettered; readonly box: Box } => {
  const width = LETTER * Math.max(...lines.map(({ length }) => length));
  const height = LINE * lines.length;
  const left = x + dx - width * STARTS[anchor];
  const top = y + dy - height * up;
  return {
    one: { x: x + dx, y: top + LINE - BASE, anchor, name, lines },
    box: { left, right: left + width, top, bottom: top + height },
  };
};

/** Two names are not read as one: neither side by side nor one under the other. */
const BESIDE = 14;
const UNDER = 5;
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + BESIDE &&
  b.left < a.right + BESIDE &&
  a.top < b.bottom + UNDER &&
  b.top < a.bottom + UNDER;

type Disc = { readonly x: number; readonly y: number };

const isOver = ({ left, right, top, bottom }: Box, { x, y }: Disc): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < DISC;

/** On the sheet: the coast is about so far from the middle. */
const COAST = 352;
const isAshore = ({ left, right, top, bottom }: Box): boolean =>
  [left, right].every((x) => Math.hypot(x - 500, (top + bottom) / 2 - 500) < COAST);

/** One after the other, each where it first finds room. None is left out. */
export const lettered = (
  names: readonly Named[],
  discs: readonly Disc[],
  taken: readonly Box[],
): readonly Lettered[] => {
  const boxes = [...taken];
  const hasRoom = (box: Box): boolean =>
    isAshore(box) &&
    !discs.some((disc) => isOver(box, disc)) &&
    !boxes.some((other) => meet(box, other));
  return names.map((named) => {
    for (const lines of formsOf(named.name))
      for (const side of SIDES) {
        const { one, box } = letter(named, side, lines);
        if (!hasRoom(box)) continue;
        boxes.push(box);
        return one;
      }
    const { one, box } = letter(named, ON_THE_RIM, [lastOf(named.name)]);
    boxes.push(box);
    return one;
  });
};
