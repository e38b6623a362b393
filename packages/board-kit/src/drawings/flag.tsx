import type { ReactElement } from 'react';
import { Piece } from './piece.tsx';
import { EMBLEM_OF, hatchFill, type SeatColour, seatFill, seatInk } from './seat-colours.ts';

const CLOTH = 'M6 6Q34-2 62 7T116 6V58Q88 66 60 57T6 58Z';

type SeatFlagProps = { readonly colour: SeatColour; readonly taken: boolean };

/** A seat as a flag on its staff; an empty seat is a dashed outline, never nothing. */
export const SeatFlag = ({ colour, taken }: SeatFlagProps): ReactElement => (
  <svg
    className="seat-flag"
    viewBox="0 0 120 74"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M4 2V74" stroke="var(--ink)" strokeWidth="5" />
    <path
      d={CLOTH}
      fill={taken ? seatFill(colour) : 'none'}
      stroke="var(--ink)"
      strokeWidth="2.2"
      strokeDasharray={taken ? undefined : '6 5'}
    />
    {taken && <path d={CLOTH} fill={hatchFill(colour)} />}
  </svg>
);

const HOISTED = 'M44 24Q100 6 160 26T280 22V132Q220 152 160 134T44 136Z';

type HoistedFlagProps = { readonly colour: SeatColour };

/** The winner's flag at the top of its staff. */
export const HoistedFlag = ({ colour }: HoistedFlagProps): ReactElement => (
  <svg className="hoisted-flag" viewBox="0 0 300 210" aria-hidden="true" focusable="false">
    <path d="M40 208V10" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="40" cy="9" r="8" fill="var(--brass-fill)" stroke="var(--ink)" strokeWidth="2.4" />
    <path d={HOISTED} fill={seatFill(colour)} stroke="var(--ink)" strokeWidth="3" />
    <path d={HOISTED} fill={hatchFill(colour)} />
    <circle cx="162" cy="80" r="40" fill={seatFill(colour)} />
    <g color={seatInk(colour)}>
      <Piece name={EMBLEM_OF[colour]} x={132} y={48} size={60} />
    </g>
  </svg>
);
