import { Touchable } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Action, Ahoy, SlotId, SlotState } from '../../index.ts';
import { actionFigures, actionPrint } from '../../words/names.ts';
import { slotTarget } from '../../words/targets.ts';
import { ActionBox } from '../pieces/action-box.tsx';
import { SlotBox, type SlotFace } from '../pieces/slot-box.tsx';
import { useDiceHand } from '../places/dice-hand.ts';
import type { AhoyScene } from '../scene.ts';

export const slotFace = (g: Ahoy, { slot, die, damaged }: SlotState): SlotFace => {
  const { accepts, damageable } = at(g.printed.slots, slot);
  return { accepts, die: die ?? undefined, isDamaged: damaged, isSafe: !damageable };
};

type SlotProps = {
  readonly scene: AhoyScene;
  readonly seat: Seat;
  readonly state: SlotState;
  readonly size: number;
};

/** A slot of any mat: a button while it is asked about. A die in hand goes in. */
export const Slot = ({ scene, seat, state, size }: SlotProps) => {
  const target = slotTarget(state.slot);
  const { held, put } = useDiceHand();
  return (
    <Touchable
      target={target}
      className="slot-button"
      onTouch={held === undefined ? undefined : () => put(held, target)}
    >
      <SlotBox
        face={slotFace(scene.view.state, state)}
        colour={at(scene.seats, seat).colour}
        size={size}
        even={scene.words('ahoy.even')}
      />
    </Touchable>
  );
};

export type BoxesProps = {
  readonly scene: AhoyScene;
  readonly seat: Seat;
  readonly size: number;
  /** Whether each action says what it does. */
  readonly hasCaptions?: boolean;
};

const captionsOf =
  ({ words, view }: AhoyScene, seat: Seat) =>
  (action: Action) => {
    const { board, figures } = actionFigures(view.state, seat, action);
    const name = action === 'sail' ? (`sail-${board}` as const) : action;
    return words(`ahoy.captions.${name}`, figures);
  };

export const stateOfSlot = (g: Ahoy, seat: Seat, slot: SlotId): SlotState | undefined =>
  at(g.mats, seat).slots.find((state) => state.slot === slot);

/** The actions of a faction's board with their slots, in the order in which they stand on it. */
export const ActionBoxes = ({ scene, seat, size, hasCaptions = false }: BoxesProps) => {
  const g = scene.view.state;
  const { actions, slotsOf } = g.printed.boards[at(g.mats, seat).faction];
  const captionOf = captionsOf(scene, seat);
  return (
    <ul className="action-boxes wraps">
      {actions.map((action) => {
        const { name, text } = actionPrint(g, seat, action);
        return (
          <ActionBox
            key={action}
            name={name}
            title={text}
            count={slotsOf[action].length}
            {...(hasCaptions && { caption: captionOf(action) })}
          >
            {slotsOf[action].flatMap((slot) => {
              const state = stateOfSlot(g, seat, slot);
              return state === undefined
                ? []
                : [<Slot key={slot} scene={scene} seat={seat} state={state} size={size} />];
            })}
          </ActionBox>
        );
      })}
    </ul>
  );
};
