import type { ReactElement } from 'react';
import { type Point, tenth } from './geometry.ts';
import { inked, pen } from './pen.ts';
import { DARK_INK, Piece } from './piece.tsx';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

const PIPS: Record<Pips, readonly Point[]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

type Placed = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
};

type DieProps = Placed & {
  /** Left out while the die is not rolled. */
  readonly value?: Pips;
  readonly fill?: string;
  readonly pip?: string;
};

const turned = ({ x, y, size, turn = 0 }: Placed): string =>
  `rotate(${turn} ${tenth(x + size / 2)} ${tenth(y + size / 2)})`;

/** A die face, pips as holes bored in bone. */
export const Die = (props: DieProps): ReactElement => {
  const { x, y, size, value, fill = '#fdfcf7', pip = '#12283b' } = props;
  return (
    <g transform={turned(props)}>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={tenth(size * 0.19)}
        fill={fill}
        strokeDasharray={value === undefined ? '5 4' : undefined}
        {...inked(tenth(Math.max(1.2, size / 18)))}
      />
      {(value === undefined ? [] : PIPS[value]).map(([column, row]) => (
        <circle
          key={`${column}${row}`}
          cx={tenth(x + size * (0.25 + column * 0.25))}
          cy={tenth(y + size * (0.25 + row * 0.25))}
          r={tenth(size * 0.095)}
          fill={pip}
        />
      ))}
    </g>
  );
};

export type HitFace = 'hit' | 'miss' | 'blank' | 'unrolled';

type HitDieProps = Placed & { readonly face: HitFace };

const ripple = (x: number, y: number, size: number): string => {
  const wave = `q${tenth(size * 0.14)} ${tenth(size * 0.12)} ${tenth(size * 0.28)} 0t${tenth(size * 0.28)} 0`;
  return `M${tenth(x)} ${tenth(y)}${wave}M${tenth(x)} ${tenth(y + size * 0.22)}${wave}`;
};

/** The burst is a hit, the ripple a miss; dashed and empty while it has not been rolled. */
export const HitDie = (props: HitDieProps): ReactElement => {
  const { x, y, size, face } = props;
  const rolled = face !== 'unrolled';
  return (
    <g transform={turned(props)}>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={tenth(size * 0.19)}
        fill={rolled ? '#fdfcf7' : 'none'}
        strokeDasharray={rolled ? undefined : '5 4'}
        {...inked(tenth(Math.max(1.4, size / 20)), rolled ? '#12283b' : 'var(--ink-2)')}
      />
      {face === 'hit' && (
        <Piece
          name="hit"
          x={x + size * 0.13}
          y={y + size * 0.13}
          size={size * 0.74}
          colours={DARK_INK}
        />
      )}
      {face === 'miss' && (
        <path
          d={ripple(x + size * 0.22, y + size * 0.44, size)}
          {...pen(tenth(size / 15), '#44586a')}
        />
      )}
    </g>
  );
};
