import { unreachable } from '../errors.ts';
import type { Catalogue, Message, Param } from './message.ts';

export type Rendering = {
  readonly catalogue: Catalogue;
  /** The players, by seat. */
  readonly names: readonly string[];
  /** The language of the catalogue; decides plurals and how lists are joined. */
  readonly locale?: string;
  /** Where a translation is incomplete: the game's own catalogue, in English. */
  readonly fallback?: Catalogue;
};

const ENGLISH = 'en';

/** Made once for a language, for a log of a match needs thousands; and when it is needed, for it takes long. */
function onceFor<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const pluralsOf = onceFor((locale) => new Intl.PluralRules(locale));
const listsOf = onceFor((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** A message in words. A key that no catalogue has stands in brackets. Plain text, never HTML. */
export function render(message: Message, rendering: Rendering): string {
  const text = textOf(message, rendering);
  if (text === undefined) return `[${message.key}]`;
  // One pass: what a player calls themselves is filled in, never looked into.
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const param = paramOf(message, name);
    return param === undefined ? `[${name}]` : wordsFor(param, rendering);
  });
}

const PLACEHOLDER = /\{\{ *([^{}]*?) *\}\}/g;

function textOf(message: Message, rendering: Rendering): string | undefined {
  const own = textIn(rendering.catalogue, message, rendering.locale ?? ENGLISH);
  if (own !== undefined || rendering.fallback === undefined) return own;
  return textIn(rendering.fallback, message, ENGLISH);
}

function textIn(catalogue: Catalogue, message: Message, locale: string): string | undefined {
  const count = paramOf(message, 'count');
  const forms = typeof count === 'number' ? pluralForms(message.key, count, locale) : [];
  const found = [...forms, message.key].find((key) => Object.hasOwn(catalogue, key));
  return found === undefined ? undefined : catalogue[found];
}

/** From the most to the least fitting, as i18next looks for them. */
function pluralForms(key: string, count: number, locale: string): readonly string[] {
  const form = pluralsOf(locale).select(count);
  const none = count === 0 ? [`${key}_zero`] : [];
  return [...none, `${key}_${form}`, `${key}_other`];
}

const paramOf = (message: Message, name: string): Param | undefined =>
  message.with !== undefined && Object.hasOwn(message.with, name) ? message.with[name] : undefined;

function wordsFor(param: Param, rendering: Rendering): string {
  switch (typeof param) {
    case 'string':
      return param;
    case 'number':
      return String(param);
    case 'object':
      if ('key' in param) return render(param, rendering);
      if ('seat' in param) return rendering.names[param.seat] ?? `[seat ${param.seat + 1}]`;
      return joined(
        param.list.map((item) => wordsFor(item, rendering)),
        rendering.locale ?? ENGLISH,
      );
    default:
      return unreachable(param);
  }
}

/**
 * Things in a row, as a language joins them. English by hand: a page that says its first list would
 * wait for the tables of all languages.
 */
export function joined(words: readonly string[], locale: string): string {
  if (locale !== ENGLISH) return listsOf(locale).format(words);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  if (words.length < 2) return last;
  return words.length === 2 ? `${before} and ${last}` : `${before}, and ${last}`;
}

/** The keys in a message, and in the messages inside it, that a catalogue does not have. */
export function missingKeys(message: Message, catalogue: Catalogue, locale = ENGLISH): string[] {
  const missing = new Set<string>();
  const look = (param: Param): void => {
    if (typeof param !== 'object') return;
    if ('list' in param) param.list.forEach(look);
    if (!('key' in param)) return;
    if (textIn(catalogue, param, locale) === undefined) missing.add(param.key);
    Object.values(param.with ?? {}).forEach(look);
  };
  look(message);
  return [...missing];
}
