import type { ReactElement, ReactNode } from 'react';
import type { SeatColour } from './seat-colours.ts';

type HatchProps = { readonly of: SeatColour; readonly children: ReactNode };

const Hatch = ({ of, children }: HatchProps): ReactElement => (
  <pattern
    id={`hatch-${of}`}
    width="6"
    height="6"
    patternUnits="userSpaceOnUse"
    stroke="#fff"
    strokeOpacity=".55"
    strokeWidth="1.4"
  >
    {children}
  </pattern>
);

/** Petra Sancta: the engraver's code for colours, as patterns the whole page refers to. */
export const Hatchings = (): ReactElement => (
  <>
    <Hatch of="blue">
      <path d="M0 3H6" />
    </Hatch>
    <Hatch of="red">
      <path d="M3 0V6" />
    </Hatch>
    <Hatch of="yellow">
      <g fill="#12283b" fillOpacity=".6" stroke="none">
        <circle cx="1.5" cy="1.5" r="1" />
        <circle cx="4.5" cy="4.5" r="1" />
      </g>
    </Hatch>
    <Hatch of="green">
      <path d="M-1 -1L7 7M-1 5L1 7M5 -1L7 1" />
    </Hatch>
    <Hatch of="purple">
      <path d="M7 -1L-1 7M1 -1L-1 1M7 5L5 7" />
    </Hatch>
    <Hatch of="black">
      <path d="M0 3H6M3 0V6" strokeOpacity=".4" strokeWidth="1" />
    </Hatch>
  </>
);
