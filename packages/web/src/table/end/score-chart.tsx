import { type AnyScene, useWords } from '@quarterdeck/board-kit';
import { inked, seatFill } from '@quarterdeck/board-kit/drawings';
import { at, seatsOf } from '@quarterdeck/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { type Curve, chartOf, momentsOf, type RoundTick, roundsOf } from './curves.ts';

const FRAME = { left: 34, right: 506, top: 12, bottom: 160 } as const;

/** Told apart by pattern as well as by tone. */
const DASHES = ['none', '10 5', '3 4', '14 4 3 4', '7 3', '2 6'] as const;

type Curves = { readonly curves: readonly Curve[]; readonly rounds: readonly RoundTick[] };

/** What everybody had at moments spread over the match; undefined until they are known. */
const useCurves = (): Curves | undefined => {
  const { open, kit, reader, snapshot, scene } = useTable();
  const { seq, table } = snapshot;
  const [curves, setCurves] = useState<Curves>();
  const shown = useRef(scene);
  shown.current = scene;
  useEffect(() => {
    const { points } = kit;
    if (points === undefined) return;
    let wanted = true;
    void open.positions({ seqs: momentsOf(seq) }).then((answered) => {
      if (!wanted || !answered.ok) return;
      const views = answered.value.map(reader.read);
      const roundAt = (view: AnyScene['view']): string | undefined =>
        kit.progress?.({ ...shown.current, view }).round;
      setCurves({
        curves: seatsOf(table.seats.length).map((seat) => ({
          seat,
          points: views.map((view) => points(view, seat)),
        })),
        rounds: roundsOf(views.map(roundAt), FRAME),
      });
    });
    return () => {
      wanted = false;
    };
  }, [open, kit, reader, seq, table]);
  return curves;
};

/** The scores over time, one curve for each captain. The table beside it has the figures. */
export const ScoreChart = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  const found = useCurves();
  if (found === undefined) return undefined;
  const { paths, ticks } = chartOf(found.curves, FRAME);
  return (
    <figure className="score-chart panel">
      <figcaption>{words('table.end.chart')}</figcaption>
      <svg viewBox="0 0 540 180" role="img" aria-label={words('table.end.chartLabel')}>
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${FRAME.left} ${y}H${FRAME.right}`} stroke="var(--rule)" />
            <text x={FRAME.left - 7} y={y + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {found.rounds.map(({ label, x }) => (
          <g key={label}>
            <path d={`M${x} ${FRAME.top}V${FRAME.bottom}`} stroke="var(--rule)" />
            <text x={x + 3} y={FRAME.bottom + 16}>
              {label}
            </text>
          </g>
        ))}
        {paths.map(({ seat, d, end }, i) => (
          <g key={seat} fill="none" strokeLinejoin="round">
            <path d={d} {...inked(5, 'var(--ink)')} />
            <path
              d={d}
              strokeDasharray={DASHES[i % DASHES.length]}
              {...inked(3, seatFill(at(scene.seats, seat).colour))}
            />
            <circle
              cx={FRAME.right}
              cy={end}
              r="5"
              fill={seatFill(at(scene.seats, seat).colour)}
              {...inked(1.5, 'var(--ink)')}
            />
          </g>
        ))}
      </svg>
      <ul className="chart-legend wraps">
        {paths.map(({ seat }, i) => (
          <li key={seat}>
            <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
              <path d="M0 5H34" {...inked(5, 'var(--ink)')} />
              <path
                d="M0 5H34"
                strokeDasharray={DASHES[i % DASHES.length]}
                {...inked(3, seatFill(at(scene.seats, seat).colour))}
              />
            </svg>
            {at(scene.seats, seat).called}
          </li>
        ))}
      </ul>
    </figure>
  );
};
