import { type HexId, hexOf, type Prisoners } from '../../index.ts';
import { type Cell, centreOf, type Spot } from './hexes.ts';

type Ocean = Pick<Prisoners, 'printed'>;

export const cellOf = (g: Ocean, hex: HexId): Cell => {
  const { column, row } = hexOf(g, hex);
  return { col: column, row };
};

export const spotOf = (g: Ocean, hex: HexId): Spot => centreOf(cellOf(g, hex));
