import type { EN } from './en.ts';

/** `{{count}}` picks among `_one` and `_other`; the key leaves the suffix out. */
type WithoutCount<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutCount<K> : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** Every sentence of the catalogue by its path; a word that does not exist does not compile. */
export type WordKey = PathsOf<typeof EN>;

export type WordValues = Readonly<Record<string, string | number>>;

export type Words = (key: WordKey, values?: WordValues) => string;

/** A catalogue of any language: the shape of the English one. */
export type Catalogue = { readonly [key: string]: string | Catalogue };
