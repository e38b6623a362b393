import { inked, pen, tenth } from '@quarterdeck/board-kit/drawings';

type At = { readonly x: number; readonly y: number };
type Scaled = At & { readonly scale?: number };

const INK = '#12283b';
const LEAF = '#3d7a4e';

export const Palm = ({ x, y, scale = 1 }: Scaled) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} {...pen(1.6, INK)}>
    <path d="M0 0Q-2-8 1-14" />
    <path
      d="M1-14Q-7-19-11-13M1-14Q-3-22-9-21M1-14Q6-22 10-19M1-14Q9-17 12-10"
      {...inked(2.2, LEAF)}
    />
  </g>
);

type HillProps = At & { readonly width: number; readonly height: number };

/** A hill with hachures on its lee; `y` is its foot. */
export const Hill = ({ x, y, width, height }: HillProps) => {
  const at = (across: number, up: number): string =>
    `${tenth(x + width * across)} ${tenth(y - height * up)}`;
  return (
    <g stroke={INK} strokeLinejoin="round">
      <path
        d={`M${x} ${y}Q${at(0.4, 1.3)} ${at(0.52, 1)}Q${at(0.7, 1.1)} ${x + width} ${y}`}
        fill="var(--land-2)"
        strokeWidth="1.3"
      />
      <path
        d={`M${at(0.56, 0.8)}L${at(0.62, 0.15)}M${at(0.66, 0.7)}L${at(0.75, 0.12)}M${at(0.76, 0.5)}L${at(0.86, 0.1)}`}
        fill="none"
        strokeWidth="1"
      />
    </g>
  );
};

export const Pine = ({ x, y, scale = 1 }: Scaled) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M0 0V-4M-6-4H6L0-13ZM-5-10H5L0-18Z"
    fill={LEAF}
    strokeLinejoin="round"
    {...inked(1.3, INK)}
  />
);

export const Hut = ({ x, y }: At) => (
  <g strokeLinejoin="round" {...inked(1.3, INK)}>
    <path d={`M${x} ${y}v-9h14v9Z`} fill="var(--bone)" />
    <path d={`M${x - 2} ${y - 8}l9-8 9 8Z`} fill="#c65a3a" />
  </g>
);

export const Tent = ({ x, y, colour }: At & { readonly colour: string }) => (
  <g stroke={INK} strokeLinejoin="round">
    <path d={`M${x} ${y}l8-15 8 15Z`} fill={colour} strokeWidth="1.3" />
    <path d={`M${x + 8} ${y - 15}v15`} strokeWidth="1" />
  </g>
);

type ReefProps = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
};

/** Shallows as a chart marks them: a dotted line round them. */
export const Shallows = ({ cx, cy, rx, ry }: ReefProps) => (
  <ellipse
    cx={cx}
    cy={cy}
    rx={rx}
    ry={ry}
    strokeDasharray="1 5"
    {...pen(1.6, 'var(--waterline)')}
  />
);

/** A rock under water. */
export const SunkenRock = ({ x, y }: At) => (
  <path d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} {...inked(1.6, 'var(--waterline)')} />
);
