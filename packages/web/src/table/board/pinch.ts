import { usePanZoom, ZOOM_NOTCH } from '@quarterdeck/board-kit';
import { type MouseEvent, useState } from 'react';

/** How the chart is held: 1 and no shift is the whole of it. */
export type Hold = { readonly zoom: number; readonly x: number; readonly y: number };

export const WHOLE: Hold = { zoom: 1, x: 0, y: 0 };
const LARGEST = 4;

type Spot = { readonly x: number; readonly y: number };

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

/** The same zoom with a spot of the whole chart in the middle. */
export const centred = ({ zoom }: Hold, { x, y }: Spot, size: Spot): Hold =>
  kept({ zoom, x: size.x / 2 - x * zoom, y: size.y / 2 - y * zoom }, size);

const sizeOf = ({ width, height }: DOMRect): Spot => ({ x: width, y: height });

/** What a key asks of the chart: nearer, further, the whole. */
export const zoomOf = (key: string): number | undefined =>
  ({ '+': ZOOM_NOTCH, '=': ZOOM_NOTCH, '-': 1 / ZOOM_NOTCH, '0': 0 })[key];

/** The chart as it is held, and what changes that; a double tap shows the whole again. */
export const usePinch = () => {
  const [hold, setHold] = useState(WHOLE);
  const gestures = usePanZoom({
    pan: (by, box) => setHold((held) => shifted(held, by, sizeOf(box))),
    zoom: (about, by, box) => setHold((held) => pinched(held, about, by, sizeOf(box))),
    canPan: hold.zoom > 1,
  });
  return {
    hold,
    show: setHold,
    zoom: (by: number, size: Spot): void =>
      setHold((held) =>
        by === 0 ? WHOLE : pinched(held, { x: size.x / 2, y: size.y / 2 }, by, size),
      ),
    pan: (by: Spot, size: Spot): void => setHold((held) => shifted(held, by, size)),
    hands: {
      ...gestures,
      onDoubleClick: ({ target }: MouseEvent) => {
        // A button that is pressed twice is no double tap on the chart.
        if (target instanceof Element && target.closest('button') === null) setHold(WHOLE);
      },
    },
  };
};
