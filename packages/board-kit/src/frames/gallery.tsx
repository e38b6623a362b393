// A gallery is a table of rows: what the pack says of each component, and its drawing.

import { type PackSource, readPack, withWordings } from '@quarterdeck/kernel/pack';
import type { ComponentType, ReactNode } from 'react';
import type { DrawProps, GalleryComponent, GalleryKind } from '../contract/gallery.ts';
import type { GalleryDoor, OwnPackDoor } from '../contract/game-board.ts';
import { sourceOf } from '../contract/source-of.ts';
import { PaperCard, Sheet, Token } from '../drawings/paper.tsx';
import type { KIT_EN, SEAT_COLOURS_EN } from '../words/en.ts';
import type { KeyOf, Words } from '../words/words.ts';

/** A content pack, and what the game reads out of it. */
export type PackContents<S extends { readonly content: unknown }, Printed> = {
  readonly pack: S['content'];
  readonly printed: Printed;
};

export type GalleryRow = Pick<GalleryComponent, 'id' | 'name' | 'text' | 'clauses' | 'draw'> & {
  /** How many there are, or what is said instead; one unless given. */
  readonly count?: number | string;
  /** The part of the pack that says where it is known from. */
  readonly of: Parameters<typeof sourceOf>[0];
};

/** The rows of one kind of component. `Key`: the words of the game's board and gallery. */
export type GalleryRows<Key extends string, Contents> = (
  words: Words<Key | KeyOf<typeof KIT_EN | typeof SEAT_COLOURS_EN>>,
  contents: Contents,
) => readonly GalleryRow[];

/** A part of a pack that says all there is to say of a component. */
type PrintedItem = GalleryRow['of'] & {
  readonly name?: string;
  readonly text?: string;
  readonly count?: number;
  readonly clause?: string;
};

/** A row as the pack has it, but for what is told otherwise. */
export const printedRow = (
  id: string,
  item: PrintedItem,
  draw: GalleryRow['draw'],
  told: Partial<Omit<GalleryRow, 'id' | 'of' | 'draw'>> = {},
): GalleryRow => {
  const { name = '', text = '', count = 1, clause } = item;
  return {
    id,
    name,
    text,
    count,
    of: item,
    ...(clause !== undefined && { clauses: [clause] }),
    draw,
    ...told,
  };
};

const componentOf = (
  words: Words<string>,
  { id, name, text, count = 1, of, clauses, draw }: GalleryRow,
): GalleryComponent => ({
  id,
  name,
  text,
  count: typeof count === 'string' ? count : words('kit.pieces', { count }),
  ...sourceOf(of, words),
  ...(clauses && { clauses }),
  draw,
});

type GalleryParts<P extends object, Printed extends object> = {
  /** Where the name of a kind stands in the board's catalogue. */
  readonly kindKey: (kind: string) => string;
  readonly pack: PackSource<P>;
  readonly printed: (pack: P) => Printed;
  /** In the order in which they are shown. */
  readonly kinds: {
    readonly [kind: string]: (
      words: Words<string>,
      contents: { readonly pack: P; readonly printed: Printed },
    ) => readonly GalleryRow[];
  };
};

/** What the gallery asks of a board, for the game's own pack and for any other. */
export const galleryDoor = <P extends object, Printed extends object>({
  kindKey,
  pack,
  printed,
  kinds,
}: GalleryParts<P, Printed>): Pick<GalleryDoor, 'gallery'> & { readonly ownPack: OwnPackDoor } => {
  const galleryOf = (words: Words<string>, content: P): readonly GalleryKind[] => {
    const contents = { pack: content, printed: withWordings(printed(content), content) };
    return Object.entries(kinds).map(([id, rows]) => ({
      id,
      name: words(kindKey(id)),
      components: rows(words, contents).map((row) => componentOf(words, row)),
    }));
  };
  return {
    gallery: (words) => galleryOf(words, pack.content),
    ownPack: {
      content: pack.content,
      galleryOf: (words, raw) => galleryOf(words, readPack(pack, raw).content),
    },
  };
};

export type Drawing = ComponentType<DrawProps>;

/** On a sheet of this size in the drawing's own units. `share`: of the width that is wanted. */
export const onSheet =
  (viewWidth: number, viewHeight: number, children: ReactNode, share = 1): Drawing =>
  ({ width }) => (
    <Sheet width={width * share} viewWidth={viewWidth} viewHeight={viewHeight}>
      {children}
    </Sheet>
  );

/** On a round of bone, in a box of 100. */
export const onToken =
  (children: ReactNode): Drawing =>
  ({ width }) => <Token width={width * 0.8}>{children}</Token>;

/** On a card that has its name under it. */
export const onPaper =
  (name: string, children: ReactNode): Drawing =>
  ({ width }) => (
    <PaperCard width={width} name={name}>
      {children}
    </PaperCard>
  );
