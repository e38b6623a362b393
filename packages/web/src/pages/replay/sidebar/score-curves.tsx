import { joinList, type SeatFace, useLanguage, useWords } from '@quarterdeck/board-kit';
import { inked, seatFill } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { type MouseEvent, memo, type ReactElement, useMemo } from 'react';
import { type Chart, chartOf } from '../../../table/end/curves.ts';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import { apart, type RoundMark } from '../timeline.ts';
import { type Curves, momentAt, useCurves } from './use-curves.ts';

const WIDTH = 444;
const HEIGHT = 214;
const FRAME = { left: 36, right: 432, top: 12, bottom: 184 } as const;

/** Told apart by pattern as well as by tone. */
const DASHES = ['none', '14 5', '3 5', '9 4 2 4', '22 6', '2 8'] as const;
const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? 'none';

const xOf = (position: number, last: number): number =>
  FRAME.left + (position / Math.max(1, last)) * (FRAME.right - FRAME.left);

const Ticks = ({ chart }: { readonly chart: Chart }) => (
  <>
    {chart.ticks.map(({ value, y }) => (
      <g key={value}>
        <path d={`M${FRAME.left} ${y}H${FRAME.right}`} stroke="var(--rule)" />
        <text x={FRAME.left - 7} y={y + 5} textAnchor="end">
          {value}
        </text>
      </g>
    ))}
  </>
);

type RoundsProps = { readonly rounds: readonly RoundMark[]; readonly last: number };

/** Rounds as dotted lines; their numbers where there is room for them. */
const Rounds = ({ rounds, last }: RoundsProps) => {
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

type StillProps = RoundsProps & { readonly chart: Chart; readonly faces: readonly SeatFace[] };

/** All that does not move with the cursor. */
const Still = memo(({ chart, rounds, last, faces }: StillProps) => (
  <>
    <Ticks chart={chart} />
    <Rounds rounds={rounds} last={last} />
    {chart.paths.map(({ seat, d }) => (
      <path
        key={seat}
        d={d}
        className={`curve tone-${at(faces, seat).colour}`}
        strokeDasharray={dashOf(seat)}
      />
    ))}
    {chart.paths.map(({ seat, end }) => (
      <circle
        key={seat}
        cx={FRAME.right}
        cy={end}
        r="6"
        fill={seatFill(at(faces, seat).colour)}
        {...inked(1.6, 'var(--ink)')}
      />
    ))}
  </>
));

type LegendProps = { readonly points: readonly number[]; readonly faces: readonly SeatFace[] };

const Legend = ({ points, faces }: LegendProps) => (
  <ul className="curve-legend wraps">
    {faces.map(({ seat, colour, called, name }) => (
      <li key={seat} title={name}>
        <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
          <path d="M0 5H34" className={`curve tone-${colour}`} strokeDasharray={dashOf(seat)} />
        </svg>
        <span>{called}</span>
        <b className="figures">{points[seat]}</b>
      </li>
    ))}
  </ul>
);

const Drawn = ({ moments, curves }: Curves) => {
  const words = useWords(REPLAY_EN);
  const language = useLanguage();
  const { rounds, last, faces, playback } = useReplay();
  const position = usePosition();
  const chart = useMemo(() => chartOf(curves, FRAME), [curves]);
  const here = momentAt(moments, position);
  const points = curves.map((curve) => curve.points[here] ?? 0);
  const spoken = faces.map(({ name, seat }) =>
    words('replay.curves.pair', { name, points: points[seat] ?? 0 }),
  );
  const x = xOf(position, last);
  const jump = (event: MouseEvent): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * WIDTH;
    playback.goTo(((at - FRAME.left) / (FRAME.right - FRAME.left)) * last);
  };
  return (
    <>
      <svg
        className="curves"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words('replay.curves.label', { points: joinList(language, spoken) })}
        onPointerDown={jump}
      >
        <Still chart={chart} rounds={rounds} last={last} faces={faces} />
        <path d={`M${x} 4V${FRAME.bottom + 4}`} {...inked(2.4, 'var(--ink)')} />
      </svg>
      <Legend points={points} faces={faces} />
    </>
  );
};

/** The points of every captain from the first answer to the last, with the moment one is at. */
export const ScoreCurves = (): ReactElement | undefined => {
  const words = useWords(REPLAY_EN);
  const curves = useCurves();
  if (curves === undefined) return undefined;
  return (
    <section className="replay-curves panel">
      <h2>{words('replay.curves.title')}</h2>
      <Drawn moments={curves.moments} curves={curves.curves} />
    </section>
  );
};
