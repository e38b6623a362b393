import { at } from '@quarterdeck/kernel';
import { wordingsBeside } from '@quarterdeck/kernel/pack';
import type { SeawolfPack } from './pack-shape.ts';
import type { PieceId, Printed } from './printed.ts';

/** What the components of this table's pack are called, say and look like: for words and boards. */
export const wordingsOf = ({ printed }: { readonly printed: Printed }): SeawolfPack =>
  wordingsBeside<SeawolfPack>(printed);

/** A sea tile has one name, a port one on each face: 0 is a, 1 is b. */
export function faceName(g: { readonly printed: Printed }, piece: PieceId, face: number): string {
  const { seaTiles, portTiles } = wordingsOf(g);
  if (piece < seaTiles.length) return at(seaTiles, piece).name;
  const { faces } = at(portTiles, piece - seaTiles.length);
  return (face === 0 ? faces.a : faces.b).name;
}
