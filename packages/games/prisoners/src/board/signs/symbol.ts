import { drawnBy } from '@quarterdeck/board-kit';
import type { SharedSymbol } from '@quarterdeck/board-kit/drawings';
import type { PRISONERS_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type PrisonersSymbol = SharedSymbol | keyof typeof PRISONERS_ONLY;

export const { Piece, Icon } = drawnBy<PrisonersSymbol>();
