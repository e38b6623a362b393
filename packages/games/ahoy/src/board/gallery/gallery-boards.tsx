import { keyed } from '@quarterdeck/board-kit';
import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { Action } from '../../index.ts';
import { ActionBox } from '../pieces/action-box.tsx';
import { type Accepts, SlotBox } from '../pieces/slot-box.tsx';
import type { Contents, Rows } from './gallery-contents.ts';

const BOARDS = ['bluefin', 'mollusk', 'smuggler'] as const;

type PrintedAction = {
  readonly name: string;
  readonly text: string;
  readonly slots: readonly { readonly accepts: Accepts; readonly damageable: boolean }[];
};

const COLOUR = { bluefin: 'blue', mollusk: 'yellow', smuggler: 'red' } as const satisfies Record<
  (typeof BOARDS)[number],
  SeatColour
>;

const actionsOf = (
  pack: Contents['pack'],
  board: (typeof BOARDS)[number],
): readonly PrintedAction[] => {
  const actions: Partial<Record<Action, PrintedAction>> = pack.boards[board].actions;
  return Object.values(actions);
};

type BoardProps = {
  readonly width: number;
  readonly board: (typeof BOARDS)[number];
  readonly actions: readonly PrintedAction[];
  readonly even: string;
};

/** A player board, printed at full width and shown as small as it is wanted. */
const PrintedBoard = ({ width, board, actions, even }: BoardProps) => (
  <span className="printed-board" style={{ width, height: width * 0.62 }}>
    <span style={{ scale: `${width / 340}` }}>
      <ul className="action-boxes wraps">
        {actions.map(({ name, text, slots }) => (
          <ActionBox key={name} name={name} title={text} count={slots.length}>
            {keyed(slots, ({ accepts, damageable }, key) => (
              <SlotBox
                key={key}
                face={{ accepts, die: undefined, isDamaged: false, isSafe: !damageable }}
                colour={COLOUR[board]}
                size={32}
                even={even}
              />
            ))}
          </ActionBox>
        ))}
      </ul>
    </span>
  </span>
);

export const boards: Rows = (words, { pack }) =>
  BOARDS.map((board) => {
    const actions = actionsOf(pack, board);
    return {
      id: board,
      name: pack.factions[board === 'smuggler' ? 'smuggler-1' : board].name,
      text: actions
        .map(({ name, slots }) => words('ahoy.gallery.boardSlots', { name, count: slots.length }))
        .join(', '),
      count: board === 'smuggler' ? 2 : 1,
      of: pack.boards[board],
      draw: ({ width }) => (
        <PrintedBoard width={width} board={board} actions={actions} even={words('ahoy.even')} />
      ),
    };
  });
