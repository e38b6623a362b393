import i18next, { type i18n } from 'i18next';
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

/** A table says the same again with every answer, and putting a sentence together takes a while. */
const wordsOf = (instance: i18n, language: Language): Words<string> => {
  const translate = instance.getFixedT(language);
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const sentence = translate(key, { ...values });
    if (said.size >= MOST_KEPT) said.clear();
    said.set(asked, sentence);
    return sentence;
  };
};

const speechOf = (language: Language, translation: Translation): Speech => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: {} } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const known = new Set<Catalogue>();
  const add = (of: Language, words: Catalogue): void => {
    // Deep, since rooms share branches: `boards` has one twig for each game.
    instance.addResourceBundle(of, 'translation', words, true, true);
  };
  const addCatalogue = (room: Catalogue): void => {
    if (known.has(room)) return;
    known.add(room);
    add('en', room);
    if (language !== 'en') add(language, translation(room));
  };
  addCatalogue(KIT_EN);
  addCatalogue(SEAT_COLOURS_EN);
  return { language, words: wordsOf(instance, language), addCatalogue };
};

/** `rooms`: for those who speak outside a component; `useWords` adds its own. */
export const speakEnglish = (...rooms: readonly Catalogue[]): Speech => {
  const speech = speechOf('en', (english) => english);
  rooms.forEach(speech.addCatalogue);
  return speech;
};

export const speak = async (language: Language): Promise<Speech> =>
  language === 'en' ? speakEnglish() : speechOf(language, await TRANSLATIONS[language]());
