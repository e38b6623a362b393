import type { ReactElement } from 'react';
import { AnyIcon, AnyPiece, type IconProps, type PieceProps } from '../drawings/piece.tsx';
import { AnyMatCount, type MatCountProps } from './mat-count.tsx';

type Draws<Props> = (props: Props) => ReactElement;

/** What a board draws by the names of its own symbols, and of those that every board has. */
export const drawnBy = <Name extends string>(): {
  readonly Piece: Draws<PieceProps<Name>>;
  readonly Icon: Draws<IconProps<Name>>;
  readonly MatCount: Draws<MatCountProps<Name>>;
} => ({ Piece: AnyPiece, Icon: AnyIcon, MatCount: AnyMatCount });
