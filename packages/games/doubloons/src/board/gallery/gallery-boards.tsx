import { DARK_INK, Sheet } from '@quarterdeck/board-kit/drawings';
import type { Printed } from '../../index.ts';
import { Island } from '../pieces/island.tsx';
import { FaceDown } from '../pieces/landmarks.tsx';
import { Paths } from '../pieces/paths.tsx';
import { Sea } from '../pieces/sea.tsx';
import { pathsOf, sectorsOf } from '../places/places.ts';
import { Piece } from '../signs/symbol.ts';

type PictureProps = {
  readonly printed: Printed;
  readonly board: 'standard' | 'alternate';
  readonly width: number;
};

/** One side of the board, before anybody has set foot on it. */
export const BoardPicture = ({ printed, board, width }: PictureProps) => {
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
