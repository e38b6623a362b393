import { joinList, type SeatFace, useLanguage, useWords } from '@quarterdeck/board-kit';
import { inked, seatFill } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { memo, type ReactElement, useMemo } from 'react';
import { type Chart, chartOf } from '../../../table/end/curves.ts';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import {
  dashOf,
  FRAME,
  HEIGHT,
  Legend,
  positionUnder,
  Rounds,
  type RoundsProps,
  Ticks,
  WIDTH,
  xOf,
} from './curve-parts.tsx';
import { type Curves, momentAt, useCurves } from './use-curves.ts';

type StillProps = RoundsProps & { readonly chart: Chart; readonly faces: readonly SeatFace[] };

/** All that does not move with the cursor. */
const Still = memo(({ chart, rounds, last, faces }: StillProps) => (
  <>
    <Ticks ticks={chart.ticks} />
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
  return (
    <>
      <svg
        className="curves"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words('replay.curves.label', { points: joinList(language, spoken) })}
        onPointerDown={(event) => playback.goTo(positionUnder(event, last))}
      >
        <Still chart={chart} rounds={rounds} last={last} faces={faces} />
        <path d={`M${x} 4V${FRAME.bottom + 4}`} {...inked(2.4, 'var(--ink)')} />
      </svg>
      <Legend figures={points} faces={faces} />
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
