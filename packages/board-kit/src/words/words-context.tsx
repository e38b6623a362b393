import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { Catalogue } from './catalogue.ts';
import { type Language, type Speech, speak, speakEnglish } from './languages.ts';
import type { KeyOf, Words } from './words.ts';

const ENGLISH = speakEnglish();
const WordsContext = createContext<Speech>(ENGLISH);

type WordsProviderProps = {
  readonly language: Language;
  /** Given by tests, which do not wait for a catalogue. */
  readonly speech?: Speech;
  readonly children: ReactNode;
};

export const WordsProvider = ({ language, speech, children }: WordsProviderProps): ReactElement => {
  const [spoken, setSpoken] = useState(speech ?? ENGLISH);
  useEffect(() => {
    if (spoken.language === language) return;
    let wanted = true;
    void speak(language).then((known) => {
      if (wanted) setSpoken(known);
    });
    return () => {
      wanted = false;
    };
  }, [language, spoken]);
  useEffect(() => {
    document.documentElement.lang = spoken.language === 'pseudo' ? 'en' : spoken.language;
  }, [spoken]);
  return <WordsContext value={spoken}>{children}</WordsContext>;
};

/** `rooms`: the catalogues that are said here; they are all that the words can say. */
export const useWords = <const C extends readonly Catalogue[]>(
  ...rooms: C
): Words<KeyOf<C[number]>> => {
  const { words, addCatalogue } = useContext(WordsContext);
  rooms.forEach(addCatalogue);
  return words;
};
export const useLanguage = (): Language => useContext(WordsContext).language;
