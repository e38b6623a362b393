import { ARIA_HIDDEN, BoardPiece } from '@quarterdeck/board-kit';
import { DARK_INK } from '@quarterdeck/board-kit/drawings';
import { shipOf } from '../../index.ts';
import { HEAP, pawnPiece } from '../../words/targets.ts';
import { Pawn } from '../pieces/pieces.tsx';
import { HEAP_SPOT } from '../places/heap.ts';
import { standingCaptains } from '../places/places.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsSceneProps } from '../scene.ts';
import { Piece } from '../signs/symbol.ts';

/** Every captain on the island. */
export const Ashore = ({ scene }: DoubloonsSceneProps) => {
  const { view, me } = scene;
  return (
    <g className="pawns" {...ARIA_HIDDEN}>
      {standingCaptains(view.state, me).map(({ ship, x, y, size }) => {
        const colour = colourOf(scene, shipOf(view.state, ship));
        return (
          colour !== undefined && (
            <BoardPiece key={ship} piece={pawnPiece(ship)}>
              <Pawn colour={colour} x={x} y={y} size={size} />
            </BoardPiece>
          )
        );
      })}
    </g>
  );
};

/** Doubloons on the island: a heap with a count. */
export const Heap = ({ scene }: DoubloonsSceneProps) => {
  const { board, island } = scene.view.state;
  const { x, y } = HEAP_SPOT[board];
  return (
    <g data-piece={HEAP} {...ARIA_HIDDEN}>
      {[0, 1, 2].slice(0, island).map((i) => (
        <Piece
          key={i}
          name="doubloon"
          x={x + i * 19}
          y={y + (i % 2) * 7}
          size={34}
          colours={DARK_INK}
        />
      ))}
      <text className="heap-count" x={x + 36 + Math.min(island, 3) * 14} y={y + 34}>
        {island}
      </text>
    </g>
  );
};
