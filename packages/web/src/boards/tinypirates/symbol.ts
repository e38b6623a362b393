import type { ReactElement } from 'react';
import { AnyIcon, AnyPiece, type IconProps, type PieceProps } from '../../drawings/piece.tsx';
import type { SharedSymbol } from '../../drawings/symbols/symbol-name.ts';
import { AnyMatCount, type MatCountProps } from '../../table/mat/mat-count.tsx';
import type { TINYPIRATES_ONLY } from './symbols.tsx';

/** A name that no sprite of this board holds does not compile, and no drawing is loaded for it. */
export type TinypiratesSymbol = SharedSymbol | keyof typeof TINYPIRATES_ONLY;

export const Piece: (props: PieceProps<TinypiratesSymbol>) => ReactElement = AnyPiece;
export const Icon: (props: IconProps<TinypiratesSymbol>) => ReactElement = AnyIcon;
export const MatCount: (props: MatCountProps<TinypiratesSymbol>) => ReactElement = AnyMatCount;
