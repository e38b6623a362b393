import type { SeatFace } from '@quarterdeck/board-kit';
import { apart, type RoundMark } from '../timeline.ts';

export const WIDTH = 444;
export const HEIGHT = 214;
export const FRAME = { left: 36, right: 432, top: 12, bottom: 184 } as const;

/** Told apart by pattern as well as by tone. */
const DASHES = ['none', '14 5', '3 5', '9 4 2 4', '22 6', '2 8'] as const;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? 'none';

export const xOf = (position: number, last: number): number =>
  FRAME.left + (position / Math.max(1, last)) * (FRAME.right - FRAME.left);

/** The position that lies under a pointer on the chart. */
export const positionUnder = (
  { clientX, currentTarget }: { readonly clientX: number; readonly currentTarget: Element },
  last: number,
): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) / width) * WIDTH;
  return ((x - FRAME.left) / (FRAME.right - FRAME.left)) * last;
};

type TicksProps = { readonly ticks: readonly { readonly value: number; readonly y: number }[] };

export const Ticks = ({ ticks }: TicksProps) => (
  <>
    {ticks.map(({ value, y }) => (
      <g key={value}>
        <path d={`M${FRAME.left} ${y}H${FRAME.right}`} stroke="var(--rule)" />
        <text x={FRAME.left - 7} y={y + 5} textAnchor="end">
          {value}
        </text>
      </g>
    ))}
  </>
);

export type RoundsProps = { readonly rounds: readonly RoundMark[]; readonly last: number };

/** Rounds as dotted lines; their numbers where there is room for them. */
export const Rounds = ({ rounds, last }: RoundsProps) => {
  let free: number = FRAME.left;
  return (
    <>
      {apart(rounds, last).map(({ position, heading }) => {
        const x = xOf(position, last);
        const number = /\d+/.exec(heading)?.[0];
        const hasRoom = number !== undefined && x >= free && x < FRAME.right - 4;
        if (hasRoom) free = x + 26;
        return (
          <g key={position}>
            <path d={`M${x} 8V${FRAME.bottom}`} className="curve-round" />
            {hasRoom && (
              <text x={x} y={HEIGHT - 10} textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};

type LegendProps = {
  /** By seat. */
  readonly figures: readonly (string | number | undefined)[];
  readonly faces: readonly SeatFace[];
};

/** Whose line is whose, with a figure for each. */
export const Legend = ({ figures, faces }: LegendProps) => (
  <ul className="curve-legend wraps">
    {faces.map(({ seat, colour, called, name }) => (
      <li key={seat} title={name}>
        <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
          <path d="M0 5H34" className={`curve tone-${colour}`} strokeDasharray={dashOf(seat)} />
        </svg>
        <span>{called}</span>
        <b className="figures">{figures[seat]}</b>
      </li>
    ))}
  </ul>
);
