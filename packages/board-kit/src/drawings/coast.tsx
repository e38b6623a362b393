import type { ReactElement } from 'react';
import { engraver } from './engraver.ts';
import { closedCurve, type Point, tenth } from './geometry.ts';
import { inked } from './pen.ts';

export type CoastShape = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** 0 is a pebble, 1 has fjords. */
  readonly rough: number;
};

const COAST_POINTS = 18;

/** A closed, smooth coast; the same words always give the same coast. */
export const coastline = ({ cx, cy, rx, ry, rough }: CoastShape, words: string): string => {
  const chance = engraver(words);
  const [a, b, c] = [chance() * 6.28, chance() * 6.28, chance() * 6.28];
  const points = Array.from({ length: COAST_POINTS }, (_, i): Point => {
    const turn = (i / COAST_POINTS) * Math.PI * 2;
    const bays =
      0.22 * Math.sin(2 * turn + a) + 0.16 * Math.sin(3 * turn + b) + 0.1 * Math.sin(5 * turn + c);
    const reach = 1 + rough * (bays + 0.16 * (chance() - 0.5));
    return [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach];
  });
  return closedCurve(points);
};

type WaterlinedProps = {
  readonly coast: string;
  readonly lines?: number;
  readonly gap?: number;
  readonly edge?: string;
  readonly edgeWidth?: number;
};

/** Waterlining: the engraver's echo lines along a coast, nested strokes from the outside in. */
export const Waterlined = ({
  coast,
  lines = 3,
  gap = 5,
  edge = 'var(--ink)',
  edgeWidth = 1.6,
}: WaterlinedProps): ReactElement => {
  const echoes = Array.from({ length: lines }, (_, i) => lines - i);
  return (
    <g strokeLinejoin="round">
      {echoes.map((n) => (
        <g key={n} fill="none">
          <path
            d={coast}
            strokeOpacity={tenth(0.75 - n * 0.15)}
            {...inked(n * gap * 2 + 1.3, 'var(--waterline)')}
          />
          <path d={coast} {...inked(n * gap * 2, n === lines ? 'var(--water)' : 'var(--shoal)')} />
        </g>
      ))}
      <path d={coast} fill="var(--land)" {...inked(edgeWidth, edge)} />
    </g>
  );
};
