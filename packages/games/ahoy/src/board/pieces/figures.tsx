import {
  darkSail,
  inked,
  pen,
  type SeatColour,
  Ship,
  type ShipKind,
  seatFill,
} from '@quarterdeck/board-kit/drawings';
import { SHELLS } from '../places/berths.ts';
import { Piece } from '../signs/symbol.ts';

export type FigureKind = 'flagship' | 'patrol' | 'stronghold' | 'cutter' | 'gunship';

const HULL: { readonly [K in FigureKind]?: ShipKind } = {
  flagship: 'galleon',
  patrol: 'cutter',
  cutter: 'brig',
  gunship: 'frigate',
};

type FigureProps = {
  readonly kind: FigureKind;
  readonly colour: SeatColour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its Cannons are loaded: a match burns at the stern. */
  readonly isLoaded?: boolean;
};

/** A burning match, from the upper left of its ship. */
const Match = ({ x, y, size }: Omit<FigureProps, 'kind' | 'colour'>) => (
  <g
    className="lit-match"
    transform={`translate(${x + size * 0.02} ${y + size * 0.5}) scale(${size / 80})`}
  >
    <path d="M4 22L12 8" {...pen(4)} />
    <path
      d="M13-8Q22 0 19 7Q17 13 12 13Q5 12 6 5Q8 4 9 6Q9-3 13-8Z"
      fill="#e8742a"
      strokeLinejoin="round"
      {...inked(2)}
    />
    <path d="M12 12Q8 9 12 3Q16 8 12 12Z" fill="#fbe28a" />
  </g>
);

export const FigureDrawn = ({ kind, colour, x, y, size, isLoaded = false }: FigureProps) => {
  const hull = HULL[kind];
  return (
    <>
      {hull === undefined ? (
        <g className="piece">
          <Piece name="stronghold" x={x} y={y} size={size} colours={darkSail(seatFill(colour))} />
        </g>
      ) : (
        <Ship colour={colour} kind={hull} x={x} y={y} size={size} />
      )}
      {isLoaded && <Match x={x} y={y} size={size} />}
    </>
  );
};

type ComradesProps = { readonly count: number; readonly x: number; readonly y: number };

/** More than this become one shell with a count. */
const MOST_SHELLS = 4;

/** Comrades on an Island, from the left. */
export const Comrades = ({ count, x, y }: ComradesProps) => {
  const shells = count > MOST_SHELLS ? [0] : Array.from({ length: count }, (_, i) => i);
  return (
    <g className="piece">
      {shells.map((i) => (
        <Piece
          key={i}
          name="comrade"
          x={x + i * SHELLS.step}
          y={y}
          size={SHELLS.size}
          colours={darkSail(seatFill('yellow'))}
        />
      ))}
      {count > MOST_SHELLS && <CountDisc count={count} x={x + 30} y={y + 15} />}
    </g>
  );
};

/** How many of a kind stand in one place. */
export const CountDisc = ({ count, x, y }: ComradesProps) => (
  <g className="count-disc">
    <circle cx={x} cy={y} r="11" fill="var(--bone)" {...inked(1.8)} />
    <text x={x} y={y + 5.5} fontSize="16" fontWeight="700" textAnchor="middle" fill="#12283b">
      {count}
    </text>
  </g>
);
