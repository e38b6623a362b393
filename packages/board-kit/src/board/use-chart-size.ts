import {
  type CSSProperties,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Nothing on a board is set smaller, in pixels. */
const LEAST_TEXT = 11;
/** In units of the drawing: every change of the least type dresses the whole chart anew. */
const LEAST_STEP = 0.5;

export type ChartSize = {
  readonly chart: RefObject<SVGSVGElement | null>;
  /** As far as it is known. */
  readonly room: Room | undefined;
  readonly isSmall: boolean;
  /** `--least`: the smallest type, in units of the drawing. */
  readonly style: CSSProperties;
};

/** A chart in its own units. */
type ChartUnits = {
  readonly width: number;
  readonly height: number;
  /** A tile or a space, and how many pixels it needs for neatline, coordinates and names. */
  readonly tile: number;
  readonly leastTile: number;
};

/** What a chart is given, in pixels. */
export type Room = { readonly across: number; readonly down: number };

/** As the last chart had it, large or small: the next mostly has the same, and is right at once. */
const rooms = new Map<boolean, Room>();

const scaleIn = ({ across, down }: Room, width: number, height: number): number =>
  Math.min(across / width, down / height);

const leastAt = (scale: number): string =>
  `${Math.ceil(LEAST_TEXT / scale / LEAST_STEP) * LEAST_STEP}px`;

const useRoom = (
  chart: RefObject<SVGSVGElement | null>,
  small: boolean,
  /** Told in the same frame; React would come with the next. */
  onRoom: (room: Room) => void,
): Room | undefined => {
  const [room, setRoom] = useState(() => rooms.get(small));
  useLayoutEffect(() => {
    const element = chart.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width: across = 0, height: down = 0 } = entry?.contentRect ?? {};
      if (across === 0 || down === 0) return;
      const given = { across, down };
      rooms.set(small, given);
      setRoom((known) => (known?.across === across && known.down === down ? known : given));
      onRoom(given);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart, small, onRoom]);
  return room;
};

/**
 * How large a chart comes out, from the room that it is given. The observer tells of it before
 * anything is painted; asking the chart itself would lay out the whole page an extra time. A chart may
 * be cut to the room: it is told that then, as far as it is known.
 */
export const useChartSize = (
  unitsIn: ChartUnits | ((room: Room | undefined) => ChartUnits),
  small: boolean,
): ChartSize => {
  const chart = useRef<SVGSVGElement>(null);
  const latest = useRef(unitsIn);
  latest.current = unitsIn;
  const unitsOf = (given: Room | undefined): ChartUnits => {
    const units = latest.current;
    return typeof units === 'function' ? units(given) : units;
  };
  const [onRoom] = useState(() => (given: Room): void => {
    const { width, height } = unitsOf(given);
    const least = leastAt(scaleIn(given, width, height));
    const { current } = chart;
    if (current !== null && current.style.getPropertyValue('--least') !== least)
      current.style.setProperty('--least', least);
  });
  const room = useRoom(chart, small, onRoom);
  const { width, height, tile, leastTile } = unitsOf(room);
  const scale = room === undefined ? undefined : scaleIn(room, width, height);
  const least = leastAt(scale ?? 1);
  const style = useMemo(() => ({ '--least': least }) as CSSProperties, [least]);
  const isTight = scale !== undefined && tile * scale < leastTile;
  return { chart, room, isSmall: small || isTight, style };
};
