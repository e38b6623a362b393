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
import type { TINYPIRATES_TABLE_EN } from './en-table.ts';
import type { TINYPIRATES_GALLERY_EN } from './gallery/en-gallery.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof TINYPIRATES_TABLE_EN>;

export type TinypiratesScene = Scene<Kinds, Said>;
export type TinypiratesSceneProps = SceneProps<Kinds, Said>;
export type TinypiratesSeatProps = SeatProps<Kinds, Said>;
export type TinypiratesBoardProps = BoardProps<Kinds, Said>;

/** What its gallery says. */
export type TinypiratesGalleryWords = Words<
  Said | KeyOf<typeof TINYPIRATES_GALLERY_EN | typeof KIT_EN | typeof SEAT_COLOURS_EN>
>;
