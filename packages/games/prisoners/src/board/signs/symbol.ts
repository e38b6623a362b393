import {
  AnyIcon,
  AnyPiece,
  type IconProps,
  type PieceProps,
  type SharedSymbol,
} from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { PRISONERS_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type PrisonersSymbol = SharedSymbol | keyof typeof PRISONERS_ONLY;

export const Piece: (props: PieceProps<PrisonersSymbol>) => ReactElement = AnyPiece;
export const Icon: (props: IconProps<PrisonersSymbol>) => ReactElement = AnyIcon;
