import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Hold, kept, WHOLE } from './pinch.ts';

/** The chart about the middle of an element, so near that it is as wide as that. */
const about = (near: Element, frame: Element, hold: Hold, wide: number): Hold => {
  const box = frame.getBoundingClientRect();
  const { left, top, width, height } = near.getBoundingClientRect();
  const zoom = (wide * hold.zoom) / Math.max(1, width);
  if (zoom <= 1) return WHOLE;
  const x = (left + width / 2 - box.left - hold.x) / hold.zoom;
  const y = (top + height / 2 - box.top - hold.y) / hold.zoom;
  const size = { x: box.width, y: box.height };
  return kept({ zoom, x: size.x / 2 - x * zoom, y: size.y / 2 - y * zoom }, size);
};

/**
 * On a small screen a board is shown near what it marks with `data-close-up`, once whenever that mark
 * changes; where nothing is marked, the whole is shown.
 */
export const useCloseUp = (
  frame: RefObject<HTMLElement | null>,
  wide: number | undefined,
  hold: Hold,
  show: (hold: Hold) => void,
): void => {
  const shown = useRef('');
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || wide === undefined) return;
    const near = element.querySelector('[data-close-up]');
    const mark = `${near?.getAttribute('data-close-up') ?? ''} ${element.clientHeight}`;
    if (mark === shown.current) return;
    shown.current = mark;
    show(near === null ? WHOLE : about(near, element, hold, wide));
  });
};
