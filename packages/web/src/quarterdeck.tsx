import { type ReactElement, StrictMode } from 'react';
import { NavigationProvider } from './router/navigation.tsx';
import { SettingsProvider } from './settings/settings-context.tsx';
import type { SettingsStore } from './settings/store.ts';
import { App } from './shell/app.tsx';
import type { Harbour } from './tables/harbour.ts';
import { HarbourProvider } from './tables/harbour-context.tsx';
import { SpokenTongue } from './words/spoken-tongue.tsx';

type QuarterdeckProps = { readonly store: SettingsStore; readonly harbour: Harbour };

/** The whole page, and everything it stands on. */
export const Quarterdeck = ({ store, harbour }: QuarterdeckProps): ReactElement => (
  <StrictMode>
    <SettingsProvider store={store}>
      <SpokenTongue>
        <HarbourProvider harbour={harbour}>
          <NavigationProvider>
            <App />
          </NavigationProvider>
        </HarbourProvider>
      </SpokenTongue>
    </SettingsProvider>
  </StrictMode>
);
