/** `{{count}}` picks among `_one` and `_other`; the key leaves the suffix out. */
type WithoutCount<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutCount<K> : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** The sentences of catalogues by their paths; any path where only that it is a catalogue is known. */
export type KeyOf<C> = C extends unknown ? (string extends keyof C ? string : PathsOf<C>) : never;

export type WordValues = Readonly<Record<string, string | number>>;

/**
 * Says what has one of these keys; a word that is in no catalogue at hand does not compile. By keys
 * and not by catalogues, so that words that say more can be handed to whoever says less.
 */
export type Words<Key extends string> = (key: Key, values?: WordValues) => string;
