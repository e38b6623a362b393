/** What the galleries say round their pieces. */
export const GALLERY_EN = {
  gallery: {
    title: 'Gallery of {{game}}',
    page: 'Gallery',
    kinds: 'Kinds',
    sources: 'Where it comes from',
    source: { book: 'book', derived: 'derived', public: 'public', ours: 'ours' },
    sourceHints: {
      book: 'stated in the rulebook',
      derived: 'follows from it',
      public: 'found in public material',
      ours: 'drawn up by us',
    },
    onlySource: 'Show only what is marked {{source}}',
    sizes: { large: 'large', table: 'table', phone: 'phone' },
    nothing: 'Nothing of this kind has that source.',
    pack: {
      area: 'Pieces, and a pack of your own',
      hint: 'Drop a content pack anywhere here: its pieces are drawn at once, and what it changes is listed.',
      ours: 'Save our pack to change it',
      changes_zero: '{{name}} is drawn below. It changes nothing.',
      changes_one: '{{name}} is drawn below. It changes {{count}} thing:',
      changes_other: '{{name}} is drawn below. It changes {{count}} things:',
      changed: 'changed',
      none: 'none',
    },
    missing: 'The pieces of this game are not drawn yet.',
    missingHint: 'They come with its table. These galleries are here:',
  },
} as const;
