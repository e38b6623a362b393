import type { AHOY_EXAMPLES_EN } from '../boards/ahoy/en-examples.ts';
import type { AHOY_GALLERY_EN } from '../boards/ahoy/en-gallery.ts';
import type { AHOY_TABLE_EN } from '../boards/ahoy/en-table.ts';
import type { DOUBLOONS_EXAMPLES_EN } from '../boards/doubloons/en-examples.ts';
import type { DOUBLOONS_GALLERY_EN } from '../boards/doubloons/en-gallery.ts';
import type { DOUBLOONS_TABLE_EN } from '../boards/doubloons/en-table.ts';
import type { PRISONERS_EXAMPLES_EN } from '../boards/prisoners/en-examples.ts';
import type { PRISONERS_GALLERY_EN } from '../boards/prisoners/en-gallery.ts';
import type { PRISONERS_TABLE_EN } from '../boards/prisoners/en-table.ts';
import type { SEAWOLF_EXAMPLES_EN } from '../boards/seawolf/en-examples.ts';
import type { SEAWOLF_GALLERY_EN } from '../boards/seawolf/en-gallery.ts';
import type { SEAWOLF_TABLE_EN } from '../boards/seawolf/en-table.ts';
import type { TINYPIRATES_EXAMPLES_EN } from '../boards/tinypirates/en-examples.ts';
import type { TINYPIRATES_GALLERY_EN } from '../boards/tinypirates/en-gallery.ts';
import type { TINYPIRATES_TABLE_EN } from '../boards/tinypirates/en-table.ts';
import type { GALLERY_EN } from '../gallery/en.ts';
import type { GAME_PAGE_EN } from '../game-page/en.ts';
import type { MODULES_EN } from '../game-page/en-modules.ts';
import type { NEW_TABLE_EN } from '../new-table/en.ts';
import type { PACK_EN } from '../new-table/en-pack.ts';
import type { SEATS_EN } from '../new-table/en-seats.ts';
import type { ONLINE_EN } from '../online/en.ts';
import type { REPLAY_EN } from '../replay/en.ts';
import type { RULEBOOK_EN } from '../rulebook/en.ts';
import type { SETTINGS_EN } from '../settings-page/en.ts';
import type { KEYS_EN } from '../settings-page/en-keys.ts';
import type { TABLE_EN } from '../table/en.ts';
import type { PAGE_EN } from './en.ts';

/**
 * The English of all rooms: complete, and the measure for every other language. Types only, so that
 * the page carries no room's sentences before the room is entered.
 */
type English = typeof PAGE_EN &
  typeof GAME_PAGE_EN &
  typeof MODULES_EN &
  typeof NEW_TABLE_EN &
  typeof SEATS_EN &
  typeof PACK_EN &
  typeof RULEBOOK_EN &
  typeof GALLERY_EN &
  typeof ONLINE_EN &
  typeof REPLAY_EN &
  typeof SETTINGS_EN &
  typeof KEYS_EN &
  typeof TABLE_EN &
  typeof AHOY_TABLE_EN &
  typeof AHOY_GALLERY_EN &
  typeof AHOY_EXAMPLES_EN &
  typeof DOUBLOONS_EXAMPLES_EN &
  typeof DOUBLOONS_GALLERY_EN &
  typeof DOUBLOONS_TABLE_EN &
  typeof PRISONERS_TABLE_EN &
  typeof PRISONERS_GALLERY_EN &
  typeof PRISONERS_EXAMPLES_EN &
  typeof SEAWOLF_TABLE_EN &
  typeof SEAWOLF_GALLERY_EN &
  typeof SEAWOLF_EXAMPLES_EN &
  typeof TINYPIRATES_TABLE_EN &
  typeof TINYPIRATES_GALLERY_EN &
  typeof TINYPIRATES_EXAMPLES_EN;

/** `{{count}}` picks among `_one` and `_other`; the key leaves the suffix out. */
type WithoutCount<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutCount<K> : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** Every sentence by its path; a word that does not exist does not compile. */
export type WordKey = PathsOf<English>;

export type WordValues = Readonly<Record<string, string | number>>;

export type Words = (key: WordKey, values?: WordValues) => string;
