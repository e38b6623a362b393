import '@quarterdeck/board-kit/styles/tokens.css';
import '@quarterdeck/board-kit/styles/drawings.css';
import '@quarterdeck/board-kit/styles/marks.css';
import './board.css';
import { type AnyKit, WordsProvider } from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';
import { createRoot } from 'react-dom/client';
import { findBoard } from '../find-game.ts';
import { BoardGuard } from './board-guard.tsx';
import { BoardTable } from './board-table.tsx';
import type { Position } from './seen.ts';

export type MountedBoard = {
  readonly show: (position: Position, answer: (choice: Choice) => void) => void;
};

/** Where a phone ends, as on the page itself. */
const SMALL = matchMedia('(max-width: 700px)');

const kitOf = async (door: { readonly [name: string]: unknown }): Promise<AnyKit> =>
  (await findBoard(door).table()).TABLE.kit;

/** Draws the board that a game's door has into an element of the page. */
export async function mountBoard(
  element: HTMLElement,
  door: { readonly [name: string]: unknown },
): Promise<MountedBoard> {
  const kit = await kitOf(door);
  const root = createRoot(element);
  return {
    show: (position, answer) =>
      root.render(
        <WordsProvider language="en">
          <BoardGuard>
            <BoardTable kit={kit} position={position} answer={answer} small={SMALL.matches} />
          </BoardGuard>
        </WordsProvider>,
      ),
  };
}
