import type { ReactElement } from 'react';
import { inked, pen } from './pen.ts';
import { Piece } from './piece.tsx';
import { EMBLEM_OF, hatchFill, type SeatColour, seatFill, seatInk } from './seat-colours.ts';

const CLOTH = 'M6 6Q34-2 62 7T116 6V58Q88 66 60 57T6 58Z';

type SeatFlagProps = { readonly colour: SeatColour; readonly taken: boolean };

/** A seat as a flag on its staff; an empty seat is a dashed outline, never nothing. */
export const SeatFlag = ({ colour, taken }: SeatFlagProps): ReactElement => (
  <svg className="seat-flag" viewBox="0 0 120 74" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 2V74" {...inked(5, 'var(--ink)')} />
    <path
      d={CLOTH}
      fill={taken ? seatFill(colour) : 'none'}
      strokeDasharray={taken ? undefined : '6 5'}
      {...inked(2.2, 'var(--ink)')}
    />
    {taken && <path d={CLOTH} fill={hatchFill(colour)} />}
  </svg>
);

const HOISTED = 'M44 24Q100 6 160 26T280 22V132Q220 152 160 134T44 136Z';

type HoistedFlagProps = { readonly colour: SeatColour };

/** The winner's flag at the top of its staff. */
export const HoistedFlag = ({ colour }: HoistedFlagProps): ReactElement => (
  <svg className="hoisted-flag" viewBox="0 0 300 210" aria-hidden="true">
    <path d="M40 208V10" {...pen(7, 'var(--ink)')} />
    <circle cx="40" cy="9" r="8" fill="var(--brass-fill)" {...inked(2.4, 'var(--ink)')} />
    <path d={HOISTED} fill={seatFill(colour)} {...inked(3, 'var(--ink)')} />
    <path d={HOISTED} fill={hatchFill(colour)} />
    <circle cx="162" cy="80" r="40" fill={seatFill(colour)} />
    <g color={seatInk(colour)}>
      <Piece name={EMBLEM_OF[colour]} x={132} y={48} size={60} />
    </g>
  </svg>
);
