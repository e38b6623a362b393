import type { Kinds } from '@quarterdeck/seawolf';
import type { BoardProps, Scene, SceneProps, SeatProps } from '../../table/board-contract.ts';
import type { KIT_EN, SEAT_COLOURS_EN } from '../../words/en-kit.ts';
import type { KeyOf, Words } from '../../words/words.ts';
import type { SEAWOLF_GALLERY_EN } from './en-gallery.ts';
import type { SEAWOLF_TABLE_EN } from './en-table.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof SEAWOLF_TABLE_EN>;

export type SeawolfScene = Scene<Kinds, Said>;
export type SeawolfSceneProps = SceneProps<Kinds, Said>;
export type SeawolfSeatProps = SeatProps<Kinds, Said>;
export type SeawolfBoardProps = BoardProps<Kinds, Said>;

/** What its gallery says. */
export type SeawolfGalleryWords = Words<
  Said | KeyOf<typeof SEAWOLF_GALLERY_EN | typeof KIT_EN | typeof SEAT_COLOURS_EN>
>;
