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

const wordsOf = (instance: i18n, language: Language): Words => {
  const translate = instance.getFixedT(language);
  return (key, values) => translate(key, { ...values });
};

export const speakEnglish = (): Tongue => ({ language: 'en', words: wordsOf(begin(), 'en') });

export const speak = async (language: Language): Promise<Tongue> => {
  const instance = begin();
  instance.addResourceBundle(language, 'translation', await CATALOGUES[language]());
  return { language, words: wordsOf(instance, language) };
};
