import { BoardPiece, BoardSpace } from '@quarterdeck/board-kit';
import { inked } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import { memo } from 'react';
import {
  faceName,
  faceOf,
  type Kinds,
  otherFaceOf,
  portAt,
  type Seawolf,
  type SlotCover,
  type TileId,
} from '../../index.ts';
import { faceText, tileName } from '../../words/names.ts';
import { tileTarget } from '../../words/targets.ts';
import type { Good } from '../pieces/pieces.ts';
import { type PortFace as PortFaceProps, type PortSlot, PortTile } from '../pieces/port-tile.tsx';
import { SeaTile } from '../pieces/sea-tile.tsx';
import { TILE } from '../places/metrics.ts';
import { facePiece } from '../places/motion-pieces.ts';
import { cornerOf, placeOf } from '../places/places.ts';
import type { SeawolfScene } from '../scene.ts';

/** Coasts are engraved point by point: drawn once for each face. */
const SeaFace = memo(SeaTile);

const slotWords = ({ by, across, coming }: PortSlot): string => `${by} ${across} ${coming}`;
const isSamePort = (a: PortFaceProps, b: PortFaceProps): boolean =>
  a.name === b.name && a.slots.map(slotWords).join() === b.slots.map(slotWords).join();
const PortFaceDrawn = memo(PortTile, isSamePort);

const ACROSS: { readonly [C in SlotCover]?: 'left' | 'right' } = {
  'cocoa-left': 'left',
  'cocoa-right': 'right',
};

const slotOf = (wants: Good, now: SlotCover, future: SlotCover): PortSlot => {
  const cover = now === 'open' ? future : now;
  const across = ACROSS[cover];
  return {
    wants,
    by: cover === 'open' ? undefined : cover === 'good' ? wants : 'cocoa',
    coming: now !== cover,
    ...(across === undefined ? {} : { across }),
  };
};

type ChartTileProps = {
  readonly scene: SeawolfScene;
  readonly tile: TileId;
  readonly preview: View<Kinds> | undefined;
};

type OtherFaceProps = { readonly g: Seawolf; readonly tile: TileId };

const Face = ({ scene, tile, preview }: ChartTileProps) => {
  const g = scene.view.state;
  const face = faceOf(g, tile);
  const name = tileName(g, tile);
  if (face.kind === 'sea')
    return <SeaFace name={name} goods={face.goods} cannon={face.cannon} action={face.action} />;
  const covers = portAt(g, tile).slots;
  const isSame = preview !== undefined && faceOf(preview.state, tile) === face;
  const coming = isSame ? portAt(preview.state, tile).slots : covers;
  const slots = face.slots.map((wants, i) => slotOf(wants, at(covers, i), at(coming, i)));
  return <PortFaceDrawn name={name} rum={face.rum} slots={slots} />;
};

/** The side that comes up when the tile is turned: a port begins with open slots. */
export const OtherFace = ({ g, tile }: OtherFaceProps) => {
  const face = otherFaceOf(g, tile);
  const name = faceName(g, at(g.pieces, tile), 1 - at(g.faces, tile));
  if (face.kind === 'sea')
    return <SeaFace name={name} goods={face.goods} cannon={face.cannon} action={face.action} />;
  const slots = face.slots.map((wants) => slotOf(wants, 'open', 'open'));
  return <PortFaceDrawn name={name} rum={face.rum} slots={slots} />;
};

/** A tile with its hatched back under it, for the moment when it is turned. */
export const ChartTile = ({ scene, tile, preview }: ChartTileProps) => {
  const g = scene.view.state;
  const { x, y } = cornerOf(placeOf(g, tile));
  const other = otherFaceOf(g, tile);
  return (
    <BoardSpace target={tileTarget(tile)} chip="none">
      <g transform={`translate(${x} ${y})`}>
        <rect className="tile-back" width={TILE} height={TILE} fill="url(#tile-back)" />
        <BoardPiece piece={facePiece(tile)}>
          {other.kind === 'sea' && (
            <title>
              {scene.words('seawolf.otherSide', {
                text: faceText(g, tile, 1 - at(g.faces, tile)),
              })}
            </title>
          )}
          <Face scene={scene} tile={tile} preview={preview} />
        </BoardPiece>
        <g className="focus-frame">
          <rect x="8" y="8" width={TILE - 16} height={TILE - 16} rx="5" />
          <rect x="8" y="8" width={TILE - 16} height={TILE - 16} rx="5" />
        </g>
      </g>
    </BoardSpace>
  );
};

/** Face down always looks the same. */
export const TileBack = () => (
  <pattern
    id="tile-back"
    width="9"
    height="9"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <rect width="9" height="9" fill="#1d4a63" />
    <path d="M0 0V9" {...inked(1.4, '#fbf8ef55')} />
  </pattern>
);
