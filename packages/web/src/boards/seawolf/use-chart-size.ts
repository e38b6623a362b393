import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { sheetSize, TILE } from './metrics.ts';

/** Below this many pixels for a tile the neatline, coordinates and names fall away. */
const LEAST_TILE = 110;
/** Nothing on a board is set smaller, in pixels. */
const LEAST_TEXT = 11;

export type ChartSize = {
  readonly chart: RefObject<SVGSVGElement | null>;
  readonly isSmall: boolean;
  /** The smallest type, in units of the drawing. */
  readonly least: number;
};

/** How large the chart comes out, from the room that it is given. */
export const useChartSize = (columns: number, small: boolean): ChartSize => {
  const chart = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = chart.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      setRoom(Math.round(Math.min(clientWidth, clientHeight)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 1 : room / sheetSize(columns);
  return {
    chart,
    isSmall: small || TILE * scale < LEAST_TILE,
    least: Math.round((LEAST_TEXT / scale) * 10) / 10,
  };
};
