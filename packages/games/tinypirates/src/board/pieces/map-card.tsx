import {
  coastline,
  DARK_INK,
  darkSail,
  EMBLEM_OF,
  inked,
  Rose,
  type SeatColour,
  seatFill,
  seatInk,
  Waterlined,
  Waves,
} from '@quarterdeck/board-kit/drawings';
import { memo } from 'react';
import type { Booty } from '../../index.ts';
import { CARD } from '../places/metrics.ts';
import { Piece } from '../signs/symbol.ts';
import { Crate } from './goods.tsx';

/** What is printed on a Map Card. */
export type CardFace = {
  readonly name: string;
  readonly settlement: number;
  readonly market: Booty | null;
  readonly cove: boolean;
  readonly bury: number | null;
  readonly storm: boolean;
};

type DrawnProps = CardFace & {
  readonly isSearched: boolean;
  readonly isPort: boolean;
  /** Whose Treasure lies here. */
  readonly owner: SeatColour | undefined;
};

const Settlement = ({ x, cubes }: { readonly x: number; readonly cubes: number }) => (
  <g className="settlement">
    <Piece name="houses" x={x} y={38} size={42} colours={DARK_INK} />
    <circle cx={x + 40} cy="44" r="10" fill="var(--bone)" {...inked(1.5)} />
    <text className="board-figure" x={x + 40} y="49.5" fontSize="15">
      {cubes}
    </text>
  </g>
);

/** An X with its price; once something lies there, whose it is. */
const BurySite = ({
  x,
  cost,
  owner,
}: {
  readonly x: number;
  readonly cost: number;
  readonly owner: SeatColour | undefined;
}) =>
  owner === undefined ? (
    <>
      <Piece name="cross" x={x} y={49} size={24} colours={darkSail('#c8321e')} />
      <text className="board-figure bury-cost" x={x + 36} y="69" fontSize="22">
        {cost}
      </text>
    </>
  ) : (
    <>
      <Piece name="cross" x={x} y={40} size={42} colours={darkSail(seatFill(owner))} />
      <circle cx={x + 21} cy="61" r="11" fill={seatFill(owner)} {...inked(1.5)} />
      <g color={seatInk(owner)}>
        <Piece name={EMBLEM_OF[owner]} x={x + 13} y={53} size={16} />
      </g>
    </>
  );

/** Rising hatching over deep water, from edge to edge of the card. */
const STORM_LINES = Array.from({ length: 31 }, (_, i) => i * 11 - 145)
  .map((foot) => {
    const left = Math.max(foot, 0);
    const right = Math.min(foot + CARD.height, CARD.width);
    return `M${left} ${CARD.height - left + foot}L${right} ${CARD.height - right + foot}`;
  })
  .join('');

/** A Search Token, face down. */
export const TokenBack = ({
  x,
  y,
  r,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) => (
  <>
    <circle cx={x} cy={y} r={r} fill="#1d4a63" {...inked(1.6)} />
    <Rose cx={x} cy={y} radius={r * 0.86} ink="#dfeaea" fill="#1d4a63" rings={false} />
  </>
);

const Cove = () => (
  <>
    <path
      d="M46 98a24 17 0 0 1 48 0Z"
      fill="var(--shoal)"
      strokeDasharray="5 4"
      {...inked(1.8, 'var(--ink)')}
    />
    <Piece name="harbor" x={61} y={82} size={18} colours={{ '--sym-ink': 'var(--ink)' }} />
  </>
);

const Port = () => (
  <>
    <path
      d={`M6 ${CARD.height - 6}h42M12 ${CARD.height - 6}v-9M26 ${CARD.height - 6}v-9M40 ${CARD.height - 6}v-9`}
      strokeLinecap="round"
      {...inked(3, 'var(--ink)')}
    />
    <Piece name="lighthouse" x={4} y={CARD.height - 56} size={44} colours={DARK_INK} />
  </>
);

/** An island with much on it lies nearer to the middle. */
const middleOf = (things: number): number => (things > 2 ? 88 : 78);

/** Island and water alone: they never change in a match. */
const Scenery = memo(
  ({
    name,
    storm,
    things,
  }: {
    readonly name: string;
    readonly storm: boolean;
    readonly things: number;
  }) => (
    <>
      <rect
        width={CARD.width}
        height={CARD.height}
        fill={storm ? 'var(--water-deep)' : 'var(--water)'}
      />
      <Waves
        x={6}
        y={104}
        width={CARD.width - 12}
        height={40}
        step={24}
        swell={4}
        row={13}
        strokeWidth={1.1}
        opacity={0.45}
        words={name}
        density={0.6}
      />
      {storm && <path d={STORM_LINES} strokeOpacity=".55" {...inked(1.3, 'var(--waterline)')} />}
      <Waterlined
        coast={coastline(
          { cx: middleOf(things), cy: 62, rx: 34 + things * 15, ry: 30, rough: 0.4 },
          name,
        )}
        lines={3}
        gap={4}
        edge="#12283b"
      />
    </>
  ),
);

/** One card of the Sea, its island left of the middle; by its upper left corner. */
export const MapCardDrawn = ({
  name,
  settlement,
  market,
  cove,
  bury,
  storm,
  isSearched,
  isPort,
  owner,
}: DrawnProps) => {
  const things = Number(settlement > 0) + Number(market !== null) + Number(bury !== null);
  const left = middleOf(things) - things * 23;
  const second = left + (settlement > 0 ? 50 : 0);
  const third = second + (market === null ? 0 : 46);
  return (
    <>
      <Scenery name={name} storm={storm} things={things} />
      {settlement > 0 && <Settlement x={left} cubes={settlement} />}
      {market !== null && <Crate booty={market} x={second + 2} y={44} size={36} />}
      {bury !== null && <BurySite x={third} cost={bury} owner={owner} />}
      {cove && <Cove />}
      {storm && (
        <Piece
          name="storm"
          x={isPort ? 146 : 5}
          y={isPort ? 28 : 100}
          size={isPort ? 36 : 40}
          colours={DARK_INK}
        />
      )}
      {isPort && <Port />}
      <text
        className="board-name"
        x={isSearched ? 10 : 39}
        y="22"
        stroke={storm ? 'var(--water-deep)' : 'var(--water)'}
      >
        {name}
      </text>
      <rect width={CARD.width} height={CARD.height} fill="none" {...inked(2, 'var(--ink)')} />
    </>
  );
};
