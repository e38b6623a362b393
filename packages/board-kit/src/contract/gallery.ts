import type { ComponentType } from 'react';

export const SOURCES = ['book', 'derived', 'public', 'ours'] as const;
export type Source = (typeof SOURCES)[number];

/** The three sizes a component is shown at; below 100 px words leave and symbols grow. */
export type DrawProps = { readonly width: number };

/** One component of a game, as the gallery shows it. Its words come from the content pack. */
export type GalleryComponent = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** How many there are, in words or figures. */
  readonly count: string;
  readonly source: Source;
  /** Said when parts of it have another source. */
  readonly sourceNote?: string;
  readonly clauses?: readonly string[];
  readonly draw: ComponentType<DrawProps>;
};

export type GalleryKind = {
  readonly id: string;
  readonly name: string;
  readonly components: readonly GalleryComponent[];
};
