import { inked } from '@quarterdeck/board-kit/drawings';
import { REGION, SPACE } from '../places/metrics.ts';
import type { PlacedBar, TileFace } from '../places/tile-face.ts';
import { Space } from './terrain.tsx';

const GRAINS = [-42, -30, -16, -2, 12, 26, 40] as const;

const Sandbar = ({ from, to }: PlacedBar) => {
  const x = ((from.column + to.column + 1) / 2) * SPACE;
  const y = ((from.row + to.row + 1) / 2) * SPACE;
  return (
    <g transform={`translate(${x} ${y}) rotate(${from.row === to.row ? 90 : 0})`}>
      <path
        d="M-54 -5Q-30 -15 -2 -9T54 -6Q58 4 40 9T-10 9T-50 8Q-60 2 -54 -5Z"
        fill="var(--land)"
        {...inked(1.6)}
      />
      {GRAINS.map((grain, i) => (
        <circle key={grain} cx={grain} cy={i % 2 === 0 ? 3 : -2} r="1.5" fill="#12283b" />
      ))}
    </g>
  );
};

/** A region from its upper left corner. */
export const RegionTile = ({ id, suit, spaces, bars }: TileFace) => (
  <>
    {spaces.map(({ column, row, face }) => (
      <g key={`${column}${row}`} transform={`translate(${column * SPACE} ${row * SPACE})`}>
        <Space face={face} suit={suit} words={`${id} ${face.terrain} ${column}${row}`} />
      </g>
    ))}
    <path
      d={`M${SPACE} 0V${REGION}M0 ${SPACE}H${REGION}`}
      strokeDasharray="5 5"
      {...inked(1.2, 'var(--waterline)')}
    />
    {bars.map((bar) => (
      <Sandbar key={`${bar.from.column}${bar.from.row}`} {...bar} />
    ))}
    <rect width={REGION} height={REGION} fill="none" {...inked(3.2, 'var(--ink)')} />
  </>
);
