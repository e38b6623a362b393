import type { ReactElement, ReactNode } from 'react';
import { inked, pen } from './pen.ts';
import { Surface } from './waves.tsx';

/** 220 x 110: one step of a turn, made of the board's own symbols. */
export const Vignette = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <svg className="vignette" viewBox="0 0 220 110" aria-hidden="true">
    <rect width="220" height="110" fill="var(--water)" />
    {children}
  </svg>
);

export const VignetteSea = (): ReactElement => (
  <>
    <path d={`M0 84${'q11 6 22 0'.repeat(10)}V110H0Z`} fill="var(--water-deep)" />
    <Surface y={84} step={22} swell={6} count={10} strokeWidth={2} />
  </>
);

type MiniCardProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
  readonly fill?: string;
  readonly figure?: string;
  readonly children?: ReactNode;
};

/** A card by its upper left corner, turned about its foot like a hand of cards. */
export const MiniCard = ({
  x,
  y,
  width,
  turn = 0,
  fill = '#fbf8ef',
  figure,
  children,
}: MiniCardProps): ReactElement => (
  <g transform={`rotate(${turn} ${x + width / 2} ${y + width})`}>
    <rect x={x} y={y} width={width} height={width * 1.36} rx="6" fill={fill} {...inked(2)} />
    {figure !== undefined && (
      <text
        x={x + width / 2}
        y={y + width * 0.86}
        fontSize={width * 0.55}
        fontWeight="800"
        textAnchor="middle"
        fill="#12283b"
      >
        {figure}
      </text>
    )}
    {children}
  </g>
);

type CourseProps = { readonly d: string; readonly stroke?: string };

/** A dotted course: where something went, or will go. */
export const Course = ({ d, stroke = 'var(--ink)' }: CourseProps): ReactElement => (
  <path d={d} strokeDasharray="1 8" {...pen(3.5, stroke)} />
);

type DiscProps = {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly children: ReactNode;
};

/** A round of bone with a symbol on it. */
export const Disc = ({ cx, cy, r, children }: DiscProps): ReactElement => (
  <>
    <circle cx={cx} cy={cy} r={r} fill="var(--bone)" {...inked(1.8)} />
    {children}
  </>
);
