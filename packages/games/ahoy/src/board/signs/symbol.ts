import { AnyMatCount, type MatCountProps } from '@quarterdeck/board-kit';
import {
  AnyIcon,
  AnyPiece,
  type IconProps,
  type PieceProps,
  type SharedSymbol,
} from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { AHOY_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type AhoySymbol = SharedSymbol | keyof typeof AHOY_ONLY;

export const Piece: (props: PieceProps<AhoySymbol>) => ReactElement = AnyPiece;
export const Icon: (props: IconProps<AhoySymbol>) => ReactElement = AnyIcon;
export const MatCount: (props: MatCountProps<AhoySymbol>) => ReactElement = AnyMatCount;
