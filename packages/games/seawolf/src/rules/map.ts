// Chapter 2, The map: SW-025 to SW-030; and who goes when, SW-004

import type { Act, Seat } from '@quarterdeck/kernel';
import { at, clockwiseFrom } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { Direction } from '../pack/components.ts';
import { DIRECTIONS } from '../pack/components.ts';
import type { Face, PortFace, SeaFace, Table, TileId } from '../pack/printed.ts';
import { FEWEST_PLAYERS } from '../pack/printed.ts';

/** What changes with the player count. */
export const tableOf = (g: Seawolf): Table => at(g.printed.tables, g.ships.length - FEWEST_PLAYERS);

export const shipOf = <S>(g: { readonly ships: readonly S[] }, seat: Seat): S => at(g.ships, seat);

/** SW-004 */
export const inTurn = (g: Seawolf): Seat[] => clockwiseFrom(g.ships, g.first);

/** Where a ship or the pirate is, once it is placed. */
export function placed(tile: TileId | null): TileId {
  if (tile === null) throw new Error('a ship is asked for its tile before it is placed');
  return tile;
}

export const tileOf = (g: Seawolf, seat: Seat): TileId => placed(shipOf(g, seat).tile);

/** SW-025, SW-026 */
export const neighbourOf = (g: Seawolf, tile: TileId, direction: Direction): TileId =>
  at(tableOf(g).neighbours, tile)[direction];

/** SW-026: the four neighbours, north first. On a map of 3x3 all are different, too. */
export const neighboursOf = (g: Seawolf, tile: TileId): TileId[] =>
  DIRECTIONS.map((direction) => neighbourOf(g, tile, direction));

/** SW-029: only the face that is up counts. */
export const faceOf = (g: Seawolf, tile: TileId): Face =>
  at(at(g.printed.pieces, at(g.pieces, tile)).faces, at(g.faces, tile));

/** Both faces of every tile in the map are public (SW-S16). */
export const otherFaceOf = (g: Seawolf, tile: TileId): Face =>
  at(at(g.printed.pieces, at(g.pieces, tile)).faces, 1 - at(g.faces, tile));

export const isPort = (g: Seawolf, tile: TileId): boolean =>
  at(g.pieces, tile) >= g.printed.seaPieces.length;

export function seaFaceOf(g: Seawolf, tile: TileId): SeaFace {
  const face = faceOf(g, tile);
  if (face.kind !== 'sea') throw new Error(`tile ${tile} is a port, not a sea tile`);
  return face;
}

export function portFaceOf(g: Seawolf, tile: TileId): PortFace {
  const face = faceOf(g, tile);
  if (face.kind !== 'port') throw new Error(`tile ${tile} is a sea tile, not a port`);
  return face;
}

/** The goods on a port and its open slots. */
export function portAt<P extends { readonly tile: TileId }>(
  g: { readonly ports: readonly P[] },
  tile: TileId,
): P {
  const port = g.ports.find((p) => p.tile === tile);
  if (port === undefined) throw new Error(`no port lies on tile ${tile}`);
  return port;
}

/** The merchant ships on a tile, in turn order. */
export const shipsOn = (g: Seawolf, tile: TileId): Seat[] =>
  inTurn(g).filter((seat) => shipOf(g, seat).tile === tile);

function isDeserted(g: Seawolf, tile: TileId): boolean {
  if (g.pirate === tile) return false;
  for (const ship of g.ships) if (ship.tile === tile) return false;
  return true;
}

/** SW-030, SW-121, SW-122, SW-190, SW-191: a sea tile that the last ship has left is turned. */
export function turnIfDeserted(g: Draft, tile: TileId, clause: ClauseId, act: Act<Kinds>): void {
  if (isPort(g, tile) || !isDeserted(g, tile)) return;
  const face = 1 - at(g.faces, tile);
  g.faces[tile] = face;
  act.emit(clause, 'tile-turned', { tile, face });
}
