import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Nothing on a board is set smaller, in pixels. */
const LEAST_TEXT = 11;

export type ChartSize = {
  readonly chart: RefObject<SVGSVGElement | null>;
  readonly isSmall: boolean;
  /** The smallest type, in units of the drawing. */
  readonly least: number;
};

/** A chart in its own units. */
type ChartUnits = {
  readonly width: number;
  readonly height: number;
  /** A tile or a space, and how many pixels it needs for neatline, coordinates and names. */
  readonly tile: number;
  readonly leastTile: number;
};

/** How large a chart comes out, from the room that it is given. */
export const useChartSize = (
  { width, height, tile, leastTile }: ChartUnits,
  small: boolean,
): ChartSize => {
  const chart = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = chart.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      setRoom((now) =>
        now[0] === clientWidth && now[1] === clientHeight ? now : [clientWidth, clientHeight],
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const [across, down] = room;
  const scale = across === 0 || down === 0 ? 1 : Math.min(across / width, down / height);
  return {
    chart,
    isSmall: small || tile * scale < leastTile,
    least: Math.round((LEAST_TEXT / scale) * 10) / 10,
  };
};
