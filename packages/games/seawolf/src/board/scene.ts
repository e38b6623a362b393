import type { BoardProps, KeyOf, Scene, SceneProps, SeatProps } from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import type { SEAWOLF_TABLE_EN } from './en-table.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof SEAWOLF_TABLE_EN>;

export type SeawolfScene = Scene<Kinds, Said>;
export type SeawolfSceneProps = SceneProps<Kinds, Said>;
export type SeawolfSeatProps = SeatProps<Kinds, Said>;
export type SeawolfBoardProps = BoardProps<Kinds, Said>;
