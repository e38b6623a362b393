import { Preview, useChartSize } from '@quarterdeck/board-kit';
import { idsOf } from '@quarterdeck/kernel';
import { type ReactElement, useId } from 'react';
import type { TileId } from '../../index.ts';
import { GAP, LEAST_TILE, MARGIN, PITCH, sheetSize, TILE } from '../places/metrics.ts';
import { columnsOf, cornerOf, mooringAt, placeOf, type Vessel } from '../places/places.ts';
import type { SeawolfBoardProps, SeawolfScene } from '../scene.ts';
import { ChartTile, TileBack } from './chart-tile.tsx';
import { Course, cardsIn, plotted } from './course.tsx';
import { Fleet, VesselDrawn } from './fleet.tsx';
import { CostPills, TileMark, TileParts } from './legal-marks.tsx';
import { MapSheet, WindChevrons } from './map-sheet.tsx';
import { PirateReach } from './pirate-reach.tsx';

type GhostProps = {
  readonly scene: SeawolfScene;
  readonly tile: TileId;
  readonly vessel: Vessel;
};

/** A ship or the pirate where it would begin. */
const Ghost = ({ scene, tile, vessel }: GhostProps) => {
  const g = scene.view.state;
  const corner = cornerOf(placeOf(g, tile));
  const { x, y, size } = mooringAt(g, tile, vessel, scene.me);
  return (
    <g opacity=".6">
      <VesselDrawn scene={scene} vessel={vessel} x={corner.x + x} y={corner.y + y} size={size} />
    </g>
  );
};

type ForeseenProps = Pick<SeawolfBoardProps, 'scene' | 'considered'> & { readonly clip: string };

/** What the choice that is pointed at would do; else the viewer's sealed order, as a reminder. */
const Foreseen = ({ scene, considered, clip }: ForeseenProps): ReactElement | undefined => {
  const { view, me } = scene;
  const g = view.state;
  if (me === undefined) return undefined;
  if (considered?.do === 'place')
    return (
      <Ghost
        scene={scene}
        tile={considered.tile}
        vessel={view.asked[0]?.step === 'setup/place-pirate' ? 'pirate' : me}
      />
    );
  const wished = cardsIn(considered);
  const cards = wished ?? cardsIn(view.given[me]) ?? ordersLaid(scene);
  const course = cards === undefined ? undefined : plotted(g, me, cards);
  if (course === undefined) return undefined;
  return (
    <Course
      scene={scene}
      course={course}
      clip={clip}
      tone={wished === undefined ? 'sealed' : 'offer'}
    />
  );
};

/** Cards that lie face down until the turn of their owner. */
const ordersLaid = ({ view: { state: g }, me }: SeawolfScene) => {
  const ship = g.ships.find(({ seat }) => seat === me);
  return ship === undefined || ship.orders.length === 0 || ship.ordersShown
    ? undefined
    : ship.orders;
};

/** A drawing has no fieldset. */
const AS_MAP = { role: 'group' } as const;

export const Chart = ({ scene, considered, preview, small }: SeawolfBoardProps) => {
  const g = scene.view.state;
  const columns = columnsOf(g);
  const size = sheetSize(columns);
  const clip = useId();
  const { chart, isSmall, style } = useChartSize(
    { width: size, height: size, tile: TILE, leastTile: LEAST_TILE },
    small,
  );
  const tiles = idsOf<TileId>(g.pieces);
  const edge = isSmall ? MARGIN - 2 : 0;
  const inner = columns * PITCH - GAP;
  return (
    <svg
      ref={chart}
      className={isSmall ? 'board seawolf small' : 'board seawolf'}
      viewBox={`${edge} ${edge} ${size - 2 * edge} ${size - 2 * edge}`}
      {...AS_MAP}
      aria-label={scene.words('seawolf.map', { count: tiles.length })}
      style={style}
    >
      <defs>
        <TileBack />
        <clipPath id={clip}>
          <rect x={MARGIN} y={MARGIN} width={inner} height={inner} />
        </clipPath>
      </defs>
      <MapSheet columns={columns} isBare={isSmall}>
        {tiles.map((tile) => (
          <ChartTile key={tile} scene={scene} tile={tile} preview={preview} />
        ))}
      </MapSheet>
      {g.wind !== null && !isSmall && <WindChevrons columns={columns} wind={g.wind} />}
      <PirateReach scene={scene} clip={clip} />
      {tiles.map((tile) => (
        <TileMark key={tile} g={g} tile={tile} />
      ))}
      <Fleet scene={scene} clip={clip} />
      <TileParts scene={scene} />
      <Preview>
        <Foreseen scene={scene} considered={considered} clip={clip} />
      </Preview>
      <CostPills scene={scene} />
    </svg>
  );
};
