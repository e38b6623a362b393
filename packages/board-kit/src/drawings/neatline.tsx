import type { ReactElement } from 'react';
import { tenth } from './geometry.ts';
import { inked } from './pen.ts';

type NeatlineProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly thickness?: number;
  readonly bars?: number;
  readonly ink?: string;
};

/** The chart's neatline: alternating black and white bars round a rectangle. */
export const Neatline = ({
  x,
  y,
  width,
  height,
  thickness: t = 8,
  bars = 16,
  ink = 'var(--ink)',
}: NeatlineProps): ReactElement => {
  const across = width / bars;
  const down = height / bars;
  const thin = t - 3.6;
  const every = Array.from({ length: bars / 2 }, (_, i) => i * 2);
  const row = (left: number, top: number): string =>
    `M${tenth(left)} ${top}h${tenth(across)}v${thin}h${-tenth(across)}Z`;
  const column = (left: number, top: number): string =>
    `M${left} ${tenth(top)}h${thin}v${tenth(down)}h${-thin}Z`;
  const bar = (i: number): string =>
    row(x + i * across, y - t + 1.8) +
    row(x + (i + 1) * across, y + height + 1.8) +
    column(x - t + 1.8, y + (i + 1) * down) +
    column(x + width + 1.8, y + i * down);
  const frame = (out: number, strokeWidth: number): ReactElement => (
    <rect
      x={x - out}
      y={y - out}
      width={width + 2 * out}
      height={height + 2 * out}
      fill="none"
      {...inked(strokeWidth, ink)}
    />
  );
  return (
    <g>
      {frame(0, 1.4)}
      {frame(t, 1.4)}
      {frame(t + 3.5, 0.7)}
      <path d={every.map(bar).join('')} fill={ink} />
    </g>
  );
};
