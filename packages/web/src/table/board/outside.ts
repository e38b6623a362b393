import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Hold } from './pinch.ts';

const EDGES = ['left', 'right', 'top', 'bottom'] as const;

/** A place that is asked about and lies beside the window on the chart. */
export type Outside = {
  readonly target: string;
  readonly edge: (typeof EDGES)[number];
  /** Its middle in the whole chart, in pixels of the frame. */
  readonly x: number;
  readonly y: number;
  /** How far along its edge it is pointed at, in pixels. */
  readonly along: number;
};

type Spot = { readonly x: number; readonly y: number };

/** On which side of the frame a spot lies, if it lies outside: the one it is furthest beyond. */
export const edgeOf = ({ x, y }: Spot, size: Spot): Outside['edge'] | undefined => {
  const beyond = { left: -x, right: x - size.x, top: -y, bottom: y - size.y };
  const far = Math.max(...EDGES.map((edge) => beyond[edge]));
  return far <= 0 ? undefined : EDGES.find((edge) => beyond[edge] === far);
};

/** A chip is this long or high at most; it lies whole in the frame. */
const CHIP = 52;
const within = (value: number, most: number): number =>
  Math.min(Math.max(value, CHIP), Math.max(CHIP, most - CHIP));

const outsideOf = (frame: HTMLElement, hold: Hold): readonly Outside[] => {
  const held = frame.querySelector('.board-hold');
  if (hold.zoom <= 1 || held === null) return [];
  const box = frame.getBoundingClientRect();
  // It may still glide towards where it will be.
  const { a: zoom, e, f } = new DOMMatrix(getComputedStyle(held).transform);
  const size = { x: box.width, y: box.height };
  return [...held.querySelectorAll<SVGElement>('.board-space[data-legal]')].flatMap((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const x = (left + width / 2 - box.left - e) / zoom;
    const y = (top + height / 2 - box.top - f) / zoom;
    const seen = { x: x * hold.zoom + hold.x, y: y * hold.zoom + hold.y };
    const edge = edgeOf(seen, size);
    if (edge === undefined) return [];
    const isSide = edge === 'left' || edge === 'right';
    const along = isSide ? within(seen.y, size.y) : within(seen.x, size.x);
    return [{ target: space.dataset['target'] ?? '', edge, x, y, along: Math.round(along) }];
  });
};

/** More would be a fringe: the rest are found in the list, or by moving the chart. */
const MOST = 4;

/** What is asked about beside the window; looked up whenever anything is drawn anew. */
export const useOutside = (
  frame: RefObject<HTMLElement | null>,
  hold: Hold,
): readonly Outside[] => {
  const [outside, setOutside] = useState<readonly Outside[]>([]);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const now = outsideOf(current, hold).slice(0, MOST);
    setOutside((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  });
  return outside;
};
