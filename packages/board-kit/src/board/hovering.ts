import type { FocusEvent, PointerEvent } from 'react';

type Hovering = {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
};

/** Pointing without touching. A finger only touches: what it points at is what it presses. */
export const hovering = (enter: () => void, leave: () => void): Hovering => ({
  onPointerEnter: ({ pointerType }) => {
    if (pointerType !== 'touch') enter();
  },
  onPointerLeave: ({ pointerType }) => {
    if (pointerType !== 'touch') leave();
  },
});

type Focusing = {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * Pointing by keyboard. A finger or a mouse that presses gives focus too, before it has clicked: a
 * sentence that came then would move the page, and the click would miss what was pressed.
 */
export const focusing = (enter: () => void, leave: () => void): Focusing => ({
  onFocus: ({ currentTarget }) => {
    if (currentTarget.matches(':focus-visible')) enter();
  },
  onBlur: leave,
});
