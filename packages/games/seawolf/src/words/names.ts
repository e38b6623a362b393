import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Message, Param } from '@quarterdeck/kernel/say';
import { messages } from '@quarterdeck/kernel/say';
import type { Seawolf } from '../model/state.ts';
import type { Cargo, Direction, ExtensionType, Loot } from '../pack/components.ts';
import type { MissionId, SternId } from '../pack/ids.gen.ts';
import type { PortFaceId, TileId } from '../pack/printed.ts';
import { faceName, wordingsOf } from '../pack/wordings.ts';
import { tableOf } from '../rules/map.ts';
import { ENGLISH } from './english.ts';

export const put = messages(ENGLISH);

export const captain = (seat: Seat): Param => ({ seat });
export const captains = (seats: readonly Seat[]): Param => ({ list: seats.map(captain) });

export const thalers = (count: number): Message => put('thalers', { count });

export const cargoName = (loot: Loot): Message => put(`cargo.${loot}`);

/** "2 cotton", "1 thaler" */
export const lootCount = (count: number, loot: Loot): Message =>
  loot === 'thalers' ? thalers(count) : put('counted', { count, cargo: cargoName(loot) });

/** "2 cotton and 1 tea": alike things are counted together. */
export function cargoList(cargo: readonly Cargo[]): Param {
  const kinds = [...new Set(cargo)];
  return {
    list: kinds.map((kind) => lootCount(cargo.filter((one) => one === kind).length, kind)),
  };
}

export const directionName = (direction: Direction): Message => put(`direction.${direction}`);

export const tileName = (g: Seawolf, tile: TileId): string =>
  faceName(g, at(g.pieces, tile), at(g.faces, tile));

/** The name of a tile in the log, which outlives the port that lay there. */
export const placeName = (g: Seawolf, tile: TileId, port: PortFaceId | null): string =>
  port === null ? tileName(g, tile) : portName(g, port);

/** The words on a face, as the pack has them; on the one that is up, unless another is meant. */
export function faceText(g: Seawolf, tile: TileId, face = at(g.faces, tile)): string {
  const { seaPieces } = g.printed;
  const content = wordingsOf(g);
  const piece = at(g.pieces, tile);
  const side = face === 0 ? 'a' : 'b';
  return piece < seaPieces.length
    ? at(content.seaTiles, piece).faces[side].text
    : at(content.portTiles, piece - seaPieces.length).faces[side].text;
}

export function portName(g: Seawolf, port: PortFaceId): string {
  const { piece, face } = at(g.printed.portFaces, port);
  return faceName(g, piece, face);
}

export const extensionName = (g: Seawolf, type: ExtensionType): string =>
  wordingsOf(g).extensions.types[type].name.toLowerCase();

export const missionName = (g: Seawolf, mission: MissionId): string =>
  wordingsOf(g).missions[mission].name;

export const sternName = (g: Seawolf, stern: SternId): string => wordingsOf(g).sterns[stern].name;

const POSITIONS = ['1', '2', '3', '4', '5'] as const;
export const positionName = (position: number): Message =>
  put(`position.${at(POSITIONS, position - 1)}`);

export const COLUMN_LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The name of a place on the map, as its edges have it: B3. */
export const chartName = (g: Seawolf, tile: TileId): string => {
  const { row, column } = placeOnMap(g, tile);
  return `${at(COLUMN_LETTERS, column - 1)}${row}`;
};

/** Rows and columns from 1, as a map is read. */
export const placeOnMap = (g: Seawolf, tile: TileId): { row: number; column: number } => {
  const { size } = tableOf(g).setup;
  return { row: Math.floor(tile / size) + 1, column: (tile % size) + 1 };
};
