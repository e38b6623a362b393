import { type MouseEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';

/** How the chart is held: 1 and no shift is the whole of it. */
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

export const kept = ({ zoom, x, y }: Hold, size: Spot): Hold => ({
  zoom,
  x: Math.min(0, Math.max(size.x * (1 - zoom), x)),
  y: Math.min(0, Math.max(size.y * (1 - zoom), y)),
});

type PinchHands = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  readonly onWheel: (event: WheelEvent<HTMLElement>) => void;
  readonly onDoubleClick: () => void;
};

/** Less than this is a click that trembled. */
const DRAGGED = 5;
/** For one notch of a wheel, or one key. */
const NOTCH = 1.25;

const sizeOf = ({ width, height }: DOMRect): Spot => ({ x: width, y: height });

/** What a key asks of the chart: nearer, further, the whole. */
export const zoomOf = (key: string): number | undefined =>
  ({ '+': NOTCH, '=': NOTCH, '-': 1 / NOTCH, '0': 0 })[key];

/**
 * Two fingers or the wheel zoom, one finger or the mouse moves what is zoomed, a double tap shows
 * the whole again. A click that ends a drag is none.
 */
export const usePinch = (): {
  readonly hold: Hold;
  readonly hands: PinchHands;
  readonly zoom: (by: number, box: DOMRect) => void;
  readonly show: (hold: Hold) => void;
} => {
  const [hold, setHold] = useState(WHOLE);
  const fingers = useRef(new Map<number, Spot>());
  const from = useRef<Spot>(undefined);
  const isDragged = useRef(false);
  const lift = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const size = sizeOf(box);
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (hold.zoom > 1 && apart(now, from.current ?? now) > DRAGGED) isDragged.current = true;
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
    show: setHold,
    zoom: (by, box) => {
      const size = sizeOf(box);
      setHold((held) =>
        by === 0 ? WHOLE : pinched(held, { x: size.x / 2, y: size.y / 2 }, by, size),
      );
    },
    hands: {
      onPointerDown: (event) => {
        isDragged.current = false;
        from.current = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, from.current);
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture: (event) => {
        if (isDragged.current) event.stopPropagation();
        isDragged.current = false;
      },
      onWheel: (event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const about = { x: event.clientX - box.left, y: event.clientY - box.top };
        const by = event.deltaY < 0 ? NOTCH : 1 / NOTCH;
        setHold((held) => pinched(held, about, by, sizeOf(box)));
      },
      onDoubleClick: () => setHold(WHOLE),
    },
  };
};
