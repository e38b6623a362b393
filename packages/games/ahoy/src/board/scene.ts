import type { BoardProps, KeyOf, Scene, SceneProps, SeatProps } from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import type { AHOY_TABLE_EN } from './en-table.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof AHOY_TABLE_EN>;

export type AhoyScene = Scene<Kinds, Said>;
export type AhoySceneProps = SceneProps<Kinds, Said>;
export type AhoySeatProps = SeatProps<Kinds, Said>;
export type AhoyBoardProps = BoardProps<Kinds, Said>;
