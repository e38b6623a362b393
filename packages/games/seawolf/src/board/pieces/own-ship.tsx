import {
  DARK_INK,
  EMBLEM_OF,
  hatchFill,
  inked,
  pen,
  type SeatColour,
  seatFill,
  seatInk,
} from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import type { Stowed } from '../places/stowage.ts';
import { Piece } from '../signs/symbol.ts';
import { EXTENSION_SIGN, type ExtensionType } from './pieces.ts';
import { SternSigns } from './sterns-and-missions.tsx';

export type ShipExtension = { readonly type: ExtensionType; readonly value: number };

export type ShipSection = {
  readonly colour: SeatColour;
  /** From the bow. */
  readonly hold: readonly Stowed[];
  /** How many spaces the bow has; what lies behind them is extensions. */
  readonly bowSpaces: number;
  readonly cannons: number;
  readonly bases: number;
  readonly extensions: readonly ShipExtension[];
  readonly stern: string | undefined;
};

const CELL = 33.5;
const FIRST_CELL = 70;

/** The outline of neighbouring hold spaces, for what is asked about them. */
export const spacesBox = (first: number, count: number) =>
  ({
    x: FIRST_CELL + first * CELL - 1,
    y: 83,
    width: count * CELL - 0.5,
    height: 40,
    rx: 4,
  }) as const;

type HullProps = { readonly length: number };

/** Bow at the left, stern castle at the right; the hull grows with the hold. */
const Hull = ({ length }: HullProps) => {
  const end = FIRST_CELL + length;
  return (
    <>
      <path
        d={`M2 66Q26 70 54 72H${end}L${end + 12} 40H${end + 50}Q${end + 54} 90 ${end + 28} 124Q${end + 20} 134 ${end + 8} 134H92Q38 132 2 66Z`}
        fill="#9a6430"
        strokeLinejoin="round"
        {...inked(2.4, 'var(--ink)')}
      />
      <path d={`M54 72H${end}`} {...inked(4)} />
      <path
        d={`M14 84Q40 92 62 92M26 102Q48 110 64 110M${end + 16} 56H${end + 48}M${end + 14} 72H${end + 44}M${end + 24} 118Q${end + 36} 104 ${end + 42} 88`}
        fill="none"
        opacity=".7"
        {...inked(1.2)}
      />
      <path d="M4 66L-14 52" {...pen(3.5, 'var(--ink)')} />
    </>
  );
};

type SailProps = { readonly x: number; readonly width: number; readonly colour: SeatColour };

const SquareSail = ({ x, width, colour }: SailProps) => {
  const edge = `M${x} 9H${x + width}Q${x + width - 10} 30 ${x + width} 51H${x}Q${x - 10} 30 ${x} 9Z`;
  return (
    <>
      <path d={edge} fill={seatFill(colour)} {...inked(1.8)} />
      <path d={edge} fill={hatchFill(colour)} />
    </>
  );
};

const Rig = ({ colour }: { readonly colour: SeatColour }) => (
  <>
    <path d="M110 72V4M196 72V2" {...pen(3, 'var(--ink)')} />
    <SquareSail x={84} width={50} colour={colour} />
    <SquareSail x={168} width={54} colour={colour} />
    <circle cx="194" cy="30" r="17" fill={seatFill(colour)} />
    <g color={seatInk(colour)}>
      <Piece name={EMBLEM_OF[colour]} x={181} y={17} size={26} />
    </g>
  </>
);

type CellProps = { readonly x: number; readonly space: Stowed };

const OPACITY = { stays: undefined, comes: 0.6, goes: 0.35 } as const;

