import type { RatingCard } from '@quarterdeck/tables';

const WIDTH = 160;
const HEIGHT = 40;
const INSET = 5;

/** A rating through ninety days, as a line. The figures stand beside it for whoever sees none. */
export const Curve = ({
  curve,
  label,
}: {
  readonly curve: RatingCard['curve'];
  readonly label: string;
}) => {
  const ratings = curve.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const span = Math.max(1, Math.max(...ratings) - least);
  const points = curve.map(({ rating }, nth) => ({
    x: INSET + (nth / Math.max(1, curve.length - 1)) * (WIDTH - 2 * INSET),
    y: HEIGHT - INSET - ((rating - least) / span) * (HEIGHT - 2 * INSET),
  }));
  const last = points.at(-1);
  return (
    <svg className="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="rating-axis" />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last !== undefined && <circle cx={last.x} cy={last.y} r="4" />}
    </svg>
  );
};
