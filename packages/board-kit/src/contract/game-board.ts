import type { GameAbout, GameModel, Kinds } from '@quarterdeck/kernel';
import type { ErasedKinds, GameModule } from '@quarterdeck/kernel/engine';
import type { Catalogue as Phrases, Say } from '@quarterdeck/kernel/say';
import type { ComponentType } from 'react';
import type { Catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { type AnyKit, anyKit, type BoardKit } from './board-contract.ts';
import type { GalleryKind } from './gallery.ts';

/** What the page knows of a game: how to read it and how to say it. Its rules stay with the host. */
export type GameOnPage = { readonly game: GameModel<ErasedKinds>; readonly say: Say<ErasedKinds> };

/** What a table of a game is drawn with. */
export type TableBoard = { readonly kit: AnyKit; readonly game: GameOnPage };
export type TableDoor = { readonly TABLE: TableBoard };

/** The one gate: from here on nobody looks into the game's values but its own board. */
export const tableBoard = <K extends Kinds, P extends Phrases, Key extends string>(
  kit: BoardKit<K, Key>,
  game: GameModel<K>,
  say: Say<K, P>,
): TableBoard => ({ kit: anyKit(kit), game: { game, say } as unknown as GameOnPage });

/** A text file as it is. */
export type TextDoor = { readonly default: string };

/** The face of a game. All but the cover is fetched when it is first wanted. */
export type GameBoard = {
  readonly cover: ComponentType;
  readonly table: () => Promise<TableDoor>;
  readonly gallery?: () => Promise<GalleryDoor>;
  readonly examples?: () => Promise<ExamplesDoor>;
  /** A turn in four drawings. */
  readonly vignettes?: () => Promise<VignettesDoor>;
  /** Its numbered rules, and our decisions where they lie apart. */
  readonly ledger?: () => Promise<TextDoor>;
  /** Positions that show the rules at work, written from the tests (`Demonstrations` as JSON). */
  readonly demonstrations?: () => Promise<TextDoor>;
  readonly silences?: () => Promise<TextDoor>;
};

/** A game as a page is handed it; one without a face is shown in words, for which its rules are fetched. */
export type PageGame = { readonly about: GameAbout } & (
  | { readonly board: GameBoard }
  | { readonly load: () => Promise<GameModule> }
);

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
