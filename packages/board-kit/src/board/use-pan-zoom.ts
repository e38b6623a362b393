import { type MouseEvent, type PointerEvent, useState, type WheelEvent } from 'react';

/** In pixels. */
type Point = { readonly x: number; readonly y: number };

/** How a chart is moved and zoomed. It works out itself what that means for what it shows. */
export type PanZoom = {
  readonly pan: (by: Point, box: DOMRect) => void;
  /** About a point of the box; more than 1 is nearer. */
  readonly zoom: (about: Point, by: number, box: DOMRect) => void;
  /** False while all of the chart is in sight: a drag is a click then. */
  readonly canPan: boolean;
  /** Whether the chart lies in another one that can be moved: its gestures stay its own. */
  readonly isInner?: boolean;
};

/** Less than this is a click with an unsteady hand. */
const DRAGGED = 5;
/** For one notch of a wheel, or one key. */
export const ZOOM_NOTCH = 1.25;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const inBox = ({ x, y }: Point, box: DOMRect): Point => ({ x: x - box.left, y: y - box.top });

/** What is remembered from one event to the next. */
type Memory = { readonly fingers: Map<number, Point>; from: Point | null; isDragged: boolean };

export const newMemory = (): Memory => ({ fingers: new Map(), from: null, isDragged: false });

/** Apart from the hook, so that it can be tried without a browser. */
export const gesturesOf = (memory: Memory, { pan, zoom, canPan, isInner = false }: PanZoom) => {
  const { fingers } = memory;
  const keep = (event: PointerEvent | WheelEvent): void => {
    if (isInner) event.stopPropagation();
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || event.buttons === 0) return;
    keep(event);
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const isStill = !memory.isDragged && distance(now, memory.from ?? now) <= DRAGGED;
    if (isStill && canPan) return;
    fingers.set(event.pointerId, now);
    if (isStill || (other === undefined && !canPan)) return;
    memory.isDragged = true;
    const box = event.currentTarget.getBoundingClientRect();
    if (other === undefined) pan({ x: now.x - before.x, y: now.y - before.y }, box);
    else zoom(inBox(middle(now, other), box), distance(now, other) / distance(before, other), box);
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      keep(event);
      memory.isDragged = false;
      memory.from = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, memory.from);
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture: (event: MouseEvent): void => {
      if (memory.isDragged) event.stopPropagation();
      memory.isDragged = false;
    },
    onWheel: (event: WheelEvent): void => {
      keep(event);
      const box = event.currentTarget.getBoundingClientRect();
      const about = inBox({ x: event.clientX, y: event.clientY }, box);
      zoom(about, event.deltaY < 0 ? ZOOM_NOTCH : 1 / ZOOM_NOTCH, box);
    },
  };
};

/**
 * Two fingers or the wheel zoom; one finger or the mouse moves. The click at the end of a drag does
 * not reach what lies under it.
 */
export const usePanZoom = (panZoom: PanZoom): ReturnType<typeof gesturesOf> => {
  const [memory] = useState(newMemory);
  return gesturesOf(memory, panZoom);
};
