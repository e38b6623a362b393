import { ARIA_HIDDEN, CourseLine } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import {
  CARDS,
  type Card,
  courseOf,
  type Direction,
  type Seawolf,
  shipOf,
  stepsOf,
  type TileId,
} from '../../index.ts';
import { chartName } from '../../words/names.ts';
import { MARGIN, PITCH, sheetSize, TILE } from '../places/metrics.ts';
import {
  columnsOf,
  cornerOf,
  middleOf,
  mooringAt,
  type Place,
  placeOf,
  type Spot,
  walked,
} from '../places/places.ts';
import type { SeawolfScene } from '../scene.ts';
import { VesselDrawn } from './fleet.tsx';

/** What cards would do to a ship, or did: where it goes, step by step. */
export type Plotted = {
  readonly seat: Seat;
  readonly from: TileId;
  readonly to: TileId;
  readonly steps: readonly Direction[];
};

/** Cards that cannot be paid for let the ship drift with the wind (SW-114). */
export const plotted = (g: Seawolf, seat: Seat, cards: readonly Card[]): Plotted | undefined => {
  const { tile: from } = shipOf(g, seat);
  if (from === null || g.wind === null) return undefined;
  const { mutiny, tile: to } = courseOf(g, seat, cards);
  return { seat, from, to, steps: mutiny ? [g.wind] : stepsOf(cards) };
};

/** How far the whole course must be shifted so that its end lies on the map again. */
const shiftOf = (columns: number, { row, column }: Place): Spot => {
  const round = (line: number): number =>
    line < 0 ? columns * PITCH : line >= columns ? -columns * PITCH : 0;
  return { x: round(column), y: round(row) };
};

type StubProps = { readonly at: Spot; readonly name: string };

/** Where a course leaves the map: the name of the tile that it reaches. */
const Stub = ({ at, name }: StubProps) => (
  <g className="course-stub" transform={`translate(${at.x} ${at.y})`}>
    <rect className="stub-shape" x="-17" y="-13" width="34" height="26" rx="4" />
    <text className="stub-name" y="6" fontSize="16" fontWeight="700" textAnchor="middle">
      {name}
    </text>
  </g>
);

const kept = (value: number, size: number): number =>
  Math.min(size - MARGIN - 19, Math.max(MARGIN + 19, value));

type CourseProps = {
  readonly scene: SeawolfScene;
  readonly course: Plotted;
  readonly clip: string;
  /** A sealed order is a reminder, not an offer: in ink. */
  readonly tone: 'offer' | 'sealed';
};

export const Course = ({ scene, course, clip, tone }: CourseProps) => {
  const g = scene.view.state;
  const { seat, from, to, steps } = course;
  const columns = columnsOf(g);
  const begin = placeOf(g, from);
  const end = walked(begin, steps);
  const goal = mooringAt(g, to, seat, scene.me);
  const start = middleOf(begin, mooringAt(g, from, seat, scene.me));
  const finish = middleOf(end, goal);
  const between = cornerOf(walked(begin, steps.slice(0, 1)));
  const by = steps.length > 1 ? { x: between.x + TILE / 2, y: between.y + TILE / 2 } : undefined;
  const shift = shiftOf(columns, end);
  const isWrapped = shift.x !== 0 || shift.y !== 0;
  const corner = cornerOf(placeOf(g, to));
  const size = sheetSize(columns);
  return (
    <g className="course" data-tone={tone} {...ARIA_HIDDEN}>
      {steps.length > 0 && (
        <g opacity=".6">
          <VesselDrawn
            scene={scene}
            vessel={seat}
            x={corner.x + goal.x}
            y={corner.y + goal.y}
            size={goal.size}
          />
        </g>
      )}
      <g clipPath={`url(#${clip})`}>
        {steps.length > 0 && <CourseLine from={start} to={finish} by={by} />}
        {isWrapped && (
          <g transform={`translate(${shift.x} ${shift.y})`}>
            <CourseLine from={start} to={finish} by={by} />
          </g>
        )}
      </g>
      {isWrapped && (
        <Stub at={{ x: kept(finish.x, size), y: kept(finish.y, size) }} name={chartName(g, to)} />
      )}
    </g>
  );
};

/** The cards of a choice or a sealed answer, where it is an order. */
export const cardsIn = (choice: object | '?' | null | undefined): readonly Card[] | undefined =>
  typeof choice === 'object' && choice !== null && 'cards' in choice && Array.isArray(choice.cards)
    ? choice.cards.flatMap((one) => CARDS.filter((card) => card === one))
    : undefined;
