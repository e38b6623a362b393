import type { ReactElement } from 'react';
import { tenth } from './geometry.ts';
import { Piece, paint } from './piece.tsx';
import { EMBLEM_OF, hatchFill, type SeatColour, seatFill, seatInk } from './seat-colours.ts';
import type { ShipSymbol } from './symbols/symbol-name.ts';

/** The kinds a seat can sail; hulls tell them apart down to 20 px. */
export type ShipKind = 'galleon' | 'frigate' | 'brig' | 'cutter';

const SYMBOL_OF = {
  galleon: 'ship-galleon',
  frigate: 'ship-frigate',
  brig: 'ship-brig',
  cutter: 'ship-cutter',
} as const satisfies Record<ShipKind, ShipSymbol>;

/** Where the mainsail carries the emblem, in parts of the ship's size. */
const MAINSAIL: Record<ShipKind, { readonly x: number; readonly y: number; readonly r: number }> = {
  galleon: { x: 0.55, y: 0.45, r: 0.125 },
  frigate: { x: 0.505, y: 0.51, r: 0.115 },
  brig: { x: 0.328, y: 0.498, r: 0.115 },
  cutter: { x: 0.32, y: 0.52, r: 0.115 },
};

type ShipProps = {
  readonly colour: SeatColour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind?: ShipKind;
  /** Turns the bow to the left; the emblem stays upright. */
  readonly flipped?: boolean;
};

/** A ship in a seat's colours: hatched sails and the emblem on the mainsail. */
export const Ship = ({
  colour,
  x,
  y,
  size,
  kind = 'galleon',
  flipped = false,
}: ShipProps): ReactElement => {
  const main = MAINSAIL[kind];
  const cx = tenth(x + size * (flipped ? 1 - main.x : main.x));
  const cy = tenth(y + size * main.y);
  const r = tenth(size * main.r);
  const paintOfSeat = seatFill(colour);
  const colours = {
    '--sail': paintOfSeat,
    '--flag': paintOfSeat,
    '--hatch-fill': hatchFill(colour),
    '--hull': '#7a4a1e',
    '--sym-ink': '#12283b',
  };
  return (
    <g className="piece">
      <g
        style={paint(colours)}
        transform={flipped ? `translate(${tenth(2 * x + size)} 0) scale(-1 1)` : undefined}
      >
        <Piece name={SYMBOL_OF[kind]} x={x} y={y} size={size} />
      </g>
      <circle cx={cx} cy={cy} r={r} fill={paintOfSeat} />
      <g color={seatInk(colour)}>
        <Piece
          name={EMBLEM_OF[colour]}
          x={tenth(cx - r * 0.82)}
          y={tenth(cy - r * 0.82)}
          size={tenth(r * 1.64)}
        />
      </g>
    </g>
  );
};
