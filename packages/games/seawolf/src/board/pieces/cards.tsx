import {
  DARK_INK,
  EMBLEM_OF,
  hatchFill,
  inked,
  type SeatColour,
  Sheet,
  seatFill,
  seatInk,
} from '@quarterdeck/board-kit/drawings';
import { Piece } from '../signs/symbol.ts';
import { type Direction, EXTENSION_SIGN, type ExtensionType, HEADING } from './pieces.ts';

type CardFaceProps = { readonly edge?: string; readonly fill?: string };

const CardFace = ({ edge = '#12283b', fill = '#fbf8ef' }: CardFaceProps) => (
  <rect x="1.5" y="1.5" width="97" height="137" rx="8" fill={fill} {...inked(3, edge)} />
);

/** Needle of a course, about the origin, pointing north. */
export const Needle = () => <path d="M0-27L18 22L0 11L-18 22Z" fill="#12283b" />;

export type MovementCardFace = Direction | '2x';

type MovementCardProps = {
  readonly width: number;
  readonly colour: SeatColour;
  readonly shows: MovementCardFace;
};

export const MovementCard = ({ width, colour, shows }: MovementCardProps) => (
  <Sheet width={width} viewWidth={100} viewHeight={140}>
    <CardFace />
    <path d="M3 9Q3 3 9 3H91Q97 3 97 9V26H3Z" fill={seatFill(colour)} />
    <path d="M3 9Q3 3 9 3H91Q97 3 97 9V26H3Z" fill={hatchFill(colour)} />
    <path d="M2 26H98" {...inked(2)} />
    {shows === '2x' ? (
      <text x="50" y="98" fontSize="44" fontWeight="800" textAnchor="middle" fill="#12283b">
        2×
      </text>
    ) : (
      <g transform={`translate(50 82) rotate(${HEADING[shows]}) scale(1.3)`}>
        <Needle />
      </g>
    )}
  </Sheet>
);

/** An order that is chosen and hidden: the seat's back under a seal, with the number of cards. */
export const SealedOrder = ({ width, colour }: Omit<MovementCardProps, 'shows'>) => (
  <Sheet width={width} viewWidth={100} viewHeight={140}>
    <CardFace fill={seatFill(colour)} />
    <rect x="3" y="3" width="94" height="134" rx="7" fill={hatchFill(colour)} />
    <circle cx="50" cy="70" r="24" fill={seatFill(colour)} {...inked(2.4)} />
    <g color={seatInk(colour)}>
      <Piece name={EMBLEM_OF[colour]} x={34} y={54} size={32} />
    </g>
  </Sheet>
);

type ExtensionPieceProps = {
  readonly width: number;
  readonly type: ExtensionType;
  readonly value: number;
};

/** A segment of hull with its value. */
export const ExtensionPiece = ({ width, type, value }: ExtensionPieceProps) => (
  <Sheet width={width} viewWidth={100} viewHeight={110}>
    <path d="M4 6H96V92Q96 104 84 104H16Q4 104 4 92Z" fill="#9a6430" {...inked(3)} />
    <path d="M4 22H96" {...inked(3)} />
    <rect x="18" y="32" width="64" height="58" rx="5" fill="var(--bone)" {...inked(2)} />
    <Piece name={EXTENSION_SIGN[type]} x={22} y={36} size={46} colours={DARK_INK} />
    <circle cx="82" cy="20" r="16" fill="var(--brass-fill)" {...inked(2.4)} />
    <text x="82" y="27" fontSize="20" fontWeight="800" textAnchor="middle" fill="#12283b">
      {value}
    </text>
  </Sheet>
);

type ChestProps = { readonly width: number; readonly value: number | undefined };

/** Closed unless its value is known; then the value stands on a coin. */
export const Chest = ({ width, value }: ChestProps) => (
  <Sheet width={width} viewWidth={100} viewHeight={92}>
    <Piece name="chest" x={6} y={0} size={88} colours={DARK_INK} />
    {value !== undefined && (
      <>
        <circle cx="78" cy="70" r="19" fill="#e9b949" {...inked(2.6)} />
        <text x="78" y="78" fontSize="23" fontWeight="800" textAnchor="middle" fill="#12283b">
          {value}
        </text>
      </>
    )}
  </Sheet>
);
