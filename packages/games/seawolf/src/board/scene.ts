import type {
  BoardProps,
  KeyOf,
  KIT_EN,
  Scene,
  SceneProps,
  SEAT_COLOURS_EN,
  SeatProps,
  Words,
} from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import type { SEAWOLF_TABLE_EN } from './en-table.ts';
import type { SEAWOLF_GALLERY_EN } from './gallery/en-gallery.ts';

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
