import type { ComponentType } from 'react';
import type { Catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import type { GalleryKind } from './gallery.ts';

/** What a board may bring beside its table; all of it is fetched when it is first wanted. */
export type GalleryDoor = {
  /** What it says, in English. */
  readonly WORDS: readonly Catalogue[];
  readonly Symbols: ComponentType;
  readonly gallery: (words: Words<string>) => readonly GalleryKind[];
  /** Where a pack of one's own can be shown instead. */
  readonly ownPack?: OwnPackDoor;
};
export type OwnPackDoor = {
  /** The game's own pack, to compare with and to begin from. */
  readonly content: unknown;
  /** Throws what names everything that is wrong with it. */
  readonly galleryOf: (words: Words<string>, raw: unknown) => readonly GalleryKind[];
};
export type VignettesDoor = {
  readonly Symbols: ComponentType;
  readonly VIGNETTES: readonly [ComponentType, ComponentType, ComponentType, ComponentType];
};

/** Clauses explained by a drawing, by their ids. */
export type Examples<Key extends string> = Readonly<
  Record<string, { readonly Figure: ComponentType; readonly caption: Key }>
>;
export type ExamplesDoor = {
  readonly WORDS: readonly Catalogue[];
  readonly Symbols: ComponentType;
  readonly EXAMPLES: Examples<string>;
};
