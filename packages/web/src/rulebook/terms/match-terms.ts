/** A term of a game: what it is met as, and the clauses it rests on, the one that is shown first. */
export type Term = {
  readonly id: string;
  readonly forms: readonly string[];
  readonly clauses: readonly string[];
};

/** A stretch of a text; `term` where it is one. */
export type TextPart = { readonly at: number; readonly text: string; readonly term?: Term };

export type Glossary = {
  readonly terms: readonly Term[];
  /** Every form as it is written, the longest first. */
  readonly met: RegExp;
  readonly termOf: ReadonlyMap<string, Term>;
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startsUpper = (words: string): boolean => /^\p{Lu}/u.test(words);
const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A form that begins with a capital is met so only; any other also at the beginning of a sentence. */
const writtenAs = (form: string): readonly string[] =>
  startsUpper(form) ? [form] : [form, capitalised(form)];

export const glossaryOf = (terms: readonly Term[]): Glossary => {
  const termOf = new Map<string, Term>();
  for (const term of terms)
    for (const written of term.forms.flatMap(writtenAs))
      if (written !== '' && !termOf.has(written)) termOf.set(written, term);
  const longestFirst = [...termOf.keys()].toSorted((a, b) => b.length - a.length);
  const words = longestFirst.length === 0 ? '(?!)' : longestFirst.map(escaped).join('|');
  return {
    terms,
    termOf,
    met: new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${words})(?![\\p{L}\\p{N}]|-\\p{L})`, 'gu'),
  };
};

/** Where these names stand in a text; whoever is called Rum is no rum. */
const namedIn = (text: string, names: readonly string[]): readonly (readonly [number, number])[] =>
  names
    .filter((name) => name !== '')
    .flatMap((name) =>
      [...text.matchAll(new RegExp(escaped(name), 'gu'))].map(
        ({ index }) => [index, index + name.length] as const,
      ),
    );

const SENTENCE_BEGINS = /(?:^|[.?!:;]\s+|[“‘"(]\s*)$/u;
/** A name goes on with a word; "the Harbor M5" has a place behind it. */
const NAME_GOES_ON = /^\s+\p{Lu}\p{L}/u;

/** "Port Mercy" is a name, "Ports are safe." begins a sentence. */
const isName = (text: string, at: number, written: string, term: Term): boolean => {
  if (!startsUpper(written)) return false;
  if (NAME_GOES_ON.test(text.slice(at + written.length))) return true;
  return !term.forms.includes(written) && !SENTENCE_BEGINS.test(text.slice(0, at));
};

type Met = { readonly at: number; readonly written: string; readonly term: Term };

const metIn = ({ met, termOf }: Glossary, text: string, names: readonly string[]): Met[] => {
  const named = namedIn(text, names);
  return [...text.matchAll(met)].flatMap(({ 0: written, index }) => {
    const term = termOf.get(written);
    const isOfName = named.some(([from, to]) => index < to && from < index + written.length);
    if (term === undefined || isOfName || isName(text, index, written, term)) return [];
    return [{ at: index, written, term }];
  });
};

/** Terms that a text has met already are not marked again in what follows it. */
export type Reading = { readonly names?: readonly string[]; readonly before?: string };

/** A text with its terms marked: whole words, each term the first time alone, no part of a name. */
export const termParts = (
  glossary: Glossary,
  text: string,
  { names = [], before = '' }: Reading = {},
): readonly TextPart[] => {
  const known = new Set(
    before === '' ? [] : metIn(glossary, before, names).map(({ term }) => term),
  );
  const parts: TextPart[] = [];
  let done = 0;
  for (const { at, written, term } of metIn(glossary, text, names)) {
    if (known.has(term)) continue;
    known.add(term);
    if (at > done) parts.push({ at: done, text: text.slice(done, at) });
    parts.push({ at, text: written, term });
    done = at + written.length;
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done) });
  return parts;
};
