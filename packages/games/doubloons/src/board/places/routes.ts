import type { Point } from '@quarterdeck/board-kit/drawings';

export type LandmarkColour = 'blue' | 'yellow' | 'red' | 'green';

/** A way between two locations; one that leaves its route is a thin link. */
export type Path = {
  readonly from: Point;
  readonly to: Point;
  readonly colour: LandmarkColour | undefined;
};
