import { AnyMatCount, type MatCountProps } from '@quarterdeck/board-kit';
import {
  AnyIcon,
  AnyPiece,
  type IconProps,
  type PieceProps,
  type SharedSymbol,
} from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { TINYPIRATES_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type TinypiratesSymbol = SharedSymbol | keyof typeof TINYPIRATES_ONLY;

export const Piece: (props: PieceProps<TinypiratesSymbol>) => ReactElement = AnyPiece;
export const Icon: (props: IconProps<TinypiratesSymbol>) => ReactElement = AnyIcon;
export const MatCount: (props: MatCountProps<TinypiratesSymbol>) => ReactElement = AnyMatCount;
