import { keyed } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Action, Ahoy, SlotState } from '../../index.ts';
import { actionPrint, put } from '../../words/names.ts';
import { DieFace } from '../pieces/die-face.tsx';
import { FactionFigures } from '../pieces/faction-figures.tsx';
import { SlotBox } from '../pieces/slot-box.tsx';
import type { AhoyScene, AhoySeatProps } from '../scene.ts';
import { Slot, slotFace, stateOfSlot } from './action-boxes.tsx';
import { OwnDice } from './own-dice.tsx';

type SeatScene = { readonly scene: AhoyScene; readonly seat: Seat };

const slotsOfAction = (g: Ahoy, seat: Seat, action: Action): readonly SlotState[] =>
  g.printed.boards[at(g.mats, seat).faction].slotsOf[action].flatMap(
    (slot) => stateOfSlot(g, seat, slot) ?? [],
  );

/** Slots of Crew and ships; those of the board are named by their action. */
const furtherSlots = (g: Ahoy, seat: Seat): readonly SlotState[] =>
  at(g.mats, seat).slots.filter(({ slot }) => at(g.printed.slots, slot).on !== 'board');

const Minis = ({ scene, seat, slots }: SeatScene & { readonly slots: readonly SlotState[] }) => (
  <span className="mini-row">
    {slots.map((state) => (
      <SlotBox
        key={state.slot}
        face={slotFace(scene.view.state, state)}
        colour={at(scene.seats, seat).colour}
        size={20}
        even=""
      />
    ))}
  </span>
);

/** Under a seat's figures: its dice, and every slot small. */
export const SeatHoldings = ({ scene, seat }: SeatScene) => {
  const g = scene.view.state;
  const { dice, faction } = at(g.mats, seat);
  const more = furtherSlots(g, seat);
  return (
    <>
      <span className="seat-dice">
        {keyed(dice, (value, key) => (
          <DieFace key={key} value={value} size={17} colour={at(scene.seats, seat).colour} />
        ))}
      </span>
      <span className="mini-slots wraps">
        {g.printed.boards[faction].actions.map((action) => (
          <span key={action} className="mini-action" title={actionPrint(g, seat, action).text}>
            <small>{actionPrint(g, seat, action).name}</small>
            <Minis scene={scene} seat={seat} slots={slotsOfAction(g, seat, action)} />
          </span>
        ))}
        {more.length > 0 && (
          <span className="mini-action">
            <small>{scene.speaker.words(put('group.crew'))}</small>
            <Minis scene={scene} seat={seat} slots={more} />
          </span>
        )}
      </span>
    </>
  );
};

/** It may be wider than the phone: keys scroll it too. */
const asRow = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

/** On a phone: slots in a row over the dice and figures. */
export const PhoneHoldings = ({ scene, seat }: AhoySeatProps) => {
  const g = scene.view.state;
  const { faction } = at(g.mats, seat);
  const more = furtherSlots(g, seat);
  const row = (slots: readonly SlotState[]) => (
    <span className="mini-row">
      {slots.map((state) => (
        <Slot key={state.slot} scene={scene} seat={seat} state={state} size={26} />
      ))}
    </span>
  );
  return (
    <div className="phone-own">
      <div className="phone-slots" {...asRow(scene.words('ahoy.slots'))}>
        {g.printed.boards[faction].actions.map((action) => (
          <span key={action} className="mini-action">
            <small>{actionPrint(g, seat, action).name}</small>
            {row(slotsOfAction(g, seat, action))}
          </span>
        ))}
        {more.length > 0 && (
          <span className="mini-action">
            <small>{scene.speaker.words(put('group.crew'))}</small>
            {row(more)}
          </span>
        )}
      </div>
      <div className="phone-dice row">
        <OwnDice scene={scene} seat={seat} size={34} />
        <span className="mat-figures row">
          <FactionFigures scene={scene} seat={seat} preview={undefined} />
        </span>
      </div>
    </div>
  );
};
