import '../styles/rewards.lazy.css';
import { DARK_INK, Die, inked } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { type AhoySymbol, Piece } from '../signs/symbol.ts';

/** The side of a space of the grid. */
export const REWARD = 56;

const Sign = ({
  name,
  x = 12,
  y = 12,
  size = 32,
}: {
  readonly name: AhoySymbol;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) => <Piece name={name} x={x} y={y} size={size} colours={DARK_INK} />;

const Count = ({ value, name }: { readonly value: ReactNode; readonly name: AhoySymbol }) => (
  <>
    <Sign name={name} x={22} size={31} />
    <text x={13} y={36}>
      {value}
    </text>
  </>
);

const SPEED = 'M9 20h-5M9 28h-7M9 36h-4';

const Moving = () => (
  <>
    <Sign name="sail" x={20} y={8} size={32} />
    <text x={13} y={34}>
      2
    </text>
    <path d="M8 46h36m-7-5l7 5-7 5" />
  </>
);

/** What a space of the grid gives, in signs; its words stand beside the grid when it is asked about. */
const REWARDS: Readonly<Record<string, ReactNode>> = {
  'spend-gold': (
    <>
      <Sign name="coin" x={3} y={14} size={25} />
      <path d="M28 27h4" />
      <Sign name="fame" x={31} y={14} size={24} />
    </>
  ),
  'move-2': <Moving />,
  'move-2-ignore': (
    <>
      <Moving />
      <Sign name="cross" x={35} y={3} size={16} />
    </>
  ),
  'recruit-1': <Sign name="deckhand" />,
  'fame-1': <Count value={1} name="fame" />,
  'fame-2': <Count value={2} name="fame" />,
  'fame-3': <Count value={3} name="fame" />,
  'fame-4-wealth': (
    <>
      <text x={11} y={26}>
        4
      </text>
      <Sign name="fame" x={20} y={5} size={26} />
      <Die x={18} y={33} size={18} value={1} fill="var(--bone)" />
      <path d="M44 48V36m-4 5l4-5 4 5" />
    </>
  ),
  'free-tailwind': (
    <>
      <path d={SPEED} transform="translate(3 0)" />
      <Die x={17} y={15} size={27} fill="var(--bone)" />
    </>
  ),
  'gold-1': <Count value={1} name="coin" />,
  'gold-2': <Count value={2} name="coin" />,
  'repair-all': <Sign name="repair" />,
  'repair-all-fame': (
    <>
      <Sign name="repair" x={3} y={8} size={28} />
      <Sign name="fame" x={28} y={24} size={25} />
    </>
  ),
  'add-tile': <Sign name="map" />,
  start: <circle cx={28} cy={28} r={5} fill="currentColor" stroke="none" />,
};

/** One space of the grid. */
export const RewardSign = ({ reward }: { readonly reward: string }) => (
  <g className="reward">
    <rect width={REWARD} height={REWARD} />
    <g className="reward-sign">{REWARDS[reward]}</g>
  </g>
);

export type RewardCell = {
  readonly row: number;
  readonly col: number;
  readonly reward: string;
};
export type GridSpot = { readonly row: number; readonly col: number };

type RewardsGridProps = {
  readonly cells: readonly RewardCell[];
  readonly white: GridSpot;
  readonly black: GridSpot;
  readonly label: string;
  /** Drawn over the grid: what glows. */
  readonly children?: ReactNode;
};

const Ring = ({ spot, fill }: { readonly spot: GridSpot; readonly fill: string }) => (
  <g className="reward-marker">
    <circle
      cx={spot.col * REWARD + 28}
      cy={spot.row * REWARD + 28}
      r={fill === '#fff' ? 25 : 21}
      fill="none"
      {...inked(8)}
    />
    <circle
      cx={spot.col * REWARD + 28}
      cy={spot.row * REWARD + 28}
      r={fill === '#fff' ? 25 : 21}
      fill="none"
      {...inked(4.5, fill)}
    />
  </g>
);

/** A drawing has no fieldset. */
const AS_GRID = { role: 'group' } as const;

/** Five by five; the white ring is here now, the black one came from there. */
export const RewardsGrid = ({ cells, white, black, label, children }: RewardsGridProps) => (
  <svg
    className="rewards"
    viewBox={`-2 -2 ${REWARD * 5 + 4} ${REWARD * 5 + 4}`}
    {...AS_GRID}
    aria-label={label}
  >
    {cells.map(({ row, col, reward }) => (
      <g key={`${row}${col}`} transform={`translate(${col * REWARD} ${row * REWARD})`}>
        <RewardSign reward={reward} />
      </g>
    ))}
    <Ring spot={black} fill="#12283b" />
    <Ring spot={white} fill="#fff" />
    {children}
  </svg>
);
