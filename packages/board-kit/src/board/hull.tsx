import type { ReactElement, ReactNode } from 'react';

type HullProps = {
  /** The upper left corner of the drawing, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where it lies by rule, not as it came: to be drawn anew after each motion, by its key. */
  readonly bow?: 'left' | 'right';
  readonly children: ReactNode;
};

/** Three strokes behind a ship that sails to the right, in parts of its size. */
const STROKES = [
  'M-.36 -.07Q-.6 -.19 -.98 -.2',
  'M-.4 0H-1.12',
  'M-.36 .07Q-.6 .19 -.98 .2',
] as const;

/**
 * A ship as it is drawn, with its bow to the right. Motions turn it along its course and let its
 * wake be seen; it belongs into a `BoardPiece`.
 */
export const Hull = ({ x, y, size, bow = 'right', children }: HullProps): ReactElement => {
  const cx = x + size / 2;
  const cy = y + size / 2;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <g transform={`translate(0 ${size * 0.3})`}>
        <g transform={`scale(${size})`}>
          <g data-wake="" className="wake">
            {STROKES.map((stroke) => (
              <path key={stroke} d={stroke} pathLength={1} />
            ))}
          </g>
        </g>
      </g>
      <g data-bow={bow} className="hull">
        <g transform={`translate(${-cx} ${-cy})`}>{children}</g>
      </g>
    </g>
  );
};
