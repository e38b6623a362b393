import {
  BoardPiece,
  CHART_DRAWN,
  Preview,
  type Room,
  useBoard,
  useChartSize,
} from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { lazy, memo, type ReactElement, Suspense, useMemo, useRef } from 'react';
import {
  type Ahoy,
  allSpaces,
  type Cell,
  cellName,
  cellOf,
  flagshipOf,
  type RegionId,
  regionsOf,
  spaceAt,
} from '../../index.ts';
import { cellTarget, tilePiece } from '../../words/targets.ts';
import { RegionTile } from '../pieces/region-tile.tsx';
import { boxFor, joined, quietCorner } from '../places/box.ts';
import { type Box, LEAST_SPACE, MARGIN, SPACE } from '../places/metrics.ts';
import { cornerOf, faceOf, type Laid } from '../places/places.ts';
import type { AhoyBoardProps, AhoyScene } from '../scene.ts';
import { Fleet } from './fleet.tsx';
import { FigureMarks, SpaceChips, SpaceMarks, WealthMarks } from './legal-marks.tsx';
import { MapSheet, UnchartedRose, viewBoxOf } from './map-sheet.tsx';
import { useAnimatedSize } from './use-animated-size.ts';

/** Fetched with the first new region. */
const LayingTile = lazy(async () => ({
  default: (await import('./explore.lazy.tsx')).LayingTile,
}));

/** Fetched when the first choice is pointed at. */
const Foreseen = lazy(async () => ({
  default: (await import('./foreseen.lazy.tsx')).Foreseen,
}));

const Laying = ({ scene }: { readonly scene: AhoyScene }): ReactElement | undefined => {
  const { question } = useBoard();
  return question?.step.startsWith('exploring/') === true ? (
    <Suspense>
      <LayingTile scene={scene} />
    </Suspense>
  ) : undefined;
};

type RegionProps = Laid & { readonly printed: Ahoy['printed']; readonly region: RegionId };

/** Coasts are engraved point by point: drawn once for each tile. */
const RegionDrawn = memo(({ printed, region, tile, x, y, turn }: RegionProps) => {
  const corner = cornerOf({ x, y });
  return (
    <BoardPiece piece={tilePiece(region)}>
      <g className="region" transform={`translate(${corner.x} ${corner.y})`}>
        <RegionTile {...faceOf(printed, tile, turn)} />
      </g>
    </BoardPiece>
  );
});

/** Cells beyond the map that are asked about. */
const cellsAsked = (choices: readonly object[]): Cell[] =>
  choices.flatMap((choice) => {
    if (!('x' in choice && 'y' in choice)) return [];
    const { x, y } = choice;
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    const corner = { x, y };
    return 'do' in choice && choice.do === 'explore'
      ? [corner]
      : [corner, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 }];
  });

const cellsIn = ({ x, y, columns, rows }: Box): Cell[] =>
  Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns),
    y: y + Math.floor(i / columns),
  }));

const MOST_ROSES = 4;

/** Two free cells side by side, well apart from one another. */
const rosesIn = (g: Ahoy, box: Box, asked: readonly Cell[]): Cell[] => {
  const isAsked = (cell: Cell): boolean => asked.some(({ x, y }) => x === cell.x && y === cell.y);
  const isFree = (cell: Cell): boolean =>
    spaceAt(g, cell.x, cell.y) === undefined && !isAsked(cell);
  const roses: Cell[] = [];
  for (const cell of cellsIn({ ...box, columns: box.columns - 1 })) {
    const isApart = roses.every(({ x, y }) => Math.abs(x - cell.x) + Math.abs(y - cell.y) > 3);
    if (isApart && isFree(cell) && isFree({ x: cell.x + 1, y: cell.y })) roses.push(cell);
  }
  return roses.slice(0, MOST_ROSES);
};

/** Nothing is drawn there, but ships sail to it. */
const Beyond = ({ g, box }: { readonly g: Ahoy; readonly box: Box }) => (
  <>
    {cellsIn(box)
      .filter(({ x, y }) => spaceAt(g, x, y) === undefined)
      .map((cell) => (
        <rect
          key={cellTarget(cell)}
          data-piece={cellTarget(cell)}
          {...cornerOf(cell)}
          width={SPACE}
          height={SPACE}
          fill="none"
        />
      ))}
  </>
);

