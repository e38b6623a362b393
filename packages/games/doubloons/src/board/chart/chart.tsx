import { ARIA_HIDDEN, Preview, useChartSize } from '@quarterdeck/board-kit';
import { at, byId } from '@quarterdeck/kernel';
import { lazy, useMemo } from 'react';
import { boardOf, type RegionId, WATER_TILES, wordingsOf } from '../../index.ts';
import { useOrder } from '../mat/hand.tsx';
import { Island } from '../pieces/island.tsx';
import { Paths } from '../pieces/paths.tsx';
import { Sea } from '../pieces/sea.tsx';
import { type Legend, LegendCorner, WaterDisc } from '../pieces/water-tiles.tsx';
import { pathsOf, sectorAt, sectorsOf } from '../places/places.ts';
import { tileAngle } from '../places/ring.ts';
import type { DoubloonsBoardProps, DoubloonsSceneProps } from '../scene.ts';
import { Ashore, Heap } from './ashore.tsx';
import { Buoys, Fleet } from './fleet.tsx';
import { LocationMarks, RegionMarks, ShipMarks, StartMarks } from './legal-marks.tsx';
import { Locations } from './locations.tsx';
import { PointedName } from './pointed-name.tsx';

/** Fetched when the first choice is pointed at. */
const Foreseen = lazy(async () => ({ default: (await import('./foreseen.lazy.tsx')).Foreseen }));

const CORNERS = [
  { isRight: true, isLow: false },
  { isRight: true, isLow: true },
  { isRight: false, isLow: true },
  { isRight: false, isLow: false },
] as const;

/** The corner of the sheet that a region's tile lies nearest to. */
const cornerOf = (angle: number): number => Math.floor((((angle % 360) + 360) % 360) / 90);

/** Words for the water tiles, each in the corner that its disc points at. */
const Legends = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  const { waterTiles } = wordingsOf(g);
  const inCorner = (corner: number): readonly Legend[] =>
    boardOf(g).regions.flatMap(({ id }) => {
      if (cornerOf(tileAngle(sectorAt(g, id))) !== corner) return [];
      const { tile } = at(g.regions, id);
      const { name, text } = byId(waterTiles, tile);
      // Ours have a shorter text for the little room there is.
      const ours = WATER_TILES.find((one) => one === tile);
      const short = ours === undefined ? text : scene.words(`doubloons.water.${ours}`);
      return [{ name, text: short }];
    });
  return (
    <g {...ARIA_HIDDEN}>
      {CORNERS.map((corner, i) => (
        <LegendCorner key={`${corner.isRight} ${corner.isLow}`} {...corner} legends={inCorner(i)} />
      ))}
    </g>
  );
};

const WaterTiles = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  const discs = boardOf(g).regions.map(({ id }: { readonly id: RegionId }) => ({
    id,
    does: byId(g.printed.content.waterTiles, at(g.regions, id).tile).effect.op,
  }));
  return (
    <g {...ARIA_HIDDEN}>
      {discs.map(({ id, does }) => (
        <WaterDisc key={id} does={does} sector={sectorAt(g, id)} />
      ))}
    </g>
  );
};

/** A drawing has no fieldset. */
const AS_MAP = { role: 'group' } as const;
/** A landmark's disc, and how many pixels it needs for names and legends. */
const UNITS = { width: 1184, height: 1000, tile: 66, leastTile: 29 } as const;

/** The island, the ring of water about it, and all that stands and lies there. */
export const Chart = ({ scene, considered, small }: DoubloonsBoardProps) => {
  const { board, printed } = scene.view.state;
  const { chart, isSmall, style } = useChartSize(UNITS, small);
  const hasOrder = useOrder(scene).length > 0;
  const sheet = useMemo(() => ({ board, printed }), [board, printed]);
  const sectors = useMemo(() => sectorsOf(sheet), [sheet]);
  const paths = useMemo(() => pathsOf(sheet), [sheet]);
  return (
    <svg
      ref={chart}
      className={isSmall ? 'board doubloons small' : 'board doubloons'}
      viewBox={isSmall ? '2 2 996 996' : '-92 0 1184 1000'}
      style={style}
      {...AS_MAP}
      aria-label={scene.words(`doubloons.map.${board}`)}
    >
      <Sea sectors={sectors} />
      <Island kind={board} />
      <Paths paths={paths} />
      <Buoys scene={scene} />
      <WaterTiles scene={scene} />
      {!isSmall && <Legends scene={scene} />}
      <RegionMarks scene={scene} />
      <Locations scene={scene} hasNames={!isSmall} />
      <LocationMarks scene={scene} />
      <Heap scene={scene} />
      <Ashore scene={scene} />
      <Fleet scene={scene} />
      {(considered !== undefined || hasOrder) && (
        <Preview>
          <Foreseen scene={scene} considered={considered} />
        </Preview>
      )}
      <ShipMarks scene={scene} />
      <StartMarks scene={scene} />
      {isSmall && <PointedName scene={scene} />}
    </svg>
  );
};
