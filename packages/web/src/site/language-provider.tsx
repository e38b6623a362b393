import { WordsProvider } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings-context.tsx';

/** The language of the settings, for everything below. */
export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => (
  <WordsProvider language={useSettings().language}>{children}</WordsProvider>
);
