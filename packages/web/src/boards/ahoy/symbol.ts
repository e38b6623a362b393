import type { ReactElement } from 'react';
import { AnyIcon, AnyPiece, type IconProps, type PieceProps } from '../../drawings/piece.tsx';
import type { SharedSymbol } from '../../drawings/symbols/symbol-name.ts';
import { AnyMatCount, type MatCountProps } from '../../table/mat/mat-count.tsx';
import type { AHOY_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type AhoySymbol = SharedSymbol | keyof typeof AHOY_ONLY;

export const Piece: (props: PieceProps<AhoySymbol>) => ReactElement = AnyPiece;
export const Icon: (props: IconProps<AhoySymbol>) => ReactElement = AnyIcon;
export const MatCount: (props: MatCountProps<AhoySymbol>) => ReactElement = AnyMatCount;
