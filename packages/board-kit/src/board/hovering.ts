import type { PointerEvent } from 'react';

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
