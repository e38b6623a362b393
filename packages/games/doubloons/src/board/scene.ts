import type { BoardProps, KeyOf, Scene, SceneProps, SeatProps } from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import type { DOUBLOONS_TABLE_EN } from './en-table.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof DOUBLOONS_TABLE_EN>;

export type DoubloonsScene = Scene<Kinds, Said>;
export type DoubloonsSceneProps = SceneProps<Kinds, Said>;
export type DoubloonsSeatProps = SeatProps<Kinds, Said>;
export type DoubloonsBoardProps = BoardProps<Kinds, Said>;
