import { type ComponentType, type ReactElement, StrictMode } from 'react';
import { NavigationProvider } from './router/navigation.tsx';
import { SettingsProvider } from './settings/settings-context.tsx';
import type { SettingsStore } from './settings/store.ts';
import { App } from './shell/app.tsx';
import type { HostDoor } from './table/host-context.tsx';
import { Moorings } from './tables/moorings.tsx';
import { LanguageProvider } from './words/language-provider.tsx';

type RootProps = {
  readonly store: SettingsStore;
  readonly door: HostDoor;
  /** Given, not imported: a table does without it. */
  readonly Shelf: ComponentType;
};

/** The whole page, and everything it stands on. */
export const Root = ({ store, door, Shelf }: RootProps): ReactElement => (
  <StrictMode>
    <SettingsProvider store={store}>
      <LanguageProvider>
        <Moorings door={door}>
          <NavigationProvider>
            <App Shelf={Shelf} />
          </NavigationProvider>
        </Moorings>
      </LanguageProvider>
    </SettingsProvider>
  </StrictMode>
);
