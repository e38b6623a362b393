import { DARK_INK } from '@quarterdeck/board-kit/drawings';
import type { Spot } from '../places/places.ts';
import { Piece } from '../signs/symbol.ts';

type CostPillProps = Spot & {
  readonly rum: number;
  /** Said in place of a figure when it costs nothing. */
  readonly free: string;
  /** More than there is aboard: hollow. */
  readonly isTooDear: boolean;
};

/** What a step costs, in a magenta pill about its middle. */
export const CostPill = ({ x, y, rum, free, isTooDear }: CostPillProps) => (
  <g transform={`translate(${x} ${y})`} fontWeight="800" textAnchor="middle">
    <g className="cost-pill" data-dear={isTooDear ? '' : undefined}>
      <rect className="cost-shape" x="-29" y="-17" width="58" height="34" rx="17" />
      {rum === 0 ? (
        <text className="cost-figure" y="6.5" fontSize="18">
          {free}
        </text>
      ) : (
        <>
          <Piece name="rum" x={-22} y={-12} size={24} colours={isTooDear ? {} : DARK_INK} />
          <text className="cost-figure" x="13" y="7.5" fontSize="20">
            {rum}
          </text>
        </>
      )}
    </g>
  </g>
);
