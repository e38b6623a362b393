import { type Clause, clausesOf, type Ledger } from './ledger.ts';

/** A term as a search knows it: what it is called, and what makes it. */
export type Synonyms = {
  /** Name and forms, in small letters. */
  readonly forms: readonly string[];
  /** Its sentence, in small letters: who does not know the name asks by what it is. */
  readonly says: string;
  readonly clauses: readonly string[];
};

/** Words of a question that say nothing about what is asked. */
const IDLE = new Set(
  'a an and any are at be by can could did do does far for from get got had has have how i if in is it its many may me more much my of on one or so than that the their them then there they this to was we what when where which who whose why will with would you your'.split(
    ' ',
  ),
);

/** "sailing", "sails" and "sailed" are searched for as "sail"; short words stay whole. */
const stemOf = (word: string): string =>
  word.length < 5
    ? word.replace(/(?<=..)s$/, '')
    : word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');

const asked = (wanted: string): readonly string[] => {
  const words = wanted.toLocaleLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const telling = words.filter((word) => !IDLE.has(word));
  return telling.length === 0 ? words : telling;
};

const LETTER = /[\p{L}\p{N}]/u;

const WORD_ENDS = /^(?:s|\p{L}?(?:ing|ed|er)s?)?(?![\p{L}\p{N}])/u;

/** Short words are met whole: "win" is neither wind nor wine, but in winner. */
const goesOn = (text: string, end: number, stem: string): boolean =>
  stem.length > 3 || WORD_ENDS.test(text.slice(end, end + 8));

const begins = (text: string, stem: string): boolean => {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const isStart = at === 0 || !LETTER.test(text.charAt(at - 1));
    if (isStart && goesOn(text, at + stem.length, stem)) return true;
  }
  return false;
};

type Word = {
  readonly stem: string;
  /** What the same thing is called otherwise. */
  readonly others: readonly string[];
  /** Clauses that make what the word is about. */
  readonly makes: ReadonlySet<string>;
};

/** Words that mean the same to a player, one group after the other: `sail|move, sell|unload`. */
type Alike = readonly (readonly string[])[];

export const alikeIn = (written: string): Alike =>
  written.split(', ').map((group) => group.split('|'));

const wordOf = (word: string, terms: readonly Synonyms[], alike: Alike): Word => {
  const stem = stemOf(word);
  const named = terms.filter(({ forms }) => forms.some((form) => begins(form, stem)));
  const about = terms.filter(({ says }) => begins(says, stem));
  const same = alike.filter((group) => group.some((one) => stemOf(one) === stem)).flat();
  return {
    stem,
    others: [...named.flatMap(({ forms }) => forms), ...same.map(stemOf)],
    makes: new Set([...named, ...about].flatMap(({ clauses }) => clauses)),
  };
};

/** Names of several words count as one: "against the wind" is not "against" and "wind". */
const wordsIn = (wanted: string, terms: readonly Synonyms[], alike: Alike): readonly Word[] => {
  const phrases = terms.flatMap(({ forms, clauses }) =>
    forms
      .filter((form) => form.includes(' ') && begins(wanted.toLocaleLowerCase(), form))
      .map((form) => ({ stem: form, others: forms, makes: new Set(clauses) })),
  );
  const rest = phrases.reduce(
    (left, { stem }) => left.replace(stem, ' '),
    wanted.toLocaleLowerCase(),
  );
  return [...phrases, ...asked(rest).map((word) => wordOf(word, terms, alike))];
};

/** A clause, and all that is written there: what its chapter is about belongs to it. */
type Page = { readonly clause: Clause; readonly text: string };

const pagesOf = ({ chapters }: Ledger): readonly Page[] =>
  chapters.flatMap((chapter) =>
    clausesOf(chapter).map((clause) => {
      const { id, text, reason = '' } = clause;
      return { clause, text: `${id} ${text} ${reason} ${chapter.title}`.toLocaleLowerCase() };
    }),
  );

const meets = ({ stem, others, makes }: Word, { clause, text }: Page): boolean =>
  begins(text, stem) || makes.has(clause.id) || others.some((other) => begins(text, other));

/** Of the best that there is; what meets less is about something else. */
const NEAR = 0.65;

/**
 * Clauses that answer what a player typed, in the order of the book. A word is met by itself, by another
 * name of the same thing, or because the clause makes it; a word that stands on few pages weighs more.
 */
export const searchClauses = (
  ledger: Ledger,
  wanted: string,
  terms: readonly Synonyms[] = [],
  alike: Alike = [],
): readonly Clause[] => {
  const pages = pagesOf(ledger);
  const words = wordsIn(wanted, terms, alike);
  if (words.length === 0) return pages.map(({ clause }) => clause);
  const worth = new Map<Page, number>();
  for (const word of words) {
    const met = pages.filter((page) => meets(word, page));
    const weight = Math.log(1 + pages.length / Math.max(1, met.length));
    for (const page of met) worth.set(page, (worth.get(page) ?? 0) + weight);
  }
  const best = Math.max(0, ...worth.values());
  return pages
    .filter((page) => best > 0 && (worth.get(page) ?? 0) >= best * NEAR)
    .map(({ clause }) => clause);
};

/** The telling words of a search, for what is lit. */
export const litWords = (wanted: string): string => asked(wanted).map(stemOf).join(' ');