const columnName = (x: number): string => cellName({ x, y: 0 }).replace(/\d+$/, '');
const rowName = (y: number): string => cellName({ x: 0, y }).replace(/^\D+/, '');

const useAsked = (): readonly Cell[] => {
  const { question } = useBoard();
  return useMemo(
    () => cellsAsked((question?.offers ?? []).map(({ choice }) => choice)),
    [question],
  );
};

/** Within a round the sheet only grows, as steps off the map are asked about: it does not bob. */
const useBoxIn = (g: Ahoy, asked: readonly Cell[], small: boolean): ((room?: Room) => Box) => {
  const kept = useRef<{ readonly moment: string; readonly box: Box }>(undefined);
  return useMemo(() => {
    const known = new Map<string, Box>();
    return (room) => {
      const moment = `${g.round} ${g.regions.length} ${small} ${room?.across} ${room?.down}`;
      const found = known.get(moment);
      if (found !== undefined) return found;
      const now = boxFor(g, asked, small, room);
      const box = kept.current?.moment === moment ? joined(now, kept.current.box) : now;
      kept.current = { moment, box };
      known.set(moment, box);
      return box;
    };
  }, [g, asked, small]);
};

/** The chart is shown about the figure in question, where there is no room for all of it. */
const Near = ({ scene, viewBox }: { readonly scene: AhoyScene; readonly viewBox: string }) => {
  const { view, me } = scene;
  const g = view.state;
  const seat = me ?? g.turn?.seat;
  const figure = g.voyages.at(-1)?.figure ?? (seat === undefined ? undefined : flagshipOf(g, seat));
  const space = figure === undefined ? null : at(g.figures, figure).space;
  if (space === null || g.over) return undefined;
  const cell = cellOf(g, space);
  return (
    <rect
      data-close-up={cellTarget(cell)}
      data-view-box={viewBox}
      {...cornerOf(cell)}
      width={SPACE}
      height={SPACE}
      fill="none"
    />
  );
};

/** A drawing has no fieldset. */
const AS_MAP = { role: 'group' } as const;

export const Chart = ({ scene, considered, small }: AhoyBoardProps) => {
  const g = scene.view.state;
  const asked = useAsked();
  const boxIn = useBoxIn(g, asked, small);
  const { chart, room, isSmall, style } = useChartSize((given) => {
    const { columns, rows } = boxIn(given);
    return {
      width: columns * SPACE + 2 * MARGIN,
      height: rows * SPACE + 2 * MARGIN,
      tile: SPACE,
      leastTile: LEAST_SPACE,
    };
  }, small);
  const box = boxIn(room);
  const charted = allSpaces(g).map((space) => cellOf(g, space));
  const margin = isSmall ? 3 : MARGIN;
  const viewBox = viewBoxOf(box, margin);
  useAnimatedSize(chart, viewBox, small);
  return (
    <svg
      ref={chart}
      className={isSmall ? 'board ahoy small' : 'board ahoy'}
      viewBox={viewBox}
      data-quiet-corner={quietCorner(box, [...charted, ...asked])}
      {...AS_MAP}
      aria-label={scene.words('ahoy.map', { count: g.regions.length })}
      style={style}
    >
      <g id={CHART_DRAWN}>
        <MapSheet box={box} margin={margin} columnName={columnName} rowName={rowName}>
          {rosesIn(g, box, asked).map((cell) => (
            <UnchartedRose key={cellTarget(cell)} {...cell} word={scene.words('ahoy.uncharted')} />
          ))}
          {regionsOf(g).map((region) => {
            const { tile, x, y, turn } = at(g.regions, region);
            return (
              <RegionDrawn
                key={region}
                printed={g.printed}
                region={region}
                tile={tile}
                x={x}
                y={y}
                turn={turn}
              />
            );
          })}
          <Beyond g={g} box={box} />
        </MapSheet>
        <Near scene={scene} viewBox={viewBox} />
        <SpaceMarks cells={charted} />
        <Fleet scene={scene} />
      </g>
      <WealthMarks g={g} />
      <FigureMarks scene={scene} />
      {considered !== undefined && (
        <Preview>
          <Foreseen scene={scene} considered={considered} />
        </Preview>
      )}
      <SpaceChips cells={charted} />
      <Laying scene={scene} />
    </svg>
  );
};
