import { type PointerEvent, useRef, useState } from 'react';

/** How the chart is held on a small screen: 1 and no shift is the whole of it. */
export type Hold = { readonly zoom: number; readonly x: number; readonly y: number };

export const WHOLE: Hold = { zoom: 1, x: 0, y: 0 };
const LARGEST = 4;

type Spot = { readonly x: number; readonly y: number };

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Zooms about a point and never beyond the edges. */
export const pinched = (hold: Hold, about: Spot, by: number, size: Spot): Hold => {
  const zoom = Math.min(LARGEST, Math.max(1, hold.zoom * by));
  const ratio = zoom / hold.zoom;
  return kept(
    { zoom, x: about.x - (about.x - hold.x) * ratio, y: about.y - (about.y - hold.y) * ratio },
    size,
  );
};

export const shifted = (hold: Hold, by: Spot, size: Spot): Hold =>
  kept({ ...hold, x: hold.x + by.x, y: hold.y + by.y }, size);

const kept = ({ zoom, x, y }: Hold, size: Spot): Hold => ({
  zoom,
  x: Math.min(0, Math.max(size.x * (1 - zoom), x)),
  y: Math.min(0, Math.max(size.y * (1 - zoom), y)),
});

type PinchHands = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onDoubleClick: () => void;
};

/** Two fingers zoom, one moves what is zoomed, a double tap shows the whole again. */
export const usePinch = (): { readonly hold: Hold; readonly hands: PinchHands } => {
  const [hold, setHold] = useState(WHOLE);
  const fingers = useRef(new Map<number, Spot>());
  const lift = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined || event.pointerType === 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const size = { x: box.width, y: box.height };
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    setHold((held) => {
      if (other === undefined)
        return held.zoom === 1
          ? held
          : shifted(held, { x: now.x - before.x, y: now.y - before.y }, size);
      const about = middle(now, other);
      const by = apart(now, other) / apart(before, other);
      return pinched(held, { x: about.x - box.left, y: about.y - box.top }, by, size);
    });
  };
  return {
    hold,
    hands: {
      onPointerDown: (event) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: () => setHold(WHOLE),
    },
  };
};
