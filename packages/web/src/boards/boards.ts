import type { ExamplesDoor, GalleryDoor, VignettesDoor } from '@quarterdeck/board-kit';
import type { ComponentType } from 'react';
import type { ReplaySource } from '../replay/source.ts';
import type { GameId } from '../shelf/games.ts';

export type TableDoor = { readonly Table: ComponentType<TableProps> };

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
