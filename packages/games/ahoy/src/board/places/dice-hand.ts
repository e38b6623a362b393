import {
  type Offer,
  type PageQuestion,
  type Target,
  useBoard,
  useSelection,
} from '@quarterdeck/board-kit';
import { type PointerEvent, useRef, useState } from 'react';

/** Of several ways to use a die in one place, the one that leaves it as it is. */
const plainest = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(
    ({ choice }) => 'value' in choice && 'die' in choice && choice.value === choice.die,
  ) ?? offers[0];

const offerFor = (
  question: PageQuestion | undefined,
  die: Target,
  place: Target,
): Offer | undefined =>
  plainest(
    (question?.offers ?? []).filter(
      ({ targets }) => targets.includes(die) && targets.includes(place),
    ),
  );

export type DiceHand = {
  /** The die that was picked up by a tap. */
  readonly held: Target | undefined;
  /** Puts a die there, or says why that may not be done. */
  readonly put: (die: Target, place: Target) => void;
};

export const useDiceHand = (): DiceHand => {
  const { question, commands, picked } = useBoard();
  const within = useSelection(({ within: place }) => place);
  const held = within === undefined ? [...picked] : [within, ...picked];
  return {
    held: held.find((target) => target.startsWith('die/')),
    put: (die, place) => {
      const offer = offerFor(question, die, place);
      const denial = question?.denied.find(
        ({ targets }) => targets.includes(die) && targets.includes(place),
      );
      if (offer !== undefined) commands.press({ kind: 'offer', offer, hotKey: undefined });
      else if (denial !== undefined) commands.explain(denial);
      else commands.touch(place);
    },
  };
};

/** Less than this is a tap. */
const DRAGGED = 7;

type Shift = { readonly x: number; readonly y: number };

const targetUnder = (x: number, y: number): Target | undefined => {
  const found = document.elementFromPoint(x, y)?.closest('[data-target]');
  return found instanceof HTMLElement ? found.dataset['target'] : undefined;
};

/** A die follows the pointer and falls where it is let go. */
export const useDragging = (die: Target, put: DiceHand['put']) => {
  const from = useRef<Shift>(undefined);
  const [shift, setShift] = useState<Shift>();
  const end = (): void => {
    from.current = undefined;
    setShift(undefined);
  };
  return {
    shift,
    hands: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current === undefined || event.buttons === 0) return;
        const by = { x: event.clientX - from.current.x, y: event.clientY - from.current.y };
        if (shift === undefined && Math.hypot(by.x, by.y) < DRAGGED) return;
        if (shift === undefined) event.currentTarget.setPointerCapture(event.pointerId);
        setShift(by);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const isDropped = shift !== undefined;
        end();
        if (!isDropped) return;
        const place = targetUnder(event.clientX, event.clientY);
        if (place !== undefined) put(die, place);
      },
      onPointerCancel: end,
      /** The click event that follows a drag is not a click. */
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (shift === undefined) return;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
};
