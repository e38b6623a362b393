import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Hold, kept, WHOLE } from './pinch.ts';

const numbersIn = (element: Element, name: string): readonly number[] =>
  (element.getAttribute(name) ?? '').split(' ').map(Number);

/** Where a part of a drawing lies in a frame that shows the whole of it, in pixels. */
const placeIn = (frame: Element, near: Element) => {
  const [left = 0, top = 0, width = 1, height = 1] = numbersIn(near, 'data-view-box');
  const [x = 0, y = 0, wide = 1] = ['x', 'y', 'width'].flatMap((name) => numbersIn(near, name));
  const size = { x: frame.clientWidth, y: frame.clientHeight };
  const scale = Math.min(size.x / width, size.y / height);
  return {
    size,
    wide: wide * scale,
    x: (size.x - width * scale) / 2 + (x + wide / 2 - left) * scale,
    y: (size.y - height * scale) / 2 + (y + wide / 2 - top) * scale,
  };
};

/**
 * The chart about the middle of what it marks with `data-close-up`, so near that this is as wide as
 * asked; the whole, where that is near enough.
 */
export const closeUp = (frame: Element, wide: number): Hold => {
  const near = frame.querySelector('[data-close-up]');
  if (near === null) return WHOLE;
  const { size, wide: now, x, y } = placeIn(frame, near);
  const zoom = wide / Math.max(1, now);
  if (zoom <= 1) return WHOLE;
  return kept({ zoom, x: size.x / 2 - x * zoom, y: size.y / 2 - y * zoom }, size);
};

/** Whether what is marked lies well in view already, as near as it is wanted. */
const isInView = (frame: Element, near: Element, wide: number, hold: Hold): boolean => {
  const { size, wide: now, x, y } = placeIn(frame, near);
  const seen = { x: x * hold.zoom + hold.x, y: y * hold.zoom + hold.y };
  const isWell = (at: number, most: number): boolean => at > wide && at < most - wide;
  return now * hold.zoom >= wide - 1 && isWell(seen.x, size.x) && isWell(seen.y, size.y);
};

/** Shows the close-up whenever the room changes, or what is marked is no longer in view. */
export const useCloseUp = (
  frame: RefObject<HTMLElement | null>,
  wide: number | undefined,
  hold: Hold,
  show: (hold: Hold) => void,
): void => {
  const shown = useRef({ mark: '', room: '' });
  const check = (): void => {
    const element = frame.current;
    if (element === null || wide === undefined) return;
    const near = element.querySelector('[data-close-up]');
    const mark = near?.getAttribute('data-close-up') ?? '';
    const sheet = near?.getAttribute('data-view-box') ?? '';
    const room = [sheet, element.clientWidth, element.clientHeight].join();
    const before = shown.current;
    if (mark === before.mark && room === before.room) return;
    shown.current = { mark, room };
    if (room === before.room && near !== null && isInView(element, near, wide, hold)) return;
    show(closeUp(element, wide));
  };
  const latest = useRef(check);
  latest.current = check;
  useLayoutEffect(() => latest.current());
  // A drawing knows its room before the frame is drawn anew, and may change its sheet then.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || wide === undefined) return;
    const look = (): void => latest.current();
    const sizes = new ResizeObserver(look);
    const sheets = new MutationObserver(look);
    sizes.observe(element);
    sheets.observe(element, { subtree: true, attributeFilter: ['data-close-up', 'data-view-box'] });
    return () => {
      sizes.disconnect();
      sheets.disconnect();
    };
  }, [frame, wide]);
};
