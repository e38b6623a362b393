import { drawnBy } from '@quarterdeck/board-kit';
import type { SharedSymbol } from '@quarterdeck/board-kit/drawings';
import type { TINYPIRATES_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type TinypiratesSymbol = SharedSymbol | keyof typeof TINYPIRATES_ONLY;

export const { Piece, Icon, MatCount } = drawnBy<TinypiratesSymbol>();
