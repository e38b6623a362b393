import { at, idsOf } from '@quarterdeck/kernel';
import { type Cell, textGrid } from '@quarterdeck/kernel/say';
import type { TileId } from '../pack/printed.ts';
import { faceOf, portAt, shipsOn, tableOf } from '../rules/map.ts';
import { COLUMN_LETTERS, put, tileName } from './names.ts';
import { cargoWord, type SeawolfViewing } from './viewing.ts';

/** Four tiles side by side fit into a usual terminal. */
const WIDTH = 16;

/** What a sea tile loads, or what a port still wants. */
const goodsAt = (viewing: SeawolfViewing, tile: TileId): string => {
  const g = viewing.view.state;
  const face = faceOf(g, tile);
  const { speaker } = viewing;
  if (face.kind === 'port') {
    const { slots } = portAt(g, tile);
    const wanted = face.slots.filter((_, slot) => slots[slot] === 'open');
    return wanted.map((good) => cargoWord(viewing, good).slice(0, 2)).join(' ');
  }
  return [
    ...face.goods.map((good) => cargoWord(viewing, good)),
    ...(face.cannon ? [speaker.words(put('see.map.cannon'))] : []),
  ].join(', ');
};

const tileCell = (viewing: SeawolfViewing, tile: TileId): Cell => {
  const g = viewing.view.state;
  const { speaker } = viewing;
  const isPort = faceOf(g, tile).kind === 'port';
  return [
    isPort ? tileName(g, tile).toUpperCase() : tileName(g, tile),
    goodsAt(viewing, tile),
    [
      ...shipsOn(g, tile).map((seat) => at(viewing.seats, seat).called),
      ...(g.pirate === tile ? [speaker.words(put('see.map.pirate'))] : []),
    ].join(', '),
  ];
};

/** The map as text: name, goods, ships. Ports stand in capitals, with what they still want. */
export const map = (viewing: SeawolfViewing): readonly string[] => {
  const g = viewing.view.state;
  const { size } = tableOf(g).setup;
  const cells = idsOf<TileId>(g.pieces).map((tile) => tileCell(viewing, tile));
  return textGrid({
    columns: COLUMN_LETTERS.slice(0, size),
    rows: Array.from({ length: size }, (_, row) => `${row + 1}`),
    cells: Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)),
    width: WIDTH,
  });
};
