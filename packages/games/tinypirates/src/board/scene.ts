import type { BoardProps, KeyOf, Scene, SceneProps, SeatProps } from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import type { TINYPIRATES_TABLE_EN } from './en-table.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof TINYPIRATES_TABLE_EN>;

export type TinypiratesScene = Scene<Kinds, Said>;
export type TinypiratesSceneProps = SceneProps<Kinds, Said>;
export type TinypiratesSeatProps = SeatProps<Kinds, Said>;
export type TinypiratesBoardProps = BoardProps<Kinds, Said>;
