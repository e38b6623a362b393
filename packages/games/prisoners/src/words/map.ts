import { at } from '@quarterdeck/kernel';
import type { HexId } from '../pack/fields.ts';
import { knownOf } from './known.ts';
import { put } from './names.ts';
import type { PrisonersViewing } from './viewing.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Two letters for whatever stands on a hex. */
const marksOf = ({ view: { state: g }, seats }: PrisonersViewing): ReadonlyMap<HexId, string> =>
  new Map([
    ...g.destinations.map((destination): [HexId, string] => {
      const known = knownOf(destination);
      const face = known.kind === 'territory' ? known.territory : known.kind;
      const isOpen = destination.explored && known.kind !== 'hidden';
      return [destination.hex, isOpen ? face.slice(0, 2) : '??'];
    }),
    ...g.ships.flatMap(({ hex, seat, level }): [HexId, string][] =>
      hex === null ? [] : [[hex, `${at(seats, seat).called.charAt(0)}${level}`]],
    ),
  ]);

/**
 * The ocean as text, two letters a hex: ships by whose they are and their level, two letters of what
 * is explored, question marks for what is not.
 */
export const map = (viewing: PrisonersViewing): readonly string[] => {
  const { view, speaker } = viewing;
  const { hexes } = view.state.printed;
  const marks = marksOf(viewing);
  const columns = Math.max(...hexes.map(({ column }) => column)) + 1;
  const rows = Math.max(...hexes.map(({ row }) => row)) + 1;
  const markAt = (column: number, row: number): string => {
    const print = hexes.find((one) => one.column === column && one.row === row);
    return print === undefined ? '  ' : (marks.get(print.hex) ?? ' .');
  };
  const letters = upTo(columns).map((column) => ` ${String.fromCharCode(65 + column)}`);
  return [
    `    ${letters.join(' ')}`,
    ...upTo(rows).map(
      (row) =>
        `${String(row + 1).padStart(3)} ${upTo(columns)
          .map((column) => markAt(column, row))
          .join(' ')}`,
    ),
    speaker.words(put('see.map.legend')),
  ];
};
