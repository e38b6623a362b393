import { drawnBy } from '@quarterdeck/board-kit';
import type { SharedSymbol } from '@quarterdeck/board-kit/drawings';
import type { AHOY_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type AhoySymbol = SharedSymbol | keyof typeof AHOY_ONLY;

export const { Piece, Icon, MatCount } = drawnBy<AhoySymbol>();
