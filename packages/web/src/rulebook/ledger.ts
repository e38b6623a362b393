/** Where a clause comes from: the book says it, it follows, or we decided it. */
export const MARKS = ['book', 'derived', 'ours'] as const;
export type Mark = (typeof MARKS)[number];

export type Clause = {
  readonly id: string;
  readonly text: string;
  readonly mark: Mark;
  readonly isExample: boolean;
  /** Why it was decided so; only silences have it. */
  readonly reason: string | undefined;
  /** Other clauses it names. */
  readonly names: readonly string[];
};

/** What stands between clauses. */
export type Aside =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] };

export type Block = { readonly kind: 'clause'; readonly clause: Clause } | Aside;

export type Row = { readonly id: string; readonly cells: readonly string[] };

export type Chapter = {
  readonly id: string;
  /** The book's number, or nothing where it gives none. */
  readonly number: string;
  readonly title: string;
  readonly isSilences: boolean;
  readonly blocks: readonly Block[];
};

export type Ledger = { readonly title: string; readonly chapters: readonly Chapter[] };

export const clausesOf = ({ blocks }: Pick<Chapter, 'blocks'>): readonly Clause[] =>
  blocks.flatMap((block) => (block.kind === 'clause' ? [block.clause] : []));

export const allClauses = (ledger: Ledger): readonly Clause[] => ledger.chapters.flatMap(clausesOf);

export const chapterOf = (ledger: Ledger, clause: string): Chapter | undefined =>
  ledger.chapters.find((chapter) => clausesOf(chapter).some(({ id }) => id === clause));

/** Clauses this one names, then those that name it: what one reads next. */
export const relatedTo = (ledger: Ledger, clause: Clause): readonly string[] => {
  const all = allClauses(ledger);
  const known = new Set(all.map(({ id }) => id));
  const naming = all.filter(({ names }) => names.includes(clause.id)).map(({ id }) => id);
  const related = new Set([...clause.names.filter((id) => known.has(id)), ...naming]);
  related.delete(clause.id);
  return [...related];
};
