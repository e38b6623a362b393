import { DARK_INK, inked, Sheet } from '@quarterdeck/board-kit/drawings';
import type { DieFace } from '../../index.ts';
import { type DoubloonsSymbol, Piece } from '../signs/symbol.ts';

const SIGN = {
  crew: 'deckhand',
  doubloon: 'doubloon',
  voodoo: 'voodoo',
} as const satisfies Record<DieFace, DoubloonsSymbol>;

/** The attack die: crew, doubloon, voodoo. */
export const DieDrawn = ({ face, size }: { readonly face: DieFace; readonly size: number }) => (
  <Sheet width={size} viewWidth={100} viewHeight={100}>
    <rect x="4" y="4" width="92" height="92" rx="17" fill="var(--bone)" {...inked(4)} />
    <Piece name={SIGN[face]} x={16} y={16} size={68} colours={DARK_INK} />
  </Sheet>
);
