import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { Catalogue } from './catalogue.ts';
import { type Language, speak, speakEnglish, type Tongue } from './languages.ts';
import type { Words } from './word-key.ts';

const ENGLISH = speakEnglish();
const TongueContext = createContext<Tongue>(ENGLISH);

type TongueProviderProps = {
  readonly language: Language;
  /** Given by tests, which do not wait for a catalogue. */
  readonly tongue?: Tongue;
  readonly children: ReactNode;
};

export const TongueProvider = ({
  language,
  tongue,
  children,
}: TongueProviderProps): ReactElement => {
  const [spoken, setSpoken] = useState(tongue ?? ENGLISH);
  useEffect(() => {
    if (spoken.language === language) return;
    let wanted = true;
    void speak(language).then((learnt) => {
      if (wanted) setSpoken(learnt);
    });
    return () => {
      wanted = false;
    };
  }, [language, spoken]);
  useEffect(() => {
    document.documentElement.lang = spoken.language === 'pseudo' ? 'en' : spoken.language;
  }, [spoken]);
  return <TongueContext value={spoken}>{children}</TongueContext>;
};

/** `rooms`: what this room and those inside it say, beside what is always aboard. */
export const useWords = (...rooms: readonly Catalogue[]): Words => {
  const { words, learn } = useContext(TongueContext);
  rooms.forEach(learn);
  return words;
};
export const useLanguage = (): Language => useContext(TongueContext).language;
