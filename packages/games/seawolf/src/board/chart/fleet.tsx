import { BoardPiece, Hull } from '@quarterdeck/board-kit';
import { Ship } from '@quarterdeck/board-kit/drawings';
import { idsOf } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { Seawolf, TileId } from '../../index.ts';
import { PITCH, TILE } from '../places/metrics.ts';
import { berthPiece, vesselPiece } from '../places/motion-pieces.ts';
import {
  columnsOf,
  cornerOf,
  kindOf,
  type Moored,
  moorings,
  placeOf,
  type Vessel,
  vesselsOn,
} from '../places/places.ts';
import type { SeawolfScene } from '../scene.ts';
import { Piece } from '../signs/symbol.ts';

const BESIDE = [-1, 0, 1] as const;

type WrappedProps = { readonly columns: number; readonly children: ReactNode };

/** The same again on every side: what leaves the map at one edge comes in at the other. */
export const Wrapped = ({ columns, children }: WrappedProps) => {
  const round = columns * PITCH;
  return (
    <>
      {BESIDE.flatMap((down) =>
        BESIDE.map((right) => (
          <g key={`${down} ${right}`} transform={`translate(${right * round} ${down * round})`}>
            {children}
          </g>
        )),
      )}
    </>
  );
};

type VesselProps = Omit<Moored, 'vessel'> & {
  readonly scene: SeawolfScene;
  readonly vessel: Vessel;
};

/** A seat's brig, or the pirate, who belongs to nobody. */
export const VesselDrawn = ({ scene, vessel, x, y, size }: VesselProps) => {
  const face = scene.seats.find(({ seat }) => seat === vessel);
  return face === undefined ? (
    <g className="piece">
      <Piece name="ship-pirate" x={x} y={y} size={size} />
    </g>
  ) : (
    <Ship colour={face.colour} x={x} y={y} size={size} kind="brig" />
  );
};

/** Motions go from berth to berth, two beyond each edge: nobody sails further in a turn. */
const BEYOND = 2;

const Berths = ({ columns }: { readonly columns: number }) => {
  const lines = Array.from({ length: columns + 2 * BEYOND }, (_, i) => i - BEYOND);
  const places = lines.flatMap((row) => lines.map((column) => ({ row, column })));
  return (
    <g visibility="hidden">
      {places.map((place) => {
        const { x, y } = cornerOf(place);
        const piece = berthPiece(place);
        return (
          <rect
            key={piece}
            data-piece={piece}
            x={x + TILE * 0.52}
            y={y + 66}
            width="64"
            height="64"
          />
        );
      })}
    </g>
  );
};

const tilesOf = (g: Seawolf): TileId[] => idsOf<TileId>(g.pieces);

type FleetProps = { readonly scene: SeawolfScene; readonly clip: string };

/** Every ship and the pirate; those behind are drawn first. */
export const Fleet = ({ scene, clip }: FleetProps) => {
  const { view, me } = scene;
  const g = view.state;
  const columns = columnsOf(g);
  const moored = tilesOf(g).flatMap((tile) => {
    const corner = cornerOf(placeOf(g, tile));
    return moorings(kindOf(g, tile), vesselsOn(g, tile, me), me)
      .toReversed()
      .map((one) => ({ ...one, x: corner.x + one.x, y: corner.y + one.y }));
  });
  return (
    <g className="fleet-drawn" clipPath={`url(#${clip})`}>
      <Berths columns={columns} />
      {moored.map(({ vessel, x, y, size }) => (
        <BoardPiece key={vessel} piece={vesselPiece(vessel)}>
          <Wrapped columns={columns}>
            <Hull x={x} y={y} size={size}>
              <VesselDrawn scene={scene} vessel={vessel} x={x} y={y} size={size} />
            </Hull>
          </Wrapped>
        </BoardPiece>
      ))}
    </g>
  );
};
