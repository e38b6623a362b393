import {
  coastline,
  hatchFill,
  inked,
  type SeatColour,
  seatFill,
  tenth,
} from '@quarterdeck/board-kit/drawings';
import { memo, useId } from 'react';
import {
  BOARD,
  borderPath,
  type Cell,
  cellsOf,
  HEIGHT,
  hexPath,
  seaOutline,
  WIDTH,
} from '../places/hexes.ts';

const CELLS = cellsOf(BOARD);
const SEA = seaOutline(BOARD);
const GRID = CELLS.map((cell) => hexPath(cell)).join('');

type Ground = readonly [cx: number, cy: number, rx: number, ry: number, words: string];

const DEEPS: readonly Ground[] = [
  [360, 330, 250, 170, 'd1'],
  [920, 300, 210, 210, 'd2'],
  [330, 940, 230, 240, 'd3'],
  [900, 990, 270, 200, 'd4'],
  [640, 640, 150, 120, 'd5'],
];
const SHOALS: readonly Ground[] = [
  [90, 660, 60, 90, 's1'],
  [1180, 620, 70, 110, 's2'],
  [620, 90, 110, 50, 's3'],
  [640, 1230, 130, 50, 's4'],
];

const ground = ([cx, cy, rx, ry, words]: Ground, part = 1): string =>
  coastline({ cx, cy, rx: rx * part, ry: ry * part, rough: 0.7 }, words);

const RHUMBS = Array.from({ length: 16 }, (_, i) => {
  const turn = (i / 16) * Math.PI * 2 + 0.1;
  return `M619 649L${tenth(619 + Math.cos(turn) * 1200)} ${tenth(649 + Math.sin(turn) * 1200)}`;
}).join('');

/** Depths are tints with dashed isobaths; rhumb lines run from the middle. */
const Depths = () => (
  <g strokeLinecap="round">
    {DEEPS.map((deep) => (
      <g key={deep[4]} fill="var(--water-deep)" {...inked(1.3, 'var(--waterline)')}>
        <path d={ground(deep)} fillOpacity=".55" strokeDasharray="2 7" />
        <path d={ground(deep, 0.6)} fillOpacity=".7" strokeDasharray="8 7" />
      </g>
    ))}
    {SHOALS.map((shoal) => (
      <path
        key={shoal[4]}
        d={ground(shoal)}
        fill="var(--shoal)"
        strokeDasharray="2 5"
        {...inked(1.2, 'var(--waterline)')}
      />
    ))}
    <path d={RHUMBS} strokeOpacity=".35" {...inked(0.9, 'var(--waterline)')} />
  </g>
);

/** A part of the ocean that belongs to somebody at the start. */
export type StartArea = {
  readonly colour: SeatColour | undefined;
  readonly cells: readonly Cell[];
};

const StartHexes = ({ colour, cells }: StartArea) => {
  const d = cells.map((cell) => hexPath(cell)).join('');
  return (
    <>
      <path
        d={d}
        fill={colour === undefined ? 'none' : seatFill(colour)}
        fillOpacity=".28"
        {...inked(1.6, colour === undefined ? 'var(--waterline)' : 'var(--ink)')}
      />
      {colour !== undefined && <path d={d} fill={hatchFill(colour)} opacity=".7" />}
    </>
  );
};

/** A quarter of the board, by its name. */
export type NamedRegion = { readonly name: string; readonly cells: readonly Cell[] };

const NAMED_AT: readonly (readonly [number, number])[] = [
  [330, 520],
  [960, 545],
  [330, 985],
  [960, 995],
];

const OUTER = borderPath(CELLS, BOARD);
/** Sides that two regions share: two that lie across from each other have all of them. */
const bordersOf = (regions: readonly NamedRegion[]): string => {
  const edge = new Set(OUTER.split('M'));
  return regions
    .filter((_, i) => i === 0 || i === regions.length - 1)
    .flatMap(({ cells }) => borderPath(cells, BOARD).split('M'))
    .filter((side) => side !== '' && !edge.has(side))
    .map((side) => `M${side}`)
    .join('');
};

type OceanProps = {
  readonly regions: readonly NamedRegion[];
  readonly starts: readonly StartArea[];
};

/** The sheet: hexes are drawn by their corners alone, so that they are found but never shouted. */
export const Ocean = memo(({ regions, starts }: OceanProps) => {
  const clip = useId();
  return (
    <>
      <rect className="sheet" x="-600" y="-600" width={WIDTH + 1200} height={HEIGHT + 1200} />
      <path d={SEA} fill="var(--water)" {...inked(2, 'var(--ink)')} />
      <clipPath id={clip}>
        <path d={SEA} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Depths />
      </g>
      <g className="region-names">
        {regions.map(({ name }, i) => (
          <text key={name} x={NAMED_AT[i]?.[0]} y={NAMED_AT[i]?.[1]}>
            {name}
          </text>
        ))}
      </g>
      <path className="hex-corners" d={GRID} />
      <path className="region-border" d={bordersOf(regions)} />
      {starts.map(({ colour, cells }) => (
        <StartHexes key={hexPath(cells[0] ?? { col: 0, row: 0 })} colour={colour} cells={cells} />
      ))}
    </>
  );
});
