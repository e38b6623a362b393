import { usePanZoom } from '@quarterdeck/board-kit';
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import {
  type Camera,
  carried,
  isInView,
  nearAcross,
  type Size,
  WHOLE,
  wholeAcross,
  zoomed,
} from '../places/camera.ts';
import type { Spot } from '../places/hexes.ts';

/** What the window is to show, and a word that tells this wish from the one before. */
export type CameraTarget = { readonly moment: string; readonly at: Spot | 'whole' };

/** The letters and figures along the edge; a phone has no room for them. */
const BAND = { left: 30, top: 28 } as const;
const NO_BAND = { left: 4, top: 4 } as const;

/** How large the drawing comes out, in pixels. */
const useSize = (chart: RefObject<SVGSVGElement | null>, small: boolean): Size => {
  const [size, setSize] = useState({ width: small ? 390 : 734, height: small ? 300 : 640 });
  useLayoutEffect(() => {
    if (chart.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(chart.current);
    return () => observer.disconnect();
  }, [chart]);
  return { ...size, ...(small ? NO_BAND : BAND) };
};

/** The spot that a focused part of the drawing stands at, if it says so. */
const spotOf = (element: Element): Spot | undefined => {
  const [x, y] = element.querySelector('[data-at]')?.getAttribute('data-at')?.split(' ') ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
};

/** Whoever asks for a place of the drawing by a `look` is shown it. */
const useLooks = (chart: RefObject<SVGSVGElement | null>, show: (spot: Spot) => void): void =>
  useLayoutEffect(() => {
    const element = chart.current;
    if (element === null) return;
    const look = ({ target }: Event): void => {
      const spot = target instanceof Element ? spotOf(target) : undefined;
      if (spot !== undefined) show(spot);
    };
    element.addEventListener('look', look);
    return () => element.removeEventListener('look', look);
  });

/**
 * The window on the ocean. It follows what is in question whenever that changes, and the focus of
 * whoever walks by keys; in between it stays where a hand has put it.
 */
export const useCamera = (
  chart: RefObject<SVGSVGElement | null>,
  { moment, at }: CameraTarget,
  small: boolean,
) => {
  const size = useSize(chart, small);
  const near = nearAcross(small);
  const [camera, setCamera] = useState<Camera & { readonly glides: boolean }>({
    ...(at === 'whole' ? WHOLE : { ...at, across: near }),
    glides: false,
  });
  const [seen, setSeen] = useState(moment);
  const glideTo = (spot: Spot): void =>
    setCamera(({ across }) => ({
      ...spot,
      across: across >= wholeAcross(size) - 1 ? near : across,
      glides: true,
    }));
  if (seen !== moment) {
    setSeen(moment);
    if (at === 'whole') setCamera({ ...WHOLE, glides: true });
    else if (camera.across > near + 1 || !isInView(camera, size, at, near / 5)) glideTo(at);
  }
  const change = (next: (now: Camera) => Camera): void =>
    setCamera((now) => ({ ...next(now), glides: false }));
  const gestures = usePanZoom({
    pan: (by) => change((now) => carried(now, size, by)),
    zoom: (about, by) => change((now) => zoomed(now, size, about, by)),
    canPan: true,
    isInner: true,
  });
  useLooks(chart, glideTo);
  const isWhole = camera.across >= wholeAcross(size) - 1;
  return {
    size,
    camera,
    isWhole,
    hands: gestures,
    onFocus: ({ target }: FocusEvent<SVGSVGElement>) => {
      const spot = target.matches(':focus-visible') ? spotOf(target) : undefined;
      if (spot !== undefined && !isInView(camera, size, spot)) glideTo(spot);
    },
    lookAt: (spot: Spot): void =>
      change(({ across }) => ({ ...spot, across: isWhole ? near : across })),
    zoomBy: (by: number): void =>
      change((now) => zoomed(now, size, { x: size.width / 2, y: size.height / 2 }, by)),
    toggleWhole: (): void =>
      isWhole
        ? glideTo(at === 'whole' ? { x: camera.x, y: camera.y } : at)
        : setCamera({ ...WHOLE, glides: true }),
  };
};