/** What would come is drawn at 60 %, what would go is struck. */
const HoldCell = ({ x, space: { cargo, change } }: CellProps) => (
  <>
    <rect
      x={x}
      y="84"
      width="31"
      height="38"
      rx="3"
      fill={cargo === undefined ? '#c9b98f' : 'var(--bone)'}
      strokeDasharray={cargo === undefined || change === 'comes' ? '4 3' : undefined}
      {...inked(1.4)}
    />
    {cargo !== undefined && (
      <g opacity={OPACITY[change]}>
        <Piece name={cargo} x={x + 2.5} y={90} size={26} colours={DARK_INK} />
      </g>
    )}
    {change === 'goes' && (
      <path d={`M${x + 5} 117L${x + 26} 89`} strokeLinecap="round" {...inked(3, '#a8231a')} />
    )}
  </>
);

/** Cannons stand forward first; a free base is a dashed carriage. */
const BASES_AT = [44, 138, 230, 264, 298, 332, 366] as const;

const Deck = ({ cannons, bases }: Pick<ShipSection, 'cannons' | 'bases'>) => (
  <>
    {BASES_AT.slice(0, Math.max(bases, cannons)).map((x, i) =>
      i < cannons ? (
        <Piece key={x} name="cannon" x={x} y={42} size={32} colours={DARK_INK} />
      ) : (
        <Piece key={x} name="cannon-base" x={x} y={40} size={32} />
      ),
    )}
  </>
);

type ExtensionsProps = { readonly extensions: readonly ShipExtension[]; readonly from: number };

const Extensions = ({ extensions, from }: ExtensionsProps) => (
  <>
    {extensions.map(({ type, value }, i) => {
      const x = from - (extensions.length - i) * 37;
      return (
        <g key={`${type} ${value}`}>
          <path
            d={`M${x} 137H${x + 34}V157Q${x + 34} 163 ${x + 28} 163H${x + 6}Q${x} 163 ${x} 157Z`}
            fill="var(--bone)"
            {...inked(1.3)}
          />
          <Piece name={EXTENSION_SIGN[type]} x={x + 2} y={140} size={19} colours={DARK_INK} />
          <text
            x={x + 27}
            y="156"
            fontSize="14"
            fontWeight="700"
            textAnchor="middle"
            fill="#12283b"
          >
            {value}
          </text>
        </g>
      );
    })}
  </>
);

/** The ability, carved into the stern. */
const Stern = ({ id, end }: { readonly id: string; readonly end: number }) => (
  <g transform={`translate(${end + 14} 45) scale(.235)`}>
    <rect width="140" height="100" rx="14" fill="var(--bone)" {...inked(5)} />
    <SternSigns id={id} />
  </g>
);

type OwnShipProps = ShipSection & {
  readonly label: string;
  /** What is asked about parts of it; then it is no picture any more. */
  readonly children?: ReactNode;
};

/** The viewer's ship in section: the hold from the bow, bases on deck, extensions under the keel. */
export const OwnShip = ({
  label,
  colour,
  hold,
  bowSpaces,
  cannons,
  bases,
  extensions,
  stern,
  children,
}: OwnShipProps) => {
  const length = Math.max(266, hold.length * CELL + 8);
  const end = FIRST_CELL + length;
  const cells = hold.map((space, i) => ({ space, x: FIRST_CELL + i * CELL }));
  return (
    <svg
      className="own-ship"
      viewBox={`-18 -2 ${end + 76} ${extensions.length > 0 ? 168 : 140}`}
      role={children === undefined ? 'img' : 'group'}
      aria-label={label}
    >
      <Hull length={length} />
      {cells.map(({ space, x }) => (
        <HoldCell key={x} x={x} space={space} />
      ))}
      {hold.length > bowSpaces && (
        <path
          d={`M${FIRST_CELL + bowSpaces * CELL - 1.25} 74V132`}
          strokeDasharray="2 3"
          {...inked(2)}
        />
      )}
      <Rig colour={colour} />
      <Deck cannons={cannons} bases={bases} />
      {stern !== undefined && <Stern id={stern} end={end} />}
      <Extensions extensions={extensions} from={end} />
      {children}
    </svg>
  );
};
