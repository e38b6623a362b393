import { type ReactElement, StrictMode } from 'react';
import { NavigationProvider } from './router/navigation.tsx';
import { SettingsProvider } from './settings/settings-context.tsx';
import type { SettingsStore } from './settings/store.ts';
import { App } from './shell/app.tsx';
import type { HostDoor } from './table/host-context.tsx';
import { Moorings } from './tables/moorings.tsx';
import { SpokenTongue } from './words/spoken-tongue.tsx';

type QuarterdeckProps = { readonly store: SettingsStore; readonly door: HostDoor };

/** The whole page, and everything it stands on. */
export const Quarterdeck = ({ store, door }: QuarterdeckProps): ReactElement => (
  <StrictMode>
    <SettingsProvider store={store}>
      <SpokenTongue>
        <Moorings door={door}>
          <NavigationProvider>
            <App />
          </NavigationProvider>
        </Moorings>
      </SpokenTongue>
    </SettingsProvider>
  </StrictMode>
);
