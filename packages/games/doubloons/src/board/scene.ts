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
import type { DOUBLOONS_TABLE_EN } from './en-table.ts';
import type { DOUBLOONS_GALLERY_EN } from './gallery/en-gallery.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof DOUBLOONS_TABLE_EN>;

export type DoubloonsScene = Scene<Kinds, Said>;
export type DoubloonsSceneProps = SceneProps<Kinds, Said>;
export type DoubloonsSeatProps = SeatProps<Kinds, Said>;
export type DoubloonsBoardProps = BoardProps<Kinds, Said>;

/** What its gallery says. */
export type DoubloonsGalleryWords = Words<
  Said | KeyOf<typeof DOUBLOONS_GALLERY_EN | typeof KIT_EN | typeof SEAT_COLOURS_EN>
>;
