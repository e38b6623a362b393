type Flaw = { readonly name: string; readonly pattern: RegExp };

/** What no player should read. Names of players, pieces and places must get by. */
const FLAWS: readonly Flaw[] = [
  { name: 'no capital', pattern: /^(?![A-Z0-9])/ },
  { name: 'a gap', pattern: /^\s|\s\s|\s$|\s[.,;:!?]/ },
  { name: 'a missing word', pattern: /[[\]]|\bundefined\b|\bnull\b|\bNaN\b/ },
  // What is hidden is -1 wherever it stands for a number or an id.
  { name: 'a hole', pattern: /-1/ },
  { name: 'a clause', pattern: /\b[A-Z]{2}-S?\d/ },
  { name: 'an id', pattern: /[{}_]|[a-z][A-Z]|[a-z]\/[a-z]|\bseat \d/ },
  // "A extra sail": a name was put behind an article that does not fit it.
  { name: 'a wrong article', pattern: /(?:^A|[.:!?] A|\ba) (?!one\b|[Uu]ni|use)[aeiouAEIO]/ },
];

/** The names of the flaws in a line; `never` is a pattern of the game's own. */
export const flawsIn = (words: string, never?: RegExp): readonly string[] => [
  ...FLAWS.filter(({ pattern }) => pattern.test(words)).map(({ name }) => name),
  ...(never?.test(words) ? [`what matches ${never}`] : []),
];
