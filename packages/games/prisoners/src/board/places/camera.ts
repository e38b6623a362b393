import { COLUMN, HEIGHT, type Spot, WIDTH } from './hexes.ts';

/** What is shown of the ocean: its middle, and how many units of it across. */
export type Camera = Spot & { readonly across: number };

/** A window in pixels, and what the letters and figures along its edge take of it. */
export type Size = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
};

/** Zoomed out as far as it goes. */
export const WHOLE = { x: 0, y: 0, across: Number.POSITIVE_INFINITY } as const satisfies Camera;

/** Columns in the near view; on a phone fewer, so that a level can be read. */
const NEAR = { wide: 11, small: 7 } as const;
export const nearAcross = (small: boolean): number =>
  (small ? NEAR.small : NEAR.wide) * COLUMN + (small ? COLUMN / 3 : COLUMN / 2);

const ROOM = 14;

/** The whole ocean, as large as it fits beside its letters and figures. */
export const wholeAcross = ({ width, height, left, top }: Size): number => {
  const scale = Math.min((width - left) / (WIDTH + ROOM), (height - top) / (HEIGHT + ROOM));
  return width / Math.max(scale, 0.01);
};

const between = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Never beyond the edges, and never further away than the whole. */
export const kept = ({ x, y, across }: Camera, size: Size): Camera => {
  const wide = Math.min(across, wholeAcross(size));
  const unit = wide / size.width;
  const high = size.height * unit;
  return {
    x: between(x, wide / 2 - size.left * unit, WIDTH - wide / 2 + ROOM / 2),
    y: between(y, high / 2 - size.top * unit, HEIGHT - high / 2 + ROOM / 2),
    across: wide,
  };
};

/** Where the camera's window lies, in units, and how many pixels one is. */
export const windowOf = (camera: Camera, size: Size) => {
  const { x, y, across } = kept(camera, size);
  const scale = size.width / across;
  const high = size.height / scale;
  return { left: x - across / 2, top: y - high / 2, across, high, scale };
};

const NEAREST = 4 * COLUMN;

/** Nearer or further about a point of the window, in pixels. */
export const zoomed = (camera: Camera, size: Size, about: Spot, by: number): Camera => {
  const { left, top, across, scale } = windowOf(camera, size);
  const wide = Math.min(wholeAcross(size), Math.max(NEAREST, across / by));
  const at = { x: left + about.x / scale, y: top + about.y / scale };
  const unit = wide / size.width;
  return kept(
    {
      x: at.x - about.x * unit + wide / 2,
      y: at.y - about.y * unit + (size.height * unit) / 2,
      across: wide,
    },
    size,
  );
};

/** The window is carried along with the hand. */
export const carried = (camera: Camera, size: Size, by: Spot): Camera => {
  const { scale } = windowOf(camera, size);
  const { x, y, across } = kept(camera, size);
  return kept({ x: x - by.x / scale, y: y - by.y / scale, across }, size);
};

/** Whether a place is well inside the window. */
export const isInView = (camera: Camera, size: Size, { x, y }: Spot, room = COLUMN): boolean => {
  const { left, top, across, high } = windowOf(camera, size);
  return x > left + room && x < left + across - room && y > top + room && y < top + high - room;
};
