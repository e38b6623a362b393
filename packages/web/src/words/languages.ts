import i18next, { type i18n } from 'i18next';
import { EN } from './en.ts';
import type { Catalogue, Words } from './word-key.ts';

/** The pseudo-language is for tests: what it does not touch is hard-wired. */
export const LANGUAGES = ['en', 'pseudo'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English is always aboard; other catalogues are fetched when they are wanted. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(EN),
  pseudo: async () => (await import('./pseudo.ts')).pseudoCatalogue(EN),
};

export type Tongue = { readonly language: Language; readonly words: Words };

const begin = (): i18n => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: EN } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
};

/** Sentences that are kept; a table says a few hundred different ones. */
const MOST_KEPT = 2_000;

/** A table says the same again with every answer, and putting a sentence together takes a while. */
const wordsOf = (instance: i18n, language: Language): Words => {
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

export const speakEnglish = (): Tongue => ({ language: 'en', words: wordsOf(begin(), 'en') });

export const speak = async (language: Language): Promise<Tongue> => {
  const instance = begin();
  instance.addResourceBundle(language, 'translation', await CATALOGUES[language]());
  return { language, words: wordsOf(instance, language) };
};
