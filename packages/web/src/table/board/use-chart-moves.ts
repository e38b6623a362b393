import { ZOOM_NOTCH } from '@quarterdeck/board-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from '../state/table-context.tsx';
import { isArrow } from './arrows.ts';
import type { ChartMove } from './chart-tools.tsx';
import { closeUp } from './close-up.ts';
import { type usePinch, WHOLE, zoomOf } from './pinch.ts';

/** One press moves the window by this part of itself. */
const STRIDE = 0.25;

const PANS = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
} as const;

const ARROW_MOVES = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
} as const;

/** Whether a key is for somebody else: a field, or a menu of the browser. */
const isTaken = ({ defaultPrevented, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  altKey ||
  metaKey ||
  (target instanceof Element && target.matches('input, select, textarea'));

const moveOf = ({ key, shiftKey }: KeyboardEvent): ChartMove | undefined => {
  if (isArrow(key)) return shiftKey ? ARROW_MOVES[key] : undefined;
  const zoom = zoomOf(key);
  if (zoom === undefined) return undefined;
  if (zoom === 0) return 'fit';
  return zoom > 1 ? 'nearer' : 'further';
};

type Pinch = Pick<ReturnType<typeof usePinch>, 'hold' | 'show' | 'zoom' | 'pan'>;

/** What the pad and its keys do, wherever the focus is; `wide` is how near the chart is shown. */
export const useChartMoves = (
  frame: RefObject<HTMLElement | null>,
  wide: number | undefined,
  { hold, show, zoom, pan }: Pinch,
): ((move: ChartMove) => void) => {
  const { panel } = useTable();
  const make = (wish: ChartMove): void => {
    const { current } = frame;
    if (current === null || wide === undefined) return;
    const size = { x: current.clientWidth, y: current.clientHeight };
    if (wish === 'nearer' || wish === 'further')
      zoom(wish === 'nearer' ? ZOOM_NOTCH : 1 / ZOOM_NOTCH, size);
    else if (wish === 'fit') {
      const fitted = closeUp(current, wide);
      const isFitted = Math.abs(fitted.zoom - hold.zoom) < 0.01 && fitted.x === hold.x;
      show(isFitted ? WHOLE : fitted);
    } else pan({ x: PANS[wish].x * size.x * STRIDE, y: PANS[wish].y * size.y * STRIDE }, size);
  };
  const latest = useRef(make);
  latest.current = make;
  useEffect(() => {
    if (wide === undefined) return;
    const press = (event: KeyboardEvent): void => {
      const move = moveOf(event);
      if (move === undefined || isTaken(event) || panel.get().kind !== 'none') return;
      event.preventDefault();
      latest.current(move);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [panel, wide]);
  return make;
};
