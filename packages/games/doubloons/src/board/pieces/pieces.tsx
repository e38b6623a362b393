import {
  DARK_INK,
  darkSail,
  EMBLEM_OF,
  inked,
  type SeatColour,
  Ship,
  seatFill,
  seatInk,
  tenth,
} from '@quarterdeck/board-kit/drawings';
import { type Berth, isBowLeft, onRing } from '../places/ring.ts';
import { Piece } from '../signs/symbol.ts';

type GhostProps = {
  /** Nobody's for the legendary ghost ship. */
  readonly colour: SeatColour | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** A ghost is pale and torn; its emblem stands in a disc. */
const GhostShip = ({ colour, x, y, size }: GhostProps) => (
  <g className="piece">
    <Piece name="ship-ghost" x={x} y={y} size={size} colours={DARK_INK} />
    {colour === undefined ? (
      <Piece
        name="suit-skull"
        x={x + size * 0.42}
        y={y + size * 0.32}
        size={size * 0.26}
        colours={{ ...DARK_INK, '--suit': '#fbf8ef' }}
      />
    ) : (
      <>
        <circle
          cx={tenth(x + size * 0.54)}
          cy={tenth(y + size * 0.45)}
          r={tenth(size * 0.13)}
          fill={seatFill(colour)}
          {...inked(1.6)}
        />
        <g color={seatInk(colour)}>
          <Piece
            name={EMBLEM_OF[colour]}
            x={tenth(x + size * 0.44)}
            y={tenth(y + size * 0.35)}
            size={tenth(size * 0.2)}
          />
        </g>
      </>
    )}
  </g>
);

type SailorProps = { readonly colour: SeatColour | undefined; readonly isGhost: boolean };

/** A ship in a box of its own, its bow to the right. */
export const SailDrawn = ({
  colour,
  isGhost,
  x,
  y,
  size,
}: SailorProps & Omit<GhostProps, 'colour'>) =>
  isGhost || colour === undefined ? (
    <GhostShip colour={colour} x={x} y={y} size={size} />
  ) : (
    <Ship colour={colour} x={x} y={y} size={size} />
  );

type ChevronProps = SailorProps & { readonly berth: Berth; readonly isClockwise: boolean };

/** A bow wave that says which way a ship faces. */
export const Chevron = ({ colour, isGhost, berth, isClockwise }: ChevronProps) => {
  const { angle, radius, size } = berth;
  const ahead = ((size / 2 + (size > 90 ? 22 : 8)) / radius) * 57.3;
  const [x, y] = onRing(angle + (isClockwise ? ahead : -ahead), radius);
  const grow = tenth(Math.max(0.7, size / 108));
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${tenth(angle + (isClockwise ? 90 : -90))}) scale(${grow})`}
      d="M0-13L12 9H-12Z"
      fill={isGhost || colour === undefined ? 'var(--ghost)' : seatFill(colour)}
      strokeLinejoin="round"
      strokeDasharray={isGhost ? '4 3' : undefined}
      {...inked(2.2, 'var(--ink)')}
    />
  );
};

export const bowOf = ({ angle }: Berth, isClockwise: boolean): 'left' | 'right' =>
  isBowLeft(angle, isClockwise) ? 'left' : 'right';

type PawnProps = {
  readonly colour: SeatColour;
  /** Where it stands. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** A captain ashore. */
export const Pawn = ({ colour, x, y, size }: PawnProps) => (
  <g className="piece">
    <Piece
      name="pawn"
      x={tenth(x - size / 2)}
      y={y - size}
      size={size}
      colours={darkSail(seatFill(colour))}
    />
    <g color={seatInk(colour)}>
      <Piece
        name={EMBLEM_OF[colour]}
        x={tenth(x - size * 0.17)}
        y={tenth(y - size * 0.4)}
        size={tenth(size * 0.34)}
      />
    </g>
  </g>
);
