import type { ReactElement } from 'react';

/** A point of a board, in its own units. */
type Spot = { readonly x: number; readonly y: number };

const towards = (from: Spot, to: Spot, by: number): Spot => {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return {
    x: from.x + ((to.x - from.x) * by) / length,
    y: from.y + ((to.y - from.y) * by) / length,
  };
};

/** A single step bends a little to its side; two steps bend about the tile between them. */
const bendOf = (from: Spot, to: Spot, by: Spot | undefined): Spot =>
  by ?? {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.18,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.18,
  };

type CourseLineProps = {
  readonly from: Spot;
  readonly to: Spot;
  /** The middle of the way, where it has two steps. */
  readonly by: Spot | undefined;
};

/** Room for the ship at either end. */
const AFT = 24;
const AHEAD = 40;

/** The course a choice would take: a dotted line with an arrow at its end. */
export const CourseLine = ({ from, to, by }: CourseLineProps): ReactElement => {
  const bend = bendOf(from, to, by);
  const start = towards(from, bend, AFT);
  const end = towards(to, bend, AHEAD);
  const curve = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <>
      <path className="course-key" d={curve} />
      <path className="course-line" d={curve} />
      <path
        className="course-head"
        transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
        d="M12 0L-7 10V-10Z"
      />
    </>
  );
};
