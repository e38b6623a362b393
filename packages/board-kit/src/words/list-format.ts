import type { Language } from './languages.ts';

/** "Ines, Tomas and two bots", as the language joins things. */
export const joinList = (language: Language, things: readonly string[]): string =>
  new Intl.ListFormat(language === 'pseudo' ? 'en' : language, { type: 'conjunction' }).format(
    things,
  );
