import { at } from './ids.ts';
import { HIDDEN, HIDDEN_WORD } from './schema/node.ts';

type Piece = number | string;

/**
 * Puts the unseen pieces of one pool into the holes, at random: `all` of them, less what the zones
 * show. It throws where the counts do not fit, so it checks conservation too.
 */
export function dealHoles<P extends Piece>(
  chance: { shuffle<T>(items: T[]): void },
  all: readonly P[],
  zones: readonly P[][],
): void {
  const unseen = unseenOf(all, zones);
  chance.shuffle(unseen);
  let dealt = 0;
  for (const zone of zones)
    for (let i = 0; i < zone.length; i++) {
      if (!isHole(at(zone, i))) continue;
      const piece = unseen[dealt++];
      if (piece === undefined) throw new Error(`dealHoles: more holes than the pool has pieces`);
      zone[i] = piece;
    }
  if (dealt !== unseen.length)
    throw new Error(`dealHoles: ${unseen.length - dealt} pieces have no place`);
}

const isHole = (piece: Piece): boolean => piece === HIDDEN || piece === HIDDEN_WORD;

function unseenOf<P extends Piece>(all: readonly P[], zones: readonly (readonly P[])[]): P[] {
  const left = new Map<P, number>();
  for (const piece of all) left.set(piece, (left.get(piece) ?? 0) + 1);
  for (const zone of zones)
    for (const piece of zone) {
      if (isHole(piece)) continue;
      const count = left.get(piece) ?? 0;
      if (count === 0) throw new Error(`dealHoles: ${piece} is not in the pool, or seen twice`);
      left.set(piece, count - 1);
    }
  const unseen: P[] = [];
  for (const [piece, count] of left) for (let n = 0; n < count; n++) unseen.push(piece);
  return unseen;
}
