import { engraver, inked, type Point, Rose, tenth } from '@quarterdeck/board-kit/drawings';

const ROSE: Point = [1318, 40];
const SECOND: Point = [120, 820];

const rhumbs = [ROSE, SECOND]
  .flatMap(([x, y]) =>
    Array.from({ length: 32 }, (_, i) => {
      const turn = (i / 32) * Math.PI * 2;
      return `M${x} ${y}L${tenth(x + Math.cos(turn) * 1700)} ${tenth(y + Math.sin(turn) * 1700)}`;
    }),
  )
  .join('');

type Sounding = { readonly x: number; readonly y: number; readonly depth: number };

/** Depths down both margins, spaced so that none lies on another. */
const soundings = (): readonly Sounding[] => {
  const chance = engraver('home');
  return Array.from({ length: 60 }, (_, i) => ({
    x: tenth(i % 2 === 0 ? 1392 + chance() * 32 : 8 + chance() * 32),
    y: tenth(14 + Math.floor(i / 2) * 33 + chance() * 16),
    depth: 2 + Math.floor(chance() * 58),
  }));
};

/** The chart under the shelf: rhumb lines, soundings, one great rose. */
export const Backdrop = () => (
  <svg
    className="backdrop"
    viewBox="0 0 1440 1000"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path d={rhumbs} strokeOpacity=".22" {...inked(0.7, 'var(--waterline)')} />
    <g className="soundings" fill="var(--waterline)">
      {soundings().map(({ x, y, depth }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {depth}
        </text>
      ))}
    </g>
    <g opacity=".28">
      <Rose
        cx={ROSE[0]}
        cy={ROSE[1]}
        radius={190}
        ink="var(--waterline)"
        fill="var(--page)"
        points={32}
      />
    </g>
  </svg>
);
