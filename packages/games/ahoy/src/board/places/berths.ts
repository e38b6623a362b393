// Where figures lie in a space: beside what is printed on it, and beside one another while there is room.

import { SPACE, type Spot } from './metrics.ts';

export type Rect = Spot & { readonly width: number; readonly height: number };

/** The middle of a suit's badge on its Island, and how far it reaches. */
export const BADGE = { x: 33, y: 61, r: 23 } as const;
export const WEALTH_DIE = { x: 4, y: 4, size: 32 } as const;
export const TAILWIND_DIE = { x: 79, y: 7, size: 30 } as const;
export const COIN = { y: SPACE - 34, size: 28, step: 22 } as const;
/** Comrades stand along the foot of an Island. */
export const SHELLS = { x: 4, y: 88, step: 19, size: 27 } as const;

const square = ({ x, y, size }: Spot & { readonly size: number }): Rect => ({
  x,
  y,
  width: size,
  height: size,
});

/** The left edge of each coin of a space. */
export const coinsAt = (treasure: number): readonly number[] =>
  Array.from({ length: treasure }, (_, i) => SPACE - 34 - i * COIN.step);

type Printed = {
  readonly isLand: boolean;
  readonly treasure: number;
  readonly tailwind: number | null;
  readonly comrades: number;
};

/** What no figure covers. */
export const printedIn = ({ isLand, treasure, tailwind, comrades }: Printed): readonly Rect[] => [
  ...(isLand
    ? [
        square({ x: BADGE.x - BADGE.r, y: BADGE.y - BADGE.r, size: 2 * BADGE.r }),
        square(WEALTH_DIE),
      ]
    : []),
  ...(tailwind === null ? [] : [square(TAILWIND_DIE)]),
  ...coinsAt(treasure).map((x) => square({ x, y: COIN.y, size: COIN.size })),
  ...(comrades === 0
    ? []
    : [{ x: SHELLS.x, y: SHELLS.y, width: 3 * SHELLS.step + SHELLS.size, height: SHELLS.size }]),
];

const meets = (a: Rect, b: Rect, lap: number): boolean =>
  a.x < b.x + b.width - lap &&
  b.x < a.x + a.width - lap &&
  a.y < b.y + b.height - lap &&
  b.y < a.y + a.height - lap;

/** Berths are tried at every few units, and sizes. */
const STEP = 4;
const SHRINK = 2;

/** The free berth of this size whose middle is nearest to a spot. */
const nearest = (size: number, to: Spot, isFree: (berth: Rect) => boolean): Rect | undefined => {
  let best: { readonly berth: Rect; readonly far: number } | undefined;
  for (let y = 0; y <= SPACE - size; y += STEP)
    for (let x = 0; x <= SPACE - size; x += STEP) {
      const far = Math.hypot(x + size / 2 - to.x, y + size / 2 - to.y);
      if (best !== undefined && far >= best.far) continue;
      const berth = square({ x, y, size });
      if (isFree(berth)) best = { berth, far };
    }
  return best?.berth;
};

const END = SPACE;
/** One lies in the middle; more of them draw towards the corners. */
const TOWARDS: readonly (readonly Spot[])[] = [
  [{ x: 58, y: 54 }],
  [
    { x: 0, y: 20 },
    { x: END, y: END - 20 },
  ],
  [
    { x: 0, y: 0 },
    { x: END, y: 20 },
    { x: 58, y: END },
  ],
  [
    { x: 0, y: 0 },
    { x: END, y: END },
    { x: END, y: 0 },
    { x: 0, y: END },
  ],
];

export const towardsOf = (count: number): readonly Spot[] =>
  TOWARDS[Math.min(count, TOWARDS.length) - 1] ?? [];

type Wish = {
  readonly count: number;
  readonly most: number;
  readonly least: number;
  readonly towards: readonly Spot[];
};

/** As a last resort they lie half over one another, but never over what is printed. */
const LAPS = [0, 0.12, 0.25, 0.4, 0.6, 0.9] as const;

const laid = (
  { count, towards }: Wish,
  size: number,
  lap: number,
  printed: readonly Rect[],
  there: readonly Rect[],
): readonly Rect[] | undefined => {
  const berths: Rect[] = [];
  for (let i = 0; i < count; i++) {
    const to = towards[i % towards.length] ?? { x: 0, y: 0 };
    const berth = nearest(
      size,
      to,
      (one) =>
        printed.every((rect) => !meets(one, rect, 0)) &&
        [...there, ...berths].every((rect) => !meets(one, rect, lap * Math.min(size, rect.width))),
    );
    if (berth === undefined) return undefined;
    berths.push(berth);
  }
  return berths;
};

/** As large as there is room, all of one size; `there` are figures that lie there already. */
export const berthsFor = (
  wish: Wish,
  printed: readonly Rect[],
  there: readonly Rect[],
): readonly Rect[] => {
  if (wish.count === 0) return [];
  for (const lap of LAPS)
    for (let size = wish.most; size >= wish.least; size -= SHRINK) {
      const berths = laid(wish, size, lap, printed, there);
      if (berths !== undefined) return berths;
    }
  return Array.from({ length: wish.count }, () => square({ x: 58, y: 40, size: wish.least }));
};
