import type { Seat } from '../ids.ts';

/** What stands for a placeholder: words, a number, a message of its own, a player, or several. */
export type Param =
  | string
  | number
  | Message
  | { readonly seat: Seat }
  | { readonly list: readonly Param[] };
export type Params = { readonly [name: string]: Param };

/** Words for people, not yet in any language: a key of the catalogue and what to fill in. */
export type Message<Key extends string = string> = {
  readonly key: Key;
  readonly with?: Params;
};

/** Texts by key, as i18next writes them: `{{name}}`, and `_one`, `_other` … for plurals. */
export type Catalogue = { readonly [key: string]: string };

/** The plural forms of all languages (CLDR). */
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys a message may have: plural forms share the one without their ending. */
export type KeyOf<C> = KeyWithout<keyof C & string>;
/** Endings are tried one by one: a pattern with two open parts would stop at the first underscore. */
type KeyWithout<K extends string> = K extends `${infer Base}_other`
  ? Base
  : K extends `${infer Base}_one`
    ? Base
    : K extends `${infer Base}_zero`
      ? Base
      : K extends `${infer Base}_two`
        ? Base
        : K extends `${infer Base}_few`
          ? Base
          : K extends `${infer Base}_many`
            ? Base
            : K;

type TextsOf<C, Key extends string> = C[(Key | `${Key}_${Plural}`) & keyof C];
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Trimmed<Name> | Placeholders<Rest>
  : never;
type Trimmed<Name extends string> = Name extends ` ${infer Rest}`
  ? Trimmed<Rest>
  : Name extends `${infer Rest} `
    ? Trimmed<Rest>
    : Name;
/** A text with plural forms is chosen by `count`, whether it mentions it or not. */
type CountOf<C, Key extends string> = `${Key}_other` extends keyof C ? 'count' : never;
type NamesIn<C, Key extends string> = Placeholders<TextsOf<C, Key>> | CountOf<C, Key>;

/** A key nobody knows is inferred as all of them; asking nothing of it lets the key take the blame. */
type Given<C, Key extends string> = [KeyOf<C>] extends [Key]
  ? [params?: Params]
  : string extends TextsOf<C, Key>
    ? [params?: Params]
    : [NamesIn<C, Key>] extends [never]
      ? []
      : [params: { readonly [N in NamesIn<C, Key>]: N extends 'count' ? number : Param }];

/** Makes messages of one catalogue: an unknown key or a missing parameter does not compile. */
export type MessageMaker<C> = <Key extends KeyOf<C>>(
  key: Key,
  ...given: Given<C, Key>
) => Message<Key>;

/** The catalogue is only read by the compiler; whoever renders brings one of their own. */
export const messages =
  <const C extends Catalogue>(_catalogue: C): MessageMaker<C> =>
  (key, ...given) => {
    const [params]: readonly (Params | undefined)[] = given;
    return params === undefined ? { key } : { key, with: params };
  };
