import type { ReactElement } from 'react';
import { DARK_INK, Piece } from '../../drawings/piece.tsx';
import { TILE } from './metrics.ts';

type GlowProps = { readonly x: number; readonly y: number; readonly selected: boolean };

/** What may be done, on its keyline; the chosen one is solid. */
export const TileGlow = ({ x, y, selected }: GlowProps): ReactElement => (
  <>
    <rect className="glow-key" x={x + 5} y={y + 5} width={TILE - 10} height={TILE - 10} rx="6" />
    <rect
      className={selected ? 'glow selected' : 'glow'}
      x={x + 4}
      y={y + 4}
      width={TILE - 8}
      height={TILE - 8}
      rx="6"
    />
  </>
);

type CostPillProps = {
  readonly x: number;
  readonly y: number;
  readonly rum: number;
  /** Said in place of a figure when it costs nothing. */
  readonly free: string;
};

/** What a step costs, in a magenta pill about its middle. */
export const CostPill = ({ x, y, rum, free }: CostPillProps): ReactElement => (
  <g transform={`translate(${x} ${y})`} fontWeight="800" textAnchor="middle">
    <g className="cost-pill">
      <rect
        x="-29"
        y="-17"
        width="58"
        height="34"
        rx="17"
        fill="var(--overprint)"
        stroke="var(--paper)"
        strokeWidth="2.5"
      />
      {rum === 0 ? (
        <text y="6.5" fontSize="18" fill="var(--on-overprint)">
          {free}
        </text>
      ) : (
        <>
          <Piece name="rum" x={-22} y={-12} size={24} colours={DARK_INK} />
          <text x="13" y="7.5" fontSize="20" fill="var(--on-overprint)">
            {rum}
          </text>
        </>
      )}
    </g>
  </g>
);

type CourseLineProps = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
};

/** The course a choice would take: a dotted line with an arrow at its end. */
export const CourseLine = ({ from, to }: CourseLineProps): ReactElement => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const bend = `${(x1 + x2) / 2 + (y2 - y1) * 0.18} ${(y1 + y2) / 2 - (x2 - x1) * 0.18}`;
  const curve = `M${x1} ${y1}Q${bend} ${x2} ${y2}`;
  const [bx = x1, by = y1] = bend.split(' ').map(Number);
  const turn = (Math.atan2(y2 - by, x2 - bx) * 180) / Math.PI;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={curve} stroke="var(--paper)" strokeWidth="9" />
      <path d={curve} stroke="var(--overprint)" strokeWidth="4.5" strokeDasharray="3 8.5" />
      <path
        transform={`translate(${x2} ${y2}) rotate(${turn})`}
        d="M10 0L-8 9V-9Z"
        fill="var(--overprint)"
      />
    </g>
  );
};
