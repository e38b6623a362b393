import type { ReactElement, ReactNode } from 'react';
import { useSettings } from '../settings/settings-context.tsx';
import { TongueProvider } from './tongue-context.tsx';

/** The language of the settings, for everything below. */
export const SpokenTongue = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <TongueProvider language={useSettings().language}>{children}</TongueProvider>
);
