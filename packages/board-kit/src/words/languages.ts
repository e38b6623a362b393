import { render } from '@quarterdeck/kernel/say';
import type { Catalogue } from './catalogue.ts';
import { KIT_EN, SEAT_COLOURS_EN } from './en.ts';
import type { Words } from './words.ts';

/** The pseudo-language is for tests: what it does not touch is hard-wired. */
export const LANGUAGES = ['en', 'pseudo'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A room's English, said in another language. */
type Translation = (english: Catalogue) => Catalogue;

/** English comes with the rooms; how another language says it is fetched when it is wanted. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  pseudo: async () => (await import('./pseudo.ts')).pseudoCatalogue,
};

export type Speech = {
  readonly language: Language;
  readonly words: Words<string>;
  /** Adds what a room says, given in English. Idempotent. */
  readonly addCatalogue: (room: Catalogue) => void;
};

/** Sentences that are kept; a table says a few hundred different ones. */
const MOST_KEPT = 2_000;

/** Sentences by their whole path, as `render` looks for them. */
type Sentences = Record<string, string>;

const addSentences = (to: Sentences, words: Catalogue, path = ''): void => {
  for (const [key, said] of Object.entries(words))
    if (typeof said === 'string') to[`${path}${key}`] = said;
    else addSentences(to, said, `${path}${key}.`);
};

/** The pseudo-language counts and lists as English does. */
const LOCALE = 'en';

/** A table says the same again with every answer, and putting a sentence together takes a while. */
const wordsOf = (catalogue: Sentences, fallback: Sentences): Words<string> => {
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const message = values === undefined ? { key } : { key, with: values };
    const sentence = render(message, { catalogue, names: [], locale: LOCALE, fallback });
    if (said.size >= MOST_KEPT) said.clear();
    said.set(asked, sentence);
    return sentence;
  };
};

const speechOf = (language: Language, translation: Translation): Speech => {
  const english: Sentences = {};
  const own: Sentences = language === 'en' ? english : {};
  const known = new Set<Catalogue>();
  const addCatalogue = (room: Catalogue): void => {
    if (known.has(room)) return;
    known.add(room);
    addSentences(english, room);
    if (language !== 'en') addSentences(own, translation(room));
  };
  addCatalogue(KIT_EN);
  addCatalogue(SEAT_COLOURS_EN);
  return { language, words: wordsOf(own, english), addCatalogue };
};

/** `rooms`: for those who speak outside a component; `useWords` adds its own. */
export const speakEnglish = (...rooms: readonly Catalogue[]): Speech => {
  const speech = speechOf('en', (english) => english);
  rooms.forEach(speech.addCatalogue);
  return speech;
};

export const speak = async (language: Language): Promise<Speech> =>
  language === 'en' ? speakEnglish() : speechOf(language, await TRANSLATIONS[language]());
