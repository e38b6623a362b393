import { DARK_INK, Sheet } from '@quarterdeck/board-kit/drawings';
import type { Printed } from '@quarterdeck/doubloons';
import type { ReactElement } from 'react';
import { Island } from './island.tsx';
import { FaceDown } from './landmarks.tsx';
import { Paths } from './paths.tsx';
import { pathsOf, sectorsOf } from './places.ts';
import { Sea } from './sea.tsx';
import { Piece } from './symbol.ts';

type PictureProps = {
  readonly printed: Printed;
  readonly board: 'standard' | 'alternate';
  readonly width: number;
};

/** One side of the board, before anybody has set foot on it. */
export const BoardPicture = ({ printed, board, width }: PictureProps): ReactElement => {
  const chart = { printed, board };
  const { locations, goal } = printed.boards[board];
  return (
    <Sheet width={width} viewWidth={1000} viewHeight={1000}>
      <g className="doubloons small">
        <Sea sectors={sectorsOf(chart)} />
        <Island kind={board} />
        <Paths paths={pathsOf(chart)} />
        {locations.map(({ id, x, y, colour }) =>
          colour === null || id === goal ? undefined : (
            <FaceDown key={id} x={x} y={y} colour={colour} />
          ),
        )}
        {locations
          .filter(({ id }) => id === goal)
          .map(({ id, x, y }) => (
            <Piece key={id} name="cross" x={x - 20} y={y - 20} size={40} colours={DARK_INK} />
          ))}
      </g>
    </Sheet>
  );
};
