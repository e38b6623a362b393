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
import type { PRISONERS_TABLE_EN } from './en-table.ts';
import type { PRISONERS_GALLERY_EN } from './gallery/en-gallery.ts';

/** What the board says beside the game’s own words. */
type Said = KeyOf<typeof PRISONERS_TABLE_EN>;

export type PrisonersScene = Scene<Kinds, Said>;
export type PrisonersSceneProps = SceneProps<Kinds, Said>;
export type PrisonersSeatProps = SeatProps<Kinds, Said>;
export type PrisonersBoardProps = BoardProps<Kinds, Said>;

/** What its gallery says. */
export type PrisonersGalleryWords = Words<
  Said | KeyOf<typeof PRISONERS_GALLERY_EN | typeof KIT_EN | typeof SEAT_COLOURS_EN>
>;
