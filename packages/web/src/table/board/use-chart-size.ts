import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Nothing on a board is set smaller, in pixels. */
const LEAST_TEXT = 11;
/** In units of the drawing. */
const LEAST_STEP = 0.5;

export type ChartSize = {
  readonly chart: RefObject<SVGSVGElement | null>;
  readonly isSmall: boolean;
  /** The smallest type, in units of the drawing, until it is measured: then `--least` says it. */
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

/** As the last chart came out: the next one mostly has the same room, and is right at once. */
let last = { least: LEAST_TEXT, isTight: false };

/**
 * How large a chart comes out, from the room that it is given. The observer tells of it before
 * anything is painted; asking the chart itself would lay out the whole page an extra time.
 */
export const useChartSize = (
  { width, height, tile, leastTile }: ChartUnits,
  small: boolean,
): ChartSize => {
  const chart = useRef<SVGSVGElement>(null);
  const [isTight, setTight] = useState(last.isTight);
  const [least] = useState(last.least);
  useLayoutEffect(() => {
    const element = chart.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width: across = 0, height: down = 0 } = entry?.contentRect ?? {};
      if (across === 0 || down === 0) return;
      const scale = Math.min(across / width, down / height);
      last = {
        // In steps: every change of it dresses the whole chart anew.
        least: Math.ceil(LEAST_TEXT / scale / LEAST_STEP) * LEAST_STEP,
        isTight: tile * scale < leastTile,
      };
      element.style.setProperty('--least', `${last.least}px`);
      setTight(last.isTight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height, tile, leastTile]);
  return { chart, isSmall: small || isTight, least };
};
