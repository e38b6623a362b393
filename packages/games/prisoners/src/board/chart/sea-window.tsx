import { ARIA_HIDDEN } from '@quarterdeck/board-kit';
import { inked } from '@quarterdeck/board-kit/drawings';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { type Size, windowOf } from '../places/camera.ts';
import { BOARD, centreOf, type Spot } from '../places/hexes.ts';
import { Inset, type InsetMark } from './inset.tsx';
import { type CameraTarget, useCamera } from './use-camera.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const letterOf = (col: number): string => String.fromCharCode(65 + col);

type BandsProps = { readonly shown: ReturnType<typeof windowOf>; readonly size: Size };

/** Letters and figures of the hexes that are shown, along the top and the left edge. */
const Bands = ({ shown, size }: BandsProps) => {
  const { left, top, scale } = shown;
  const { width, height, left: wide, top: high } = size;
  return (
    <g className="coordinate-band" {...ARIA_HIDDEN}>
      <path
        d={`M0 0H${width}V${high}H${wide}V${height}H0Z`}
        fill="var(--paper)"
        {...inked(1.4, 'var(--ink)')}
      />
      {upTo(BOARD.columns).map((col) => {
        const x = (centreOf({ col, row: 0 }).x - left) * scale;
        return x < wide + 6 || x > width - 6 ? undefined : (
          <text key={col} x={x} y={high - 6.5}>
            {letterOf(col)}
          </text>
        );
      })}
      {upTo(BOARD.rows).map((row) => {
        const y = (centreOf({ col: 0, row }).y + 19 - top) * scale;
        return y < high + 8 || y > height - 6 ? undefined : (
          <text key={row} x={wide / 2 + 3} y={y + 5}>
            {row + 1}
          </text>
        );
      })}
    </g>
  );
};

/** About as long as a bar is. */
const BAR = 34;

/** Each side has whole bars, black at both corners: none is left over. */
const barOf = (side: number): number => side / (2 * Math.round(side / BAR / 2) + 1);

/** At war the white bars of the neatline turn red. */
const Edge = ({ size, isWar }: { readonly size: Size; readonly isWar: boolean }) => {
  const { width, height } = size;
  const d = `M4 4H${width - 4}V${height - 4}H4Z`;
  const inner = `M8 8H${width - 8}V${height - 8}H8Z`;
  return (
    <g className="sea-edge" data-war={isWar ? '' : undefined} {...ARIA_HIDDEN}>
      <path className="edge-white" d={d} />
      {[`M4 4H${width - 4}`, `M4 ${height - 4}H${width - 4}`].map((side) => (
        <path key={side} className="edge-bars" d={side} strokeDasharray={barOf(width - 8)} />
      ))}
      {[`M4 4V${height - 4}`, `M${width - 4} 4V${height - 4}`].map((side) => (
        <path key={side} className="edge-bars" d={side} strokeDasharray={barOf(height - 8)} />
      ))}
      <path className="edge-line" d={inner} />
      <path className="edge-line" d={`M.7.7H${width - 0.7}V${height - 0.7}H.7Z`} />
    </g>
  );
};

type SeaWindowProps = {
  readonly cameraTarget: CameraTarget;
  readonly small: boolean;
  readonly isWar: boolean;
  readonly marks: readonly InsetMark[];
  readonly legal: readonly Spot[];
  readonly labels: { readonly chart: string; readonly inset: string; readonly glass: string };
  /** A click on the ocean where nothing lies. */
  readonly onWater: (spot: Spot) => void;
  /** The ocean and all that is on it: drawn anew only with the position. */
  readonly children: ReactNode;
};

/** A drawing has no fieldset. */
const AS_MAP = { role: 'group' } as const;

/** A window lower than this shows no inset chart, only its glass. */
const LOW = 190;

/** What answers a click itself. */
const NO_WATER = '.board-space, .inset, .inset-glass';

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** A window on the ocean: near by default, and the whole when it is wished. */
export const SeaWindow = (props: SeaWindowProps) => {
  const { cameraTarget, small, isWar, marks, legal, labels, onWater, children } = props;
  const chart = useRef<SVGSVGElement>(null);
  const { size, camera, isWhole, hands, onFocus, lookAt, zoomBy, toggleWhole } = useCamera(
    chart,
    cameraTarget,
    small,
  );
  const shown = windowOf(camera, size);
  const { left, top, scale } = shown;
  const press = (event: KeyboardEvent): void => {
    const by = ZOOMS[event.key];
    if (by === undefined && event.key !== '0') return;
    event.stopPropagation();
    if (by === undefined) toggleWhole();
    else zoomBy(by);
  };
  const touch = ({ target, currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void => {
    if (!(target instanceof Element) || target.closest(NO_WATER) !== null) return;
    const box = currentTarget.getBoundingClientRect();
    onWater({ x: left + (clientX - box.left) / scale, y: top + (clientY - box.top) / scale });
  };
  return (
    <svg
      ref={chart}
      className={small ? 'board prisoners small' : 'board prisoners'}
      data-far={scale < 0.7 ? '' : undefined}
      {...AS_MAP}
      aria-label={labels.chart}
      {...hands}
      onClick={touch}
      onFocus={onFocus}
      onKeyDown={press}
    >
      <g
        className="sea-hold"
        data-glides={camera.glides ? '' : undefined}
        style={{
          transform: `scale(${scale}) translate(${-left}px, ${-top}px)`,
        }}
      >
        {children}
      </g>
      {!small && <Bands shown={shown} size={size} />}
      <Edge size={size} isWar={isWar} />
      <Inset
        marks={marks}
        legal={legal}
        shown={shown}
        room={size}
        across={small ? 74 : 116}
        isWhole={isWhole}
        isFolded={small && size.height < LOW}
        label={labels.inset}
        glass={labels.glass}
        onLook={lookAt}
        onGlass={toggleWhole}
      />
    </svg>
  );
};
