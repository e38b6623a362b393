import type { ComponentType } from 'react';
import type { GalleryKind } from '../gallery/component.ts';
import type { ReplaySource } from '../replay/source.ts';
import type { GameId } from '../shelf/games.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';

/** What a board's folder may bring; the page finds it by the name of the file. */
export type TableDoor = { readonly Table: ComponentType<TableProps> };
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

/** `play` sets a table with the settings at hand; the others open what is stored or was read. */
export type TableProps = {
  readonly game: GameId;
  readonly open:
    | { readonly as: 'play' }
    | { readonly as: 'table'; readonly table: string }
    | { readonly as: 'replay'; readonly of: ReplaySource }
    | { readonly as: 'online'; readonly table: string; readonly invitation: string | undefined };
};

type Doors<Door> = Readonly<Record<string, () => Promise<Door>>>;

const TABLES: Doors<TableDoor> = import.meta.glob<TableDoor>('./*/table.tsx');
const GALLERIES: Doors<GalleryDoor> = import.meta.glob<GalleryDoor>('./*/gallery.tsx');
const EXAMPLES: Doors<ExamplesDoor> = import.meta.glob<ExamplesDoor>('./*/examples.tsx');
const VIGNETTES: Doors<VignettesDoor> = import.meta.glob<VignettesDoor>('./*/vignettes.tsx');

export const tableDoor = (game: GameId): (() => Promise<TableDoor>) | undefined =>
  TABLES[`./${game}/table.tsx`];
export const galleryDoor = (game: GameId): (() => Promise<GalleryDoor>) | undefined =>
  GALLERIES[`./${game}/gallery.tsx`];
export const examplesDoor = (game: GameId): (() => Promise<ExamplesDoor>) | undefined =>
  EXAMPLES[`./${game}/examples.tsx`];
export const vignettesDoor = (game: GameId): (() => Promise<VignettesDoor>) | undefined =>
  VIGNETTES[`./${game}/vignettes.tsx`];
