// Chapter 11, The port draw pile: SW-033, SW-177, SW-180

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { PieceId, PortFaceId, PortFaceOnPiece, Printed, TileId } from '../pack/printed.ts';
import { portAt, portFaceOf } from './map.ts';

export function portFaceId(printed: Printed, piece: PieceId, face: number): PortFaceId {
  const found = printed.portFaces.find((one) => one.piece === piece && one.face === face);
  if (found === undefined) throw new Error(`piece ${piece} has no port face ${face}`);
  return found.id;
}

/** The face of a port that lies on a tile of the map. */
export const portOn = (g: Seawolf, tile: TileId): PortFaceId =>
  portFaceId(g.printed, at(g.pieces, tile), at(g.faces, tile));

/** SW-177: the full port goes to the used ones, and the next of the pile takes its place. */
export function openNextPort(g: Draft, tile: TileId, act: Act<Kinds>): void {
  g.usedPorts.push(portOn(g, tile));
  if (g.portPile.length === 0) recyclePorts(g, act);
  const next = drawPort(g);
  g.pieces[tile] = next.piece;
  g.faces[tile] = next.face;
  portAt(g, tile).slots = portFaceOf(g, tile).slots.map(() => 'open');
  act.emit('SW-177', 'port-opened', { tile, port: next.id });
}

/** SW-180, SW-S66: everybody knows what lies in the new pile, nobody in which order. */
function recyclePorts(g: Draft, act: Act<Kinds>): void {
  g.recycledPorts = g.usedPorts.map((id) => {
    const { piece, face } = at(g.printed.portFaces, id);
    return portFaceId(g.printed, piece, 1 - face);
  });
  g.usedPorts = [];
  g.portPile = [...g.recycledPorts];
  act.shuffle(g.portPile);
  act.emit('SW-180', 'ports-recycled', { count: g.portPile.length });
}

function drawPort(g: Draft): PortFaceOnPiece {
  const id = g.portPile.pop();
  if (id === undefined) throw new Error('the port draw pile is empty');
  const known = g.recycledPorts.indexOf(id);
  if (known >= 0) g.recycledPorts.splice(known, 1);
  return at(g.printed.portFaces, id);
}
