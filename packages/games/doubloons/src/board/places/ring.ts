import { type Point, tenth } from '@quarterdeck/board-kit/drawings';

// Places on the ring of water, in the units of the content's drawing: a square of 1000, north up.

const MIDDLE = 500;
/** Ships ride here; the plan is drawn further in, the names of regions further out. */
const SHIPS = 414;
export const COURSE = 372;
const NAMES = 449;
export const TILES = 424;

/** Degrees clockwise from north. */
export const onRing = (angle: number, radius: number): Point => [
  tenth(MIDDLE + Math.sin((angle * Math.PI) / 180) * radius),
  tenth(MIDDLE - Math.cos((angle * Math.PI) / 180) * radius),
];

/** An arc along the ring; counter-clockwise where it ends before it begins. */
export const arcAlong = (from: number, to: number, radius: number): string => {
  const [x1, y1] = onRing(from, radius);
  const [x2, y2] = onRing(to, radius);
  const isLong = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${x1} ${y1}A${radius} ${radius} 0 ${isLong} ${to > from ? 1 : 0} ${x2} ${y2}`;
};

/** A region of the ring: from its first to its last degree, clockwise. */
export type Sector = { readonly from: number; readonly span: number };
export type NamedSector = Sector & { readonly name: string };

export const sectorOf = ([from = 0, to = 0]: readonly number[]): Sector => ({
  from,
  span: (to - from + 360) % 360,
});

/** The whole of a region as one shape, a little inside its edges. */
export const sectorShape = ({ from, span }: Sector, inset: number): string => {
  const [inner, outer] = [355 + inset, 478 - inset];
  const turn = inset / 5;
  const [x, y] = onRing(from + span - turn, inner);
  const back = arcAlong(from + span - turn, from + turn, inner).replace(/^M[^A]*/, '');
  return `${arcAlong(from + turn, from + span - turn, outer)}L${x} ${y}${back}Z`;
};

/** Where ships gather: after the name, before the water tile. */
export const anchorageOf = ({ from, span }: Sector): number => from + span * 0.55;
/** Where the water tile lies. */
export const tileAngle = ({ from, span }: Sector): number => from + span * 0.88;

const isLow = (angle: number): boolean => Math.cos((angle * Math.PI) / 180) < -0.25;

/** The name of a region runs along its first third, upright wherever it stands. */
export const nameArc = ({
  from,
  span,
}: Sector): { readonly path: string; readonly end: boolean } => {
  const [first, last] = [from + 3, from + span * 0.5];
  return isLow((first + last) / 2)
    ? { path: arcAlong(last, first, NAMES + 18), end: true }
    : { path: arcAlong(first, last, NAMES), end: false };
};

/** A ship by the middle of its drawing. */
export type Berth = { readonly angle: number; readonly radius: number; readonly size: number };

/** Units of the drawing to one degree of the ring. */
const DEGREE = 7.2;

/** Side by side while there are three, then in two rows. */
export const berthsIn = (sector: Sector, count: number): readonly Berth[] => {
  const room = sector.span * 0.46;
  const each = room / count;
  const isRow = count <= 3;
  const size = isRow ? Math.min(108, each * DEGREE * 0.8) : Math.min(66, each * DEGREE * 1.45);
  return Array.from({ length: count }, (_, i) => ({
    angle: anchorageOf(sector) + (i + 0.5 - count / 2) * each,
    radius: isRow ? SHIPS : SHIPS + (i % 2 === 0 ? -31 : 31),
    size,
  }));
};

/** Whether a ship that sails this way at this angle has its bow to the left. */
export const isBowLeft = (angle: number, isClockwise: boolean): boolean =>
  Math.cos((angle * Math.PI) / 180) < 0 === isClockwise;
