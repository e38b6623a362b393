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
import type { AHOY_TABLE_EN } from './en-table.ts';
import type { AHOY_GALLERY_EN } from './gallery/en-gallery.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof AHOY_TABLE_EN>;

export type AhoyScene = Scene<Kinds, Said>;
export type AhoySceneProps = SceneProps<Kinds, Said>;
export type AhoySeatProps = SeatProps<Kinds, Said>;
export type AhoyBoardProps = BoardProps<Kinds, Said>;

/** What its gallery says. */
export type AhoyGalleryWords = Words<
  Said | KeyOf<typeof AHOY_GALLERY_EN | typeof KIT_EN | typeof SEAT_COLOURS_EN>
>;
