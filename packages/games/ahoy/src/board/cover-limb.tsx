import { inked, type Point, tenth } from '@quarterdeck/board-kit/drawings';

type Curve = readonly [Point, Point, Point, Point];

type Numbers = readonly [number, number, number, number, number, number, number, number];

/** From the first point to the last, drawn towards the two between. */
export const curve = ([ax, ay, bx, by, cx, cy, dx, dy]: Numbers): Curve => [
  [ax, ay],
  [bx, by],
  [cx, cy],
  [dx, dy],
];

type LimbProps = {
  readonly curves: readonly Curve[];
  readonly thick: number;
  readonly thin: number;
  readonly fill: string;
  readonly ink: string;
  readonly suckers: string;
  /** Which side of the limb the suckers sit on. */
  readonly side: 1 | -1;
};

const STEPS = 26;

const along = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t;
  const mix = (i: 0 | 1): number =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
};

const dot = ([x, y]: Point, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(-2 * r)} 0`;

/** A tapering limb along a chain of curves: discs that grow smaller, and suckers on one side. */
export const Limb = (props: LimbProps) => {
  const { curves, thick, thin, fill, ink, suckers, side } = props;
  const spine = curves.flatMap((part) =>
    Array.from({ length: STEPS }, (_, i) => along(part, i / STEPS)),
  );
  const radius = (i: number): number => thick + (thin - thick) * (i / spine.length);
  const cups = spine.flatMap((here, i) => {
    const next = spine[i + 1];
    if (next === undefined || i < 3 || i >= spine.length - 4 || (i - 3) % 4 !== 0) return [];
    const turn = Math.atan2(next[1] - here[1], next[0] - here[0]) + (Math.PI / 2) * side;
    const r = radius(i);
    const cup: Point = [here[0] + Math.cos(turn) * r * 0.55, here[1] + Math.sin(turn) * r * 0.55];
    return [dot(cup, Math.max(1.1, r * 0.28))];
  });
  return (
    <>
      <path d={spine.map((point, i) => dot(point, radius(i) + 2)).join('')} fill={ink} />
      <path d={spine.map((point, i) => dot(point, radius(i))).join('')} fill={fill} />
      <path d={cups.join('')} fill={suckers} {...inked(0.9, ink)} />
    </>
  );
};
