import type { BoardProps, KeyOf, Scene, SceneProps, SeatProps } from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import type { PRISONERS_TABLE_EN } from './en-table.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof PRISONERS_TABLE_EN>;

export type PrisonersScene = Scene<Kinds, Said>;
export type PrisonersSceneProps = SceneProps<Kinds, Said>;
export type PrisonersSeatProps = SeatProps<Kinds, Said>;
export type PrisonersBoardProps = BoardProps<Kinds, Said>;
