import { joined } from '@quarterdeck/kernel/say';
import type { Language } from './languages.ts';

/** "Ines, Tomas and two bots", as the language joins things. */
export const joinList = (language: Language, things: readonly string[]): string =>
  joined(things, language === 'pseudo' ? 'en' : language);
